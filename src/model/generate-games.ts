import type { GameId } from '#i18n/languages.ts';
import { type GameFacts, spineClauses } from './facts.ts';
import type { GameContent } from './game-content.ts';

/** The first lines of every generated file. */
export const head =
  '// Made from content/ by `npm run generate`; edit the content, not this file.\n';

export const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** A list of ids, and the type of one of them. */
export const idList = (name: string, type: string, ids: readonly string[]): string =>
  `export const ${name} = ${json(ids)} as const;\nexport type ${type} = (typeof ${name})[number];\n`;

export const spineLists = ({ spine, terms }: Pick<GameFacts, 'spine' | 'terms'>): string[] => [
  idList(
    'chapterIds',
    'ChapterId',
    spine.chapters.map((chapter) => chapter.id),
  ),
  idList(
    'clauseIds',
    'ClauseId',
    spineClauses(spine).map((clause) => clause.id),
  ),
  idList('termIds', 'TermId', Object.keys(terms)),
];

/** src/generated/concerns.ts: card → clauses, in the order of the rules. */
export function concernsModule(
  games: readonly {
    readonly id: GameId;
    readonly facts: GameFacts;
    readonly content: GameContent;
  }[],
): string {
  const tables = games.map(({ id, facts, content }) => {
    const order = spineClauses(facts.spine).map((clause) => clause.id);
    const inOrder = Object.entries(content.clausesOfCards).map(([card, clauses]) => [
      card,
      order.filter((clause) => clauses.includes(clause)),
    ]);
    return [id, Object.fromEntries(inOrder)];
  });
  return `${head}export const clausesOfCards = ${json(Object.fromEntries(tables))};\n`;
}
