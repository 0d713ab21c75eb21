import { type Card, holds } from '../cards/card.ts';
import { checkDraw, drawDue } from '../rules/draw.ts';
import { handLimit } from '../rules/hand-limit.ts';
import { offeredPlays } from '../rules/offered-plays.ts';
import { checkPlay } from '../rules/play.ts';
import { checkTake } from '../rules/take.ts';
import type { Draw, Move, Play, Take } from '../state/move.ts';
import type { State } from '../state/state.ts';
import { no, type Violation } from '../violation.ts';

const checkHeld = (hand: readonly Card[], play: Play): Violation[] =>
  play.cards.length <= 2 && !holds(hand, play.cards) ? [no('turn.one', 'not-in-hand')] : [];

const dueIn = (state: State): number =>
  drawDue(state.hands[state.seat]?.length ?? 0, handLimit(state.players), state.deck.length);

/** Every rule that a move breaks here; none where it is legal. */
export function violationsOf(state: State, move: Move): Violation[] {
  if (state.phase === 'over') return [no('end.winner', 'game-over')];
  if ((move.do === 'draw') !== (state.phase === 'draw'))
    return [no(move.do === 'draw' ? 'forget.wait' : 'turn.one', 'not-now', { phase: state.phase })];
  switch (move.do) {
    case 'play':
      return [...checkHeld(state.hands[state.seat] ?? [], move), ...checkPlay(state.value, move)];
    case 'take':
      return checkTake(state.climb.length);
    case 'draw':
      return checkDraw(move.count, dueIn(state));
  }
}

const take: Take = { do: 'take' };
const draws: readonly Draw[] = [0, 1, 2, 3, 4, 5, 6].map((count) => ({ do: 'draw', count }));

/** Every legal move, each once. */
export function legalMoves(state: State): Move[] {
  if (state.phase === 'over') return [];
  if (state.phase === 'draw') return draws.slice(0, dueIn(state) + 1);
  const moves: Move[] = offeredPlays(state.hands[state.seat] ?? [], state.value);
  if (state.climb.length > 0) moves.push(take);
  return moves;
}
