import type { GameId } from '#i18n/languages.ts';
import { bookOf, termOf } from '#model/book.ts';
import type { TermEntry } from './schemas.ts';

export function terms(game: GameId): TermEntry[] {
  return [...bookOf(game, 'en').terms.values()].map(({ id, words, meaning, clause }) => ({
    id,
    words,
    meaning: {
      en: meaning,
      ru: termOf(bookOf(game, 'ru'), id).meaning,
      pl: termOf(bookOf(game, 'pl'), id).meaning,
    },
    clause,
    page: `${game}/glossary/#${id}`,
  }));
}
