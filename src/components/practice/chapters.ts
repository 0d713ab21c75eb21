import type { GameId, Language } from '#i18n/languages.ts';
import { bookOf, clauseOf } from '#model/book.ts';
import { type PracticeSituation, practiceOf } from '#model/practice.ts';

/** The situations of a game by the chapters of their rules, each from easy to hard. */
export function practisedChapters(game: GameId, language: Language) {
  const book = bookOf(game, language);
  return book.chapters
    .map(({ id, number, title }) => ({
      id,
      title: `${number}. ${title}`,
      situations: practiceOf(game)
        .filter(({ clause }) => clauseOf(book, clause).chapter === id)
        .toSorted(
          (one: PracticeSituation, other: PracticeSituation) =>
            one.level - other.level || (one.id < other.id ? -1 : 1),
        ),
    }))
    .filter(({ situations }) => situations.length > 0);
}
