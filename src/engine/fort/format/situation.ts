import { z } from 'zod';
import {
  count,
  type Described,
  meanings,
  part,
  player,
  playerNames,
  yesNo,
} from '#engine/core/format/meaning.ts';
import {
  cardCount,
  cardList,
  cardOrNone,
  cost,
  countedPile,
  fortLevel,
  holding,
  lookout,
  ownPerks,
  perkList,
  phase,
  pile,
  resourceOrNone,
  someMadeUpRule,
  suit,
  tokens,
} from './values.ts';
import { steps } from './vocabulary.ts';

/** One player's side of the table. What is left out is unknown. */
export const side = part('side', {
  fort: fortLevel().optional(),
  hand: pile('bug', '?', 'more').optional(),
  stuff: holding().optional(),
  pack: holding(2).optional(),
  lookout: lookout('moose', 'shovel', { shows: ['crown', 'coin'] }).optional(),
  played: cardOrNone().optional(),
  added: cardList('the-moles').optional(),
  'rough-housed': yesNo().optional(),
  yard: pile('tiny', 'doc').optional(),
  discard: countedPile(4).optional(),
  deck: countedPile(5).optional(),
  track: count(12, 200).optional(),
  perks: ownPerks('recycling').optional(),
  'made-up-rule': someMadeUpRule().optional(),
  macaroni: yesNo().optional(),
  recruited: count(1, 2).optional(),
  'first-turn': yesNo().optional(),
});

/** What is asked about rivals, too. */
export const seenOfRivals = [
  'fort',
  'pack',
  'yard',
  'track',
  'perks',
] as const satisfies readonly (keyof Side)[];

/** The player whose turn it is: the card that others follow, and what has happened to it so far. */
const leader = part('leader', {
  played: cardOrNone('tiny').optional(),
  diy: yesNo().optional(),
  declared: suit().optional(),
  gained: resourceOrNone().optional(),
  resolving: yesNo().optional(),
  followed: playerNames(['Ben']).optional(),
  declined: playerNames(['me']).optional(),
});

const level = z.enum(['0', '1', '2', '3', '4', '5']);
export const levelPoints = z
  .partialRecord(level, count(16))
  .register(meanings, { is: 'points-by-level', example: { 4: 16 } });

/** Printed facts that the project does not know: read off your own board. */
const board = part('board', {
  costs: z
    .partialRecord(z.enum(steps), cost())
    .register(meanings, { is: 'costs-by-step', example: { '1-2': ['pizza', 'toys'] } })
    .optional(),
  points: levelPoints.optional(),
});

/** A described moment of a game: partial, and perhaps impossible. The asker is `me`. */
export const situationSchema = part('situation', {
  players: z
    .union([z.int().min(0).max(99), playerNames(['Ann', 'me', 'Ben'])])
    .register(meanings, { is: 'players', example: ['Ann', 'me', 'Ben'] })
    .optional(),
  'first-player': player().optional(),
  turn: player('me').optional(),
  phase: phase().optional(),
  leader: leader.optional(),
  me: side.optional(),
  rivals: z
    .record(player(), side)
    .register(meanings, { is: 'sides-by-player', example: { Ann: { yard: ['tiny'] } } })
    .optional(),
  park: pile('tiny', 'doc', 'moose').optional(),
  'park-deck': cardCount(12).optional(),
  supply: tokens().optional(),
  'perk-row': perkList('bribe', 'diy', 'do-over', 'recycling').optional(),
  board: board.optional(),
});

export type Situation = Described<typeof situationSchema>;
export type Side = NonNullable<Situation['me']>;
export type Lead = NonNullable<Situation['leader']>;
