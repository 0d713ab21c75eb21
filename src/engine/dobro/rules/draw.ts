import { no, type Violation } from '../violation.ts';

/** How many cards are due at the end of the turn: up to the limit, as far as the deck goes (turn.draw). */
export const drawDue = (held: number, limit: number, deck: number): number =>
  Math.max(0, Math.min(limit - held, deck));

export function checkDraw(count: number, due: number): Violation[] {
  if (!Number.isInteger(count) || count < 0) return [no('turn.draw', 'draw-count', { count })];
  return count > due ? [no('turn.draw', 'draw-too-many', { count, due })] : [];
}
