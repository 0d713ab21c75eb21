import type { Language } from '#i18n/languages.ts';
import { languages } from '#i18n/languages.ts';
import type { ParsedClause } from './parse-chapter.ts';

/**
 * source: what the others are made from. current: made from the English text as it is now.
 * stale: the English text changed since. unstamped: nobody recorded what it was made from.
 */
export type TranslationState = 'source' | 'current' | 'stale' | 'unstamped';

export const sourceLanguage = languages[0];

export function translationState(
  clause: Pick<ParsedClause, 'rev'>,
  language: Language,
  source: Pick<ParsedClause, 'revision'> | undefined,
): TranslationState {
  if (language === sourceLanguage) return 'source';
  if (clause.rev === undefined) return 'unstamped';
  return clause.rev === source?.revision ? 'current' : 'stale';
}
