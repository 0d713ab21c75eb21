import { figures } from '#generated/fort.ts';
import { by } from '../violation.ts';
import type { EndTrigger, Seat, State } from './state.ts';
import { playerAt } from './zones.ts';

function trigger(state: State, end: EndTrigger): void {
  if (state.ends.includes(end)) return;
  by(end);
  state.ends.push(end);
}

/** One step on the Victory Track (action.vp, end.points). */
export function scorePoint(state: State, seat: Seat): void {
  const player = playerAt(state, seat);
  player.vp++;
  if (player.vp >= figures.endAtPoints) trigger(state, 'end.points');
}

export const reachTop = (state: State): void => trigger(state, 'end.fort');

/** Called whenever cards may have left the Park deck (end.park). */
export function watchPark(state: State): void {
  if (state.deck.length === 0) trigger(state, 'end.park');
}

/** The last turn of a round in which the end was triggered (end.round). */
export const roundIsLast = ({ ends, turns, players }: State): boolean =>
  ends.length > 0 && turns % players.length === 0;
