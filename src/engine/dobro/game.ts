import { cardIds, clauseIds, figures, tableCardIds } from '#generated/dobro.ts';
import type { Game, Watched } from '../core/game.ts';
import { type Card, fullDeck, nameOf } from './cards/card.ts';
import { advance, apply } from './playing/carry-out-move.ts';
import { legalMoves } from './playing/legal-moves.ts';
import { setUp } from './playing/round.ts';
import { type View, view } from './playing/view.ts';
import { handLimit } from './rules/hand-limit.ts';
import { totalsOf } from './rules/points.ts';
import { type Ending, endingOf } from './rules/winner.ts';
import type { Move } from './state/move.ts';
import type { State } from './state/state.ts';
import { by, no } from './violation.ts';

export interface GameScore extends Ending {
  readonly totals: readonly number[];
}

/** Points so far, and once the last round is counted who won (end.winner, end.tie). */
function score(state: State): GameScore {
  const totals = totalsOf(state.players, state.finished);
  const last = state.finished.at(-1);
  const ending: Ending =
    state.phase === 'over' && last !== undefined
      ? endingOf(totals, last.points, last.sums)
      : { winners: [], tieBreak: null, needsSums: [] };
  if (ending.tieBreak !== null) by('end.tie');
  return { totals, ...ending };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Does a value of unknown origin have the shape of a move? */
function isMove(value: unknown): value is Move {
  if (!isRecord(value)) return false;
  if (value.do === 'take') return true;
  if (value.do === 'draw') return typeof value.count === 'number';
  return (
    value.do === 'play' &&
    Array.isArray(value.cards) &&
    value.cards.every((card) => typeof card === 'number') &&
    (value.as === undefined || typeof value.as === 'number')
  );
}

export const game: Game<State, Move, View, GameScore> = {
  players: { min: figures.minPlayers, max: figures.maxPlayers },
  variants: ['three-rounds', 'long'],
  start: ({ players, seed, variant }) => setUp(players, seed, variant === 'long'),
  legalMoves,
  apply: (state, move) =>
    isMove(move)
      ? apply(state, move)
      : { ok: false, violations: [no('turn.one', 'malformed-move')] },
  step(state, move) {
    Object.assign(state, advance(state, move));
  },
  view,
  score,
};

const everywhere = (state: State): Card[] => [
  ...state.deck,
  ...state.aside,
  ...state.climb,
  ...state.hands.flat(),
  ...state.piles.flat(),
];

const inOrder = (cards: readonly Card[]): string => [...cards].sort((a, b) => a - b).join();

export const watched: Watched<State> = {
  endings: (state) => [score(state).tieBreak === null ? 'end.winner' : 'end.tie'],
  cards: cardIds.filter((id) => !tableCardIds.some((table) => table === id)),
  cardsInPlay: (state) => state.climb.map(nameOf),
  clauses: clauseIds,
  brokenInvariants(state) {
    const broken: string[] = [];
    if (inOrder(everywhere(state)) !== inOrder(fullDeck(state.players))) broken.push('cards');
    if (state.hands.some((hand) => hand.length > handLimit(state.players))) broken.push('hands');
    return broken;
  },
};
