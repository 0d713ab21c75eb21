import type { GameId, Language } from '#i18n/languages.ts';
import { bookOf, clauseOf } from '#model/book.ts';
import { cardsOfClause } from '#model/concerns.ts';
import { examplesOfClause } from '#model/examples.ts';
import type { ClauseEntry } from './schemas.ts';

function textIn(game: GameId, language: Language, id: string): ClauseEntry['texts'][Language] {
  const { title, text, editionsText, readingText, state } = clauseOf(bookOf(game, language), id);
  return {
    title,
    text,
    ...(editionsText === undefined ? {} : { editions: editionsText }),
    ...(readingText === undefined ? {} : { reading: readingText }),
    state,
  };
}

/** Every clause of a game with its texts in the three languages, in the order of the rules. */
export function clauses(game: GameId): ClauseEntry[] {
  return [...bookOf(game, 'en').clauses.values()].map((clause) => ({
    id: clause.id,
    chapter: clause.chapter,
    number: clause.number,
    page: `${game}/rules/${clause.chapter}/#${clause.id}`,
    by: clause.by,
    ...(clause.because === undefined ? {} : { because: clause.because }),
    texts: {
      en: textIn(game, 'en', clause.id),
      ru: textIn(game, 'ru', clause.id),
      pl: textIn(game, 'pl', clause.id),
    },
    cards: [...cardsOfClause(game, clause.id)],
    terms: clause.links
      .filter((link) => link.kind === 'term' && link.game === game)
      .map((link) => link.id),
    examples: examplesOfClause(game, clause.id).map((example) => example.id),
  }));
}
