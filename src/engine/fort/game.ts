import {
  bestFriendIds,
  clauseIds,
  figures,
  kidIds,
  madeUpRuleIds,
  perkIds,
} from '#generated/fort.ts';
import type { Game, Watched } from '../core/game.ts';
import { clone } from './clone.ts';
import { scoreOf } from './final.ts';
import { brokenInvariants } from './invariants.ts';
import { legalMoves } from './legal.ts';
import type { Move } from './move.ts';
import { refusals } from './refuse.ts';
import type { ScoreResult } from './score/score.ts';
import { setup } from './setup.ts';
import { isMove } from './shape.ts';
import { standInBoard } from './stand-in.ts';
import type { State } from './state.ts';
import { step } from './step.ts';
import { type View, view } from './view.ts';

/** Fort as a whole game, on the stand-in board. Another board: `setup` with your own. */
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
