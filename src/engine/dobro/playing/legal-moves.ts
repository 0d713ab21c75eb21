import type { Card } from '../cards/card.ts';
import { handLimit } from '../rules/hand-limit.ts';
import { checkPlay, playsOf } from '../rules/play.ts';
import type { Draw, Move, Play, Take } from '../state/move.ts';
import type { State } from '../state/state.ts';
import { no, type Violation } from '../violation.ts';

/** How many cards are due at the end of the turn: up to the limit, as far as the deck goes (turn.draw). */
export const drawDue = (held: number, limit: number, deck: number): number =>
  Math.max(0, Math.min(limit - held, deck));

/** Are all these cards in the hand, each as often as it is played? */
export function holds(hand: readonly Card[], cards: readonly Card[]): boolean {
  const [first, second] = cards;
  if (first === undefined) return true;
  const at = hand.indexOf(first);
  if (at < 0) return false;
  if (second === undefined) return true;
  return hand.indexOf(second, second === first ? at + 1 : 0) >= 0;
}

const checkHeld = (hand: readonly Card[], play: Play): Violation[] =>
  play.cards.length <= 2 && !holds(hand, play.cards) ? [no('turn.one', 'not-in-hand')] : [];

/** With nothing on the table there is nothing to take: the opener plays (climb.open). */
export const checkTake = (climbSize: number): Violation[] =>
  climbSize > 0 ? [] : [no('climb.open', 'nothing-to-take')];

export function checkDraw(count: number, due: number): Violation[] {
  if (!Number.isInteger(count) || count < 0) return [no('turn.draw', 'draw-count', { count })];
  return count > due ? [no('turn.draw', 'draw-too-many', { count, due })] : [];
}

const dueIn = (state: State): number =>
  drawDue(state.hands[state.seat]?.length ?? 0, handLimit(state.players), state.deck.length);

/** Every rule that a move breaks here; none: it is legal. */
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
  const moves: Move[] = playsOf(state.hands[state.seat] ?? [], state.value);
  if (state.climb.length > 0) moves.push(take);
  return moves;
}
