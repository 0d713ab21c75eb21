import type { Rolling } from '#engine/core/rng.ts';
import type { MadeUpRuleId, PerkId } from '#generated/fort.ts';
import type { CardId } from '../cards/ids.ts';
import type { BoxName, Resource, Suit } from '../notation/tree.ts';
import type { Board } from './board.ts';

/** A place at the table; turns go up the numbers, and from the last back to 0 (turn.order). */
export type Seat = number;

/** Tokens by kind. */
export type Stock = Record<Resource, number>;

export interface Player {
  hand: CardId[];
  /** Drawn from the end. */
  deck: CardId[];
  discard: CardId[];
  yard: CardId[];
  lookout: CardId[];
  stuff: Stock;
  pack: Stock;
  level: number;
  vp: number;
  rule: MadeUpRuleId | null;
  /** Level 2 is reached once, so there is never more than one. */
  perk: PerkId | null;
}

/** One box being carried out, by the leader or by a follower. */
export interface Task {
  readonly card: CardId;
  readonly box: BoxName;
  /** How often × happens: fixed by suits when the card is played, else counted at the start (null until then). */
  times: number | null;
  readonly full: boolean;
  /** In part: how many steps are the least, so that every added card has a purpose (play.purpose). */
  least: number;
  /** The next step of the box's program, and how many are done. */
  at: number;
  did: number;
  /** The one kind of a choice of resources (action.gain-choice, follow.same-resource). */
  what: Resource | null;
  /** The one direction of converting (action.convert). */
  to: Resource | null;
  readonly follows: boolean;
}

/** A box of which nothing has been done yet. */
export const freshTask = {
  times: null,
  least: 0,
  at: 0,
  did: 0,
  what: null,
  to: null,
  follows: false,
} as const;

/** The played card while it is being resolved. */
export interface Played {
  readonly card: CardId;
  /** The suit a coin card was declared to be, which followers match (follow.coin-declared). */
  readonly declared: Suit | null;
  /** Boxes still to be used after the one under way. */
  tasks: Task[];
  /** What the leader took with the public action when it gave a choice. */
  gained: Resource | null;
  /** The card goes to the box when all are done (action.trash-this, perk.rough-housing). */
  trash: boolean;
  /** Rivals not yet asked to follow, in turn order; null while the leader is resolving. */
  queue: Seat[] | null;
  /** A rival who did not follow and may use Rough Housing after the others. */
  rough: Seat | null;
}

export type EndTrigger = 'end.points' | 'end.fort' | 'end.park';

/** The part of the game that comes next when no decision is pending (turn.phases). */
type Phase = 'setup' | 'play' | 'recruit' | 'party' | 'recruited' | 'discard' | 'next' | 'over';

/** The pending decision; `again` is a second card by Do-Over, `pause` a moment for Recycling. */
export type Decision =
  | 'keep'
  | 'play'
  | 'again'
  | 'step'
  | 'rule'
  | 'perk'
  | 'follow'
  | 'rough-housing'
  | 'do-over'
  | 'recruit'
  | 'birthday-party'
  | 'pause'
  | 'over';

/** A whole game at one moment: plain data, complete and valid. */
export interface State extends Rolling {
  readonly board: Board;
  readonly first: Seat;
  leader: Seat;
  /** Turns begun so far, all players together. */
  turns: number;
  phase: Phase;
  asked: Decision;
  /** Whose decision it is. */
  seat: Seat;
  players: Player[];
  supply: Stock;
  park: CardId[];
  /** The Park deck, drawn from the end. */
  deck: CardId[];
  /** Cards that left the game. */
  box: CardId[];
  rules: MadeUpRuleId[];
  perks: PerkId[];
  macaroni: Seat | null;
  /** Played and added cards of this turn, in front of the leader. */
  used: CardId[];
  played: Played | null;
  /** The box under way, and who carries it out. */
  task: Task | null;
  actor: Seat;
  /** What a new Fort Level gives and has not been chosen yet. */
  reward: 'rule' | 'perk' | null;
  /** What triggered the end, in order. */
  ends: EndTrigger[];
  /** Advanced setup: the cards each seat chooses from, and those kept. */
  draft: { packs: CardId[][]; kept: CardId[][] } | null;
}
