import { z } from 'zod';
import { descriptionSchema, sheetFileSchema } from '#engine/core/format/description.ts';
import {
  type Described,
  forLists,
  inlinePart,
  meanings,
  oneOrMore,
  part,
  player,
  playerNames,
  yesNo,
} from '#engine/core/format/meaning.ts';
import { cardNames, highest, lowest } from '../cards/card.ts';
import { dobroUpgrade } from './version-1.ts';

/** The written format of Dobro. */

const card = z.union([z.int().min(lowest).max(highest), z.enum(cardNames)]);
const cards = (example: unknown) => oneOrMore(card).register(meanings, { is: 'cards', example });
/** Any number is accepted: one outside 2 to 12 is a mistake that the judge explains. */
const jokerNumber = () => z.int().register(meanings, { is: 'joker-number', example: 9 });
const play = z.union([
  card,
  z.array(card),
  z.strictObject({ play: oneOrMore(card), as: z.int().optional() }),
]);
const count = (example: number) => z.int().min(0).register(meanings, { is: 'count', example });

export const situationSchema = part('situation', {
  players: z
    .union([z.int().min(0), playerNames(['Ann', 'me', 'Ben'])])
    .register(meanings, { is: 'players', example: ['Ann', 'me', 'Ben'] })
    .optional(),
  value: count(12).optional(),
  climb: z
    .array(play)
    .register(meanings, { is: 'plays', example: [4, 5, [6, 6], { play: 'joker', as: 9 }, 'skip'] })
    .optional(),
  hand: z
    .array(card)
    .register(meanings, { is: 'hand', example: [12, 6, 'joker'] })
    .optional(),
  holding: count(3).optional(),
  hands: z
    .record(player(), z.union([z.int().min(0), z.array(card)]))
    .register(meanings, { is: 'hands-by-player', example: { Ann: 5, Ben: [7, 'skip'] } })
    .optional(),
  deck: z.int().min(0).register(meanings, { is: 'card-count', example: 20 }).optional(),
  piles: z
    .record(player(), z.int().min(0))
    .register(meanings, { is: 'piles-by-player', example: { me: 6, Ann: 11 } })
    .optional(),
  me: player().optional(),
  turn: player('me').optional(),
  opened: player().optional(),
  took: player().optional(),
  out: player('Ben').optional(),
  'forgetful-before': player('middle').optional(),
  forgot: player('nobody').optional(),
  direction: z
    .enum(['clockwise', 'counterclockwise'])
    .register(meanings, { is: 'direction', example: 'clockwise' })
    .optional(),
});

const yes = () => z.literal(true).register(meanings, { is: 'true', example: true });

/** Every kind of move under the key that says which kind it is. */
const moveSchemas = {
  play: part('play', {
    play: cards([6, 'joker']),
    as: jokerNumber().optional(),
    announce: count(12).optional(),
  }),
  take: part('take', { take: yes() }),
  draw: part('draw', {
    draw: z.int().register(meanings, { is: 'card-count', example: 2 }),
    drawn: forLists(cards([4, 'joker'])).optional(),
    late: yesNo().optional(),
  }),
  climb: part('climb', {
    climb: z
      .array(z.union([z.literal('take'), play]))
      .register(meanings, { is: 'plays', example: [4, 5, 5, [6, 6], 'skip', 'take'] }),
  }),
  forgetful: part('forgetful', { forgetful: player() }),
  options: part('options', { options: yes() }),
};
export const moveSchema = z
  .union(Object.values(moveSchemas))
  .register(meanings, { is: 'move', example: { play: 7 } });

/** By seat, or by name. */
const seats = <Item extends z.ZodType>(item: Item, is: string, ...example: readonly unknown[]) =>
  z.union([z.array(item), z.record(player(), item)]).register(meanings, { is, example });
const figures = (...example: readonly number[]) =>
  seats(z.int().min(0), 'seat-figures', ...example);

export const round = inlinePart(
  'round',
  {
    piles: figures(18, 12, 12, 8).optional(),
    places: seats(z.int().min(1), 'seat-figures', 3, 1, 4, 2).optional(),
    forgetful: player('Di').optional(),
    sums: figures(20, 31, 12, 25).optional(),
  },
  { piles: [18, 12, 12, 8], forgetful: 'Di' },
);

export const sheetSchema = part('sheet', {
  players: playerNames(['Ann', 'Bo', 'Cy', 'Di']),
  rounds: z
    .array(round)
    .register(meanings, { is: 'rounds', example: [{ piles: [18, 12, 12, 8], forgetful: 'Di' }] }),
  long: yesNo().optional(),
  hands: seats(
    z.array(z.int().min(lowest).max(highest)),
    'seat-hands',
    [12, 7, 2],
    [12, 7, 3],
  ).optional(),
  says: inlinePart(
    'says',
    {
      rounds: z
        .array(seats(z.int(), 'seat-figures', 1, 2, 2, 3))
        .register(meanings, { is: 'round-figures', example: [[1, 2, 2, 3]] })
        .optional(),
      totals: seats(z.int(), 'seat-figures', 1, 2, 2, 3).optional(),
      starter: player().optional(),
      winners: playerNames(['Di']).optional(),
    },
    { totals: [1, 2, 2, 3] },
  ).optional(),
});

export const dobroFormat = {
  game: 'dobro',
  situation: situationSchema,
  moves: moveSchemas,
  sheet: sheetSchema,
  /** Files as a whole. */
  description: descriptionSchema('dobro', situationSchema, moveSchema, [{ draw: 1 }, { play: 9 }]),
  sheetFile: sheetFileSchema('dobro', sheetSchema),
  upgrade: dobroUpgrade,
  printedTerms: [],
} as const;

export type Situation = Described<typeof situationSchema>;
type MoveKind = keyof typeof moveSchemas;
export type DescribedMove = { [Kind in MoveKind]: Described<(typeof moveSchemas)[Kind]> }[MoveKind];
/** Cards as people write them: 7, joker, skip, reverse. */
export type WrittenCard = Described<typeof card>;
/** One play of a climb: a card, two cards, or with the number a Joker stands for. */
export type WrittenPlay = Described<typeof play>;
export type WrittenSheet = Described<typeof sheetSchema>;
