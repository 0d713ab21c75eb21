import type { GameId } from '#i18n/languages.ts';
import type { Reference } from '#model/rules/index.ts';

/** Element that shows a term's meaning. */
export const meaningId = (game: GameId, term: string): string => `meaning-${game}-${term}`;

/** The terms among the things a page points at, each once. */
export function termsAmong(references: readonly Reference[]): Reference[] {
  const found = new Map<string, Reference>();
  for (const reference of references)
    if (reference.kind === 'term') found.set(meaningId(reference.game, reference.id), reference);
  return [...found.values()];
}
