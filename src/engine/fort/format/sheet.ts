import { z } from 'zod';
import {
  type Described,
  inlinePart,
  meanings,
  part,
  player,
  yesNo,
} from '#engine/core/format/meaning.ts';
import { levelPoints } from './situation.ts';
import { cardList, fortLevel, holding, madeUpRule, ownPerks } from './values.ts';
import { figures } from './vocabulary.ts';

/** Score sheets of Fort as they are written. */

const points = (example: number) =>
  z.int().min(0).max(200).register(meanings, { is: 'count', example }).optional();
const figure = (name: keyof typeof figures, example: number) =>
  z.int().min(0).max(figures[name]).register(meanings, { is: 'figure', example }).optional();
const pile = (example: unknown) =>
  z
    .union([z.int().min(0).max(60), cardList()])
    .register(meanings, { is: 'pile', example })
    .optional();

export const entry = inlinePart('entry', {
  name: player(),
  track: points(17),
  fort: fortLevel().optional(),
  'made-up-rule': madeUpRule().optional(),
  macaroni: yesNo().optional(),
  advances: figure('advances', 3),
  suits: figure('suits', 4),
  crowns: figure('crowns', 2),
  books: figure('books', 2),
  pizza: figure('pizza', 5),
  toys: figure('toys', 5),
  'best-friends': figure('best-friends', 1),
  cards: pile(14),
  deck: pile(['bug', 'tiny']),
  discard: pile(3),
  hand: pile(['doc']),
  yard: pile(0),
  lookout: pile(2),
  stuff: holding().optional(),
  pack: holding(2).optional(),
  perks: ownPerks('xxl-backpack').optional(),
  says: inlinePart(
    'says',
    {
      total: points(48),
      fort: points(23),
      'made-up-rule': points(4),
      macaroni: points(4),
    },
    { total: 48 },
  ).optional(),
});

export const sheetSchema = part('sheet', {
  board: part('printed', { points: levelPoints.optional() }, { points: { 4: 16 } }).optional(),
  players: z
    .array(entry)
    .register(meanings, { is: 'entries', example: [{ name: 'Ann', track: 17, fort: 5 }] }),
  winners: z
    .array(player())
    .min(1)
    .register(meanings, { is: 'player-names', example: ['Ann'] })
    .optional(),
});
export type WrittenSheet = Described<typeof sheetSchema>;
/** What is in front of one player at the end. Anything may be left out: whatever is needed is then asked for. */
export type SheetEntry = WrittenSheet['players'][number];
/** Cards by name, or only how many there are. */
export type EntryPile = NonNullable<SheetEntry['cards']>;

/** A sheet as the score keeper takes it. */
export interface Sheet {
  readonly players: readonly SheetEntry[];
  /** Points of levels 0 to 5; null or absent: not known. */
  readonly points: readonly (number | null)[];
  /** Who is claimed to have won. */
  readonly winners?: readonly string[];
}
