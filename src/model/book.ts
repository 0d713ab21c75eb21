import type { GameId, Language } from '#i18n/languages.ts';
import { type GlossaryEntry, glossary } from './glossary.ts';
import { remember } from './remember.ts';
import { type RuleChapter, type RuleClause, rules } from './rules/index.ts';

/** Everything that the pages of one game need in one language. */
export interface Book {
  readonly game: GameId;
  readonly language: Language;
  readonly chapters: readonly RuleChapter[];
  readonly clauses: ReadonlyMap<string, RuleClause>;
  readonly terms: ReadonlyMap<string, GlossaryEntry>;
}

const byId = <Item extends { readonly id: string }>(items: readonly Item[]): Map<string, Item> =>
  new Map(items.map((item) => [item.id, item]));

export const bookOf = remember((game: GameId, language: Language): Book => {
  const chapters = rules(game, language);
  return {
    game,
    language,
    chapters,
    clauses: byId(chapters.flatMap(({ clauses }) => clauses)),
    terms: byId(glossary(game, language)),
  };
});

export function clauseOf(book: Book, id: string): RuleClause {
  const clause = book.clauses.get(id);
  if (clause !== undefined) return clause;
  throw new Error(`${book.game}: there is no clause "${id}" in ${book.language}`);
}

export function termOf(book: Book, id: string): GlossaryEntry {
  const term = book.terms.get(id);
  if (term !== undefined) return term;
  throw new Error(`${book.game}: there is no term "${id}" in ${book.language}`);
}
