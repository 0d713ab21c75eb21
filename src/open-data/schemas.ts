import { z } from 'zod';
import { currentVersion } from '#engine/core/format/version.ts';
import { type GameId, games } from '#i18n/languages.ts';
import { factsOf } from '#model/facts.ts';

/** What only the game itself can publish. */
export interface PublishedGame {
  readonly id: GameId;
  readonly openData: {
    /** The schema of a card, made with `named`, and the cards under it. */
    readonly card: z.ZodType;
    readonly cards: () => readonly unknown[];
    /** What a worked example describes, in the format that the judge and the score keeper read. */
    readonly example: Readonly<Record<'situation' | 'move' | 'sheet', z.ZodType>>;
  };
}

/** The published forms. Under v1 fields may be added; none is taken away or changes its meaning. */

export const inEveryLanguage = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ en: value, ru: value, pl: value });

export const text = z.string().min(1);
export const id = text.describe('stable: it never changes');
const page = text.describe('page of the site, behind the language: /en/ + this');

/** What every card has. */
export const named = {
  id,
  names: inEveryLanguage(text),
  page,
  clauses: z.array(id).describe('clauses that concern the card, in the order of the rules'),
};

const clause = z.strictObject({
  id,
  chapter: id,
  number: text.describe('derived from the order: it may shift when a clause is added'),
  page,
  by: z.enum(['checker', 'players']).describe('who holds to it'),
  because: text.optional().describe('why it is left to the players'),
  texts: inEveryLanguage(
    z.strictObject({
      title: text,
      text,
      editions: text.optional().describe('how the printed editions differ'),
      reading: text.optional().describe('our reading where the rulebooks leave it open'),
      state: z
        .enum(['source', 'current', 'stale', 'unstamped'])
        .describe('of the translation: stale means that the English text has changed since'),
    }),
  ),
  cards: z.array(id).describe('cards it concerns'),
  terms: z.array(id).describe('terms it uses'),
  examples: z.array(id),
});

const term = z.strictObject({
  id,
  words: inEveryLanguage(text).describe('the printed words'),
  meaning: inEveryLanguage(text),
  clause: id.describe('where it is explained'),
  page,
});

const worked = {
  id,
  clauses: z.array(id).describe('clauses it is filed under'),
  title: inEveryLanguage(text),
  verdict: z.enum(['legal', 'illegal', 'open', 'impossible', 'unreadable']),
  rule: id.optional().describe('the clause that the verdict cites first'),
};

const list = <Entry extends z.ZodType>(entry: Entry) =>
  z.strictObject({
    $schema: text,
    game: z.enum(games),
    entries: z.array(entry),
  });

const format = z
  .literal(currentVersion)
  .describe('version of the file format that situations, moves and sheets are written in');

/** The schemas of all files, by their names. */
export function schemasOf(published: readonly PublishedGame[]) {
  const own = published.flatMap(({ id: game, openData: { card, example } }) => {
    const { situation, move, sheet } = example;
    const name = factsOf(game).board.name.en;
    return [
      [`${game}-cards`, list(card).meta({ title: `Cards of ${name}` })],
      [
        `${game}-examples`,
        list(
          z.strictObject({
            ...worked,
            situation: situation.optional(),
            move: move.optional(),
            sheet: sheet.optional(),
          }),
        )
          .extend({ format })
          .meta({ title: `Worked examples of ${name}` }),
      ],
    ] as const;
  });
  return new Map<string, z.ZodType>([
    ...own.filter(([name]) => name.endsWith('-cards')),
    ['clauses', clausesSchema],
    ['terms', list(term).meta({ title: 'Printed terms and their meaning' })],
    ...own.filter(([name]) => name.endsWith('-examples')),
  ]);
}

export const clausesSchema = list(clause).meta({ title: 'Clauses of the rules' });

export type ClauseEntry = z.infer<typeof clause>;
export type TermEntry = z.infer<typeof term>;
