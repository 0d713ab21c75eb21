import {
  bestFriendIds,
  clauseIds,
  figures,
  kidIds,
  madeUpRuleIds,
  perkIds,
} from '#generated/fort.ts';
import type { Game, Watched } from '../core/game.ts';
import { step } from './playing/carry-out-move.ts';
import { brokenInvariants } from './playing/invariants.ts';
import { legalMoves } from './playing/legal-moves.ts';
import { refusals } from './playing/refusals.ts';
import { setup } from './playing/turn/setup.ts';
import { type View, view } from './playing/view.ts';
import { scoreOf } from './scoring/final-score.ts';
import type { ScoreResult } from './scoring/score.ts';
import { clone } from './state/clone.ts';
import type { Move } from './state/move.ts';
import { isMove } from './state/move-shape.ts';
import { standInBoard } from './state/stand-in-board.ts';
import type { State } from './state/state.ts';

/** Fort as a whole game, on the stand-in board. To play on another board, use `setup`. */
export const game: Game<State, Move, View, ScoreResult> = {
  players: { min: figures.minPlayers, max: figures.maxPlayers },
  variants: ['basic', 'draft'],
  start: ({ players, seed, variant }) =>
    setup({ players, seed, board: standInBoard, draft: variant === 'draft' }),
  legalMoves,
  apply(state, move) {
    const violations = refusals(state, move);
    if (violations.length > 0 || !isMove(move)) return { ok: false, violations };
    const next = clone(state);
    step(next, move);
    return { ok: true, state: next };
  },
  step,
  view,
  score: scoreOf,
};

export const watched: Watched<State> = {
  endings: ({ ends }) => ends,
  cards: [...kidIds, ...bestFriendIds, ...perkIds, ...madeUpRuleIds],
  *cardsInPlay({ used, players }) {
    yield* used;
    for (const { rule, perk } of players) {
      if (rule) yield rule;
      if (perk) yield perk;
    }
  },
  clauses: clauseIds,
  brokenInvariants,
};
