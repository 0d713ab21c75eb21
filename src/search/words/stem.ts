import type { Language } from '#i18n/languages.ts';
import { stemEnglish } from './english.ts';
import { isCyrillic } from './fold.ts';
import { stemPolish } from './polish.ts';
import { stemRussian } from './russian.ts';

/**
 * The part of a folded word that its forms share. Every page also knows words of the other two
 * languages: Cyrillic is Russian everywhere, Latin is Polish on Polish pages and else English.
 */
export function stem(language: Language, word: string): string {
  if (isCyrillic(word)) return stemRussian(word);
  return language === 'pl' ? stemPolish(word) : stemEnglish(word);
}
