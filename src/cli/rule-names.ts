import type { GameId, Language } from '#i18n/languages.ts';
import { bookOf, clauseOf } from '#model/book.ts';

/** A rule as the reader finds it: number and title on the site, and its lasting id. */
export const ruleNames = (game: GameId, language: Language): ((rule: string) => string) => {
  const book = bookOf(game, language);
  return (rule) => {
    const { number, title } = clauseOf(book, rule);
    return `(${number} ${title}) [${game}/${rule}]`;
  };
};
