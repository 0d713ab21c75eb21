import type { Suit } from '#engine/fort/notation/tree.ts';
import type { MadeUpRuleId, PlayableId } from '#generated/fort.ts';
import { fortLevelTrack, figures as printed } from '#generated/fort.ts';

/** What is counted on the table, one figure per place. */
export const countIds = [
  'advances',
  'crowns',
  'books',
  'best-friends',
  'lookout',
  'pack',
  'cards',
  'toys-in-stuff',
  'toys-in-pack',
  'pizza-in-stuff',
  'pizza-in-pack',
] as const;
export type CountId = (typeof countIds)[number];
export type Counts = { readonly [id in CountId]?: number };

export interface FortPlayer {
  readonly name: string;
  readonly track?: number;
  readonly fort?: number;
  /** As said; not said, the engine finds it where the levels tell. */
  readonly macaroni?: boolean;
  readonly rule?: MadeUpRuleId;
  readonly counts: Counts;
  /** Suits ticked for the Friendship Bracelet. */
  readonly suits: readonly Suit[];
  /** Whether the cards are picked one by one instead of counted. */
  readonly picking: boolean;
  readonly cards: readonly PlayableId[];
}

export interface FortGame {
  readonly players: readonly FortPlayer[];
  /** Points of levels 0 to 5 as printed on the boards of this table; null: not asked yet. */
  readonly points: readonly (number | null)[];
}

export const levels = [0, 1, 2, 3, 4, 5] as const;

export const newPlayer = (name = ''): FortPlayer => ({
  name,
  counts: {},
  suits: [],
  picking: false,
  cards: [],
});

export const blankGame = (points: FortGame['points'] = fortLevelTrack.points): FortGame => ({
  players: Array.from({ length: printed.minPlayers }, () => newPlayer()),
  points,
});

const isUntouched = (player: FortPlayer): boolean =>
  player.name === '' &&
  player.track === undefined &&
  player.fort === undefined &&
  player.macaroni === undefined &&
  player.rule === undefined &&
  player.suits.length === 0 &&
  player.cards.length === 0 &&
  Object.keys(player.counts).length === 0;

/** Nothing worth keeping: the points of levels are remembered elsewhere. */
export const isBlank = ({ players }: FortGame): boolean =>
  players.length === printed.minPlayers && players.every(isUntouched);

/** As many players as are wanted; who is too many leaves from the end. */
export const withPlayers = (game: FortGame, count: number): FortGame => ({
  ...game,
  players: Array.from({ length: count }, (_, seat) => game.players[seat] ?? newPlayer()),
});

/** The same people once more. */
export const nextGame = ({ players, points }: FortGame): FortGame => ({
  players: players.map(({ name }) => newPlayer(name)),
  points,
});

export const withPlayer = (
  game: FortGame,
  seat: number,
  change: Partial<FortPlayer>,
): FortGame => ({
  ...game,
  players: game.players.map((player, at) => (at === seat ? { ...player, ...change } : player)),
});

export const withPoints = (game: FortGame, level: number, points: number | null): FortGame => ({
  ...game,
  points: game.points.map((own, at) => (at === level ? points : own)),
});
