import { fortLevelTrack, figures as printed } from '#generated/fort.ts';
import type { FortGame } from './entered.ts';

export type { FortGame };
export type FortPlayer = FortGame['players'][number];
type Counts = FortPlayer['counts'];
export type CountId = keyof Counts;

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

/** This many players; surplus ones are removed from the end. */
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
