import { z } from 'zod';
import * as dobro from '#engine/dobro/format/schema.ts';
import * as fort from '#engine/fort/format/schema.ts';
import * as fortScore from '#engine/fort/format/score-schema.ts';
import { games, languages } from '#i18n/languages.ts';

/** The published forms. Under v1 fields may be added; none is taken away or changes its meaning. */

const inEveryLanguage = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ en: value, ru: value, pl: value });

const text = z.string().min(1);
const id = text.describe('stable: it never changes');
const page = text.describe('page of the site, behind the language: /en/ + this');

const box = z
  .strictObject({
    notation: text.describe('the icons of the box, see content/fort/cards.yaml'),
    sentence: inEveryLanguage(text).describe('the same in words'),
  })
  .nullable();

const named = {
  id,
  names: inEveryLanguage(text),
  page,
  clauses: z.array(id).describe('clauses that concern the card, in the order of the rules'),
};

const boxes = {
  suits: z.array(text).min(1).describe('printed symbols; the coin is wild'),
  boxes: z.boolean().describe('false: the card has no action boxes at all'),
  public: box.describe('null: an empty box or none'),
  private: box.describe('null: an empty box or none'),
  ours: z.array(z.enum(languages)).describe('languages in which the name is our translation'),
};

const fortCard = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('kid'), ...named, ...boxes }),
  z.strictObject({
    kind: z.literal('best-friend'),
    ...named,
    ...boxes,
    board: text.describe('colour of the player board it belongs to'),
    pair: id.describe('the other Best Friend of that board'),
  }),
  z.strictObject({ kind: z.literal('made-up-rule'), ...named }),
  z.strictObject({ kind: z.literal('perk'), ...named, use: z.enum(['once', 'always']) }),
  z.strictObject({ kind: z.literal('other'), ...named }),
]);

const dobroCard = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('number'),
    ...named,
    value: z.int(),
    copies: z.int(),
  }),
  z.strictObject({ kind: z.enum(['special', 'table']), ...named, copies: z.int() }),
]);

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

/** Situation and move, or a score sheet: as the judge and the score keeper read them. */
const fortExample = z.strictObject({
  ...worked,
  situation: fort.situationSchema.optional(),
  move: fort.moveSchema.optional(),
  sheet: fortScore.sheetSchema.omit({ game: true }).optional(),
});

const dobroExample = z.strictObject({
  ...worked,
  situation: dobro.situationSchema.optional(),
  move: dobro.moveSchema.optional(),
  sheet: dobro.sheetSchema.omit({ game: true }).optional(),
});

const list = <Entry extends z.ZodType>(entry: Entry) =>
  z.strictObject({
    $schema: text,
    game: z.enum(games),
    entries: z.array(entry),
  });

export const schemas = {
  'fort-cards': list(fortCard).meta({ title: 'Cards of Fort' }),
  'dobro-cards': list(dobroCard).meta({ title: 'Cards of Dobro' }),
  clauses: list(clause).meta({ title: 'Clauses of the rules' }),
  terms: list(term).meta({ title: 'Printed terms and their meaning' }),
  'fort-examples': list(fortExample).meta({ title: 'Worked examples of Fort' }),
  'dobro-examples': list(dobroExample).meta({ title: 'Worked examples of Dobro' }),
} as const;

export type FortCardEntry = z.infer<typeof fortCard>;
export type DobroCardEntry = z.infer<typeof dobroCard>;
export type ClauseEntry = z.infer<typeof clause>;
export type TermEntry = z.infer<typeof term>;
