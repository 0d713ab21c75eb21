import { by } from '../violation.ts';
import { topLevel } from './board.ts';
import { reachTop } from './end-triggers.ts';
import type { Seat, State } from './state.ts';
import { playerAt } from './zones.ts';

/** The next Fort Level and what it gives (fort.level-1, fort.level-2, fort.level-5). */
export function reachLevel(state: State, seat: Seat): void {
  const me = playerAt(state, seat);
  me.level++;
  by('fort.advance');
  by('fort.capacity');
  if (me.level === 1) {
    by('fort.level-1');
    state.reward = 'rule';
  } else if (me.level === 2) {
    by('fort.level-2');
    state.reward = 'perk';
  } else if (me.level === topLevel) {
    by('fort.level-5');
    state.macaroni ??= seat;
    reachTop(state);
  }
}
