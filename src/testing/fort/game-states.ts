import fc from 'fast-check';
import { type Rolling, roll, seeded } from '#engine/core/rng.ts';
import type { CardId } from '#engine/fort/cards/ids.ts';
import { game } from '#engine/fort/game.ts';
import { setup } from '#engine/fort/playing/turn/setup.ts';
import type { Move, PlayMove } from '#engine/fort/state/move.ts';
import { standInBoard } from '#engine/fort/state/stand-in-board.ts';
import type { Player, State } from '#engine/fort/state/state.ts';

/** How a random game is started. */
export interface Start {
  readonly players: number;
  readonly seed: number;
  readonly variant: string;
}

export const starts: fc.Arbitrary<Start> = fc.record({
  players: fc.integer({ min: 2, max: 4 }),
  seed: fc.nat(),
  variant: fc.constantFrom('basic', 'draft'),
});

/** A random game, state by state (always the same object), each with the move that led to it. */
export function* randomGame(
  start: Start,
  dice: Rolling = { rng: seeded(start.seed + 1) },
): Generator<{ state: State; move: Move | null }> {
  const state = game.start(start);
  yield { state, move: null };
  for (;;) {
    const moves = game.legalMoves(state);
    const move = moves[roll(dice, moves.length)];
    if (move === undefined) return;
    game.step(state, move);
    yield { state, move };
  }
}

/** A table for three at the start of seat 0's turn, as the test wants it instead of random. */
export function table(me: Partial<Player>, ...rivals: Partial<Player>[]): State {
  const state = setup({ players: 3, seed: 1, board: standInBoard });
  state.leader = 0;
  state.seat = 0;
  state.turns = 4;
  const said = [me, ...rivals];
  state.players.forEach((player, seat) => {
    Object.assign(player, { hand: [], deck: [], discard: [], yard: [] }, said[seat]);
  });
  return state;
}

/** A card is played for one of its boxes, used in full. */
export const lead = (
  card: CardId,
  box: 'public' | 'private',
  more: Partial<PlayMove> = {},
): PlayMove => ({
  do: 'play',
  card,
  added: [],
  lookout: [],
  uses: [{ box, full: true }],
  ...more,
});

/** Plays the moves and checks them; the first refusal is an error. */
export function played(state: State, ...moves: Move[]): State {
  let now = state;
  for (const move of moves) {
    const outcome = game.apply(now, move);
    if (!outcome.ok)
      throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(outcome.violations)}`);
    now = outcome.state;
  }
  return now;
}

/** The clauses that refuse a move. */
export function refusedBy(state: State, move: unknown): string[] {
  const outcome = game.apply(state, move);
  return outcome.ok ? [] : outcome.violations.map(({ rule }) => rule);
}
