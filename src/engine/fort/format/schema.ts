import { z } from 'zod';
import { bestFriendIds, kidIds, madeUpRuleIds, perkIds } from '#generated/fort.ts';
import { resources, suits } from '../notation/tree.ts';
import { claims, sources } from './move.ts';
import { phases, steps } from './situation.ts';

/** The written format of Fort descriptions. Only tools load this; the judge takes plain objects. */

export const cardSchema = z.enum([...kidIds, ...bestFriendIds]);
const symbolSchema = z.enum([...suits, 'coin']);
const suitSchema = z.enum(suits);
const resourceSchema = z.enum(resources);
const perkSchema = z.enum(perkIds);
const ruleSchema = z.enum(madeUpRuleIds);
export const nameSchema = z.string().trim().min(1);
export const countSchema = z.int().min(0).max(60);
export const fortSchema = z.int().min(0).max(5);
const tokenSchema = z.int().min(0).max(30);

/** One, or a list of them. */
const some = <Item extends z.ZodType>(item: Item) => z.union([item, z.array(item)]);

const pileSchema = z.union([countSchema, z.array(z.enum([...cardSchema.options, '?', 'more']))]);
const shownSchema = z.union([
  z.enum([...cardSchema.options, ...symbolSchema.options, '?', 'more']),
  z.strictObject({ shows: z.array(symbolSchema).min(1).max(2) }),
]);
export const tokensSchema = z.strictObject({
  pizza: tokenSchema.optional(),
  toys: tokenSchema.optional(),
});
const holdingSchema = z.union([tokenSchema, tokensSchema]);

const sideSchema = z.strictObject({
  hand: pileSchema.optional(),
  deck: pileSchema.optional(),
  discard: pileSchema.optional(),
  yard: pileSchema.optional(),
  lookout: z.union([countSchema, z.array(shownSchema)]).optional(),
  stuff: holdingSchema.optional(),
  pack: holdingSchema.optional(),
  fort: fortSchema.optional().describe('Fort Level'),
  vp: z.int().min(0).max(200).optional().describe('Points on the Victory Track'),
  perks: z.array(perkSchema).optional(),
  rule: z
    .union([z.literal(true), ruleSchema])
    .optional()
    .describe('Made-up rule'),
  macaroni: z.boolean().optional(),
  played: z
    .enum([...cardSchema.options, 'none'])
    .optional()
    .describe('Card already played this turn; none: no card yet'),
  added: z.array(cardSchema).optional().describe('Cards already added this turn'),
  recruited: z.int().min(0).max(2).optional().describe('How many cards were already recruited'),
  'first-turn': z.boolean().optional(),
});

const leadSchema = z.strictObject({
  played: z
    .enum([...cardSchema.options, 'none'])
    .optional()
    .describe('The played card; none: the leader plays no card this turn'),
  declared: suitSchema.optional(),
  gained: z.enum([...resources, 'none']).optional(),
  resolving: z.boolean().optional(),
  followed: z.array(nameSchema).optional(),
  declined: z.array(nameSchema).optional(),
});

const costSchema = z.array(z.enum([...resources, 'any']));
export const boardSchema = z.strictObject({
  costs: z.partialRecord(z.enum(steps), costSchema).optional(),
  points: z.partialRecord(z.enum(['0', '1', '2', '3', '4', '5']), countSchema).optional(),
});

export const situationSchema = z.strictObject({
  players: z.union([z.int().min(0).max(99), z.array(nameSchema)]).optional(),
  first: nameSchema.optional(),
  turn: nameSchema.optional(),
  phase: z.enum(phases).optional(),
  leader: leadSchema.optional(),
  me: sideSchema.optional(),
  rivals: z.record(nameSchema, sideSchema).optional(),
  park: pileSchema.optional(),
  'park-deck': countSchema.optional(),
  supply: tokensSchema.optional(),
  'perk-row': z.array(perkSchema).optional(),
  board: boardSchema.optional(),
});

const sourceSchema = z.enum(sources);
const helpingSchema = z.union([
  cardSchema,
  z.strictObject({
    card: cardSchema,
    coin: z.union([z.enum([...suits, 'none']), z.array(suitSchema)]).optional(),
    from: sourceSchema.optional(),
  }),
]);
const movedSchema = z.union([
  z.enum([...cardSchema.options, '?']),
  z.strictObject({
    card: z.enum([...cardSchema.options, '?']).optional(),
    from: sourceSchema.optional(),
    of: nameSchema.optional(),
  }),
]);
const placedSchema = z.strictObject({
  stuff: tokensSchema.optional(),
  pack: tokensSchema.optional(),
  supply: tokensSchema.optional(),
});
const paymentSchema = z.union([tokensSchema, placedSchema]);
const conversionSchema = z.strictObject({
  to: resourceSchema,
  in: z.enum(['stuff', 'pack']).optional(),
  times: countSchema.optional(),
});
const rewardSchema = z.enum([...madeUpRuleIds, ...perkIds]);

const choicesSchema = z.strictObject({
  full: z.boolean().optional(),
  times: countSchema.optional(),
  gain: z.union([resourceSchema, tokensSchema]).optional(),
  trash: some(movedSchema).optional(),
  lookout: some(movedSchema).optional(),
  pack: paymentSchema.optional(),
  pay: paymentSchema.optional(),
  spend: paymentSchema.optional(),
  rival: nameSchema.optional(),
  'trash-rival': movedSchema.optional(),
  convert: z.union([resourceSchema, some(conversionSchema)]).optional(),
  recruit: some(movedSchema).optional(),
  'trash-this': z.boolean().optional(),
  vp: countSchema.optional(),
  advance: z.boolean().optional(),
  choose: rewardSchema.optional(),
});

const useSchema = z.union([
  z.enum(['public', 'private']),
  z.strictObject({
    public: choicesSchema.optional(),
    private: choicesSchema.optional(),
    of: cardSchema.optional(),
  }),
]);

const figure = countSchema.optional();

/** What a move can be: exactly one of these keys says which kind it is. */
export const moveKinds = [
  'play',
  'follow',
  'decline',
  'recruit',
  'cleanup',
  'discard',
  'draw',
  'skip',
  'claim',
  'setup',
  'perk',
] as const;

/** All keys of all kinds: a wrong one is then named for itself. `perk` may stand beside another kind. */
export const moveSchema = z.strictObject({
  play: cardSchema.optional(),
  add: z.array(helpingSchema).optional(),
  lookout: z
    .array(
      z.union([
        z.enum([...cardSchema.options, ...symbolSchema.options]),
        helpingSchema,
        z.strictObject({ card: symbolSchema, coin: z.enum([...suits, 'none']).optional() }),
      ]),
    )
    .optional(),
  suit: symbolSchema.optional(),
  declare: symbolSchema.optional(),
  actions: z.array(useSchema).optional(),
  follow: some(helpingSchema).optional(),
  box: z.enum(['public', 'private']).optional(),
  action: choicesSchema.optional(),
  decline: z.literal(true).optional(),
  recruit: z.union([z.literal('none'), some(movedSchema)]).optional(),
  to: sourceSchema.optional(),
  cleanup: z.union([z.enum(['all', 'none']), z.array(cardSchema)]).optional(),
  discard: z
    .strictObject({
      pile: z.array(cardSchema).optional(),
      yard: z.array(cardSchema).optional(),
      keep: z.array(cardSchema).optional(),
      lookout: z.array(cardSchema).optional(),
    })
    .optional(),
  draw: z
    .union([countSchema, z.strictObject({ cards: countSchema, reshuffle: z.boolean().optional() })])
    .optional(),
  skip: z.enum(phases).optional(),
  claim: z.enum(claims).optional(),
  player: nameSchema.optional(),
  setup: z
    .strictObject({
      pizza: figure,
      toys: figure,
      'best-friends': figure,
      score: figure,
      fort: figure,
      'made-up-rules': figure,
      perks: figure,
      park: figure,
      'park-deck': figure,
      dealt: figure,
      kept: figure,
      deck: figure,
      hand: figure,
      friends: z.array(cardSchema).optional(),
    })
    .optional(),
  perk: perkSchema.optional(),
  take: cardSchema.optional(),
  pay: paymentSchema.optional(),
});
export type WrittenMove = z.infer<typeof moveSchema>;

export const descriptionSchema = z.strictObject({
  $schema: z.string().optional(),
  game: z.literal('fort'),
  situation: situationSchema.default({}),
  move: moveSchema,
});
