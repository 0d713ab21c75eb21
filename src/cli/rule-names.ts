import type { GameId, Language } from '#i18n/languages.ts';
import { bookOf, clauseOf } from '#model/book.ts';

/** Rules as the reader finds them: number and title on the site, and the lasting id. */
export const ruleNames = (game: GameId, language: Language) => {
  const book = bookOf(game, language);
  const said = (rule: string) => {
    const { number, title } = clauseOf(book, rule);
    return { name: `${number} ${title}`, id: `[${game}/${rule}]` };
  };
  return {
    /** After a sentence: “(6.10 One action in full) [fort/play.full]”. */
    behind(rule: string): string {
      const { name, id } = said(rule);
      return `(${name}) ${id}`;
    },
    /** In a list: “6.10 One action in full [fort/play.full]”. */
    listed(rule: string): string {
      const { name, id } = said(rule);
      return `${name} ${id}`;
    },
  };
};
