import { countsOf } from '../../state/counts.ts';
import { roundIsLast } from '../../state/end-triggers.ts';
import type { Decision, Played, Seat, State } from '../../state/state.ts';
import { witness } from '../../state/witness.ts';
import { playerAt, remove } from '../../state/zones.ts';
import { by } from '../../violation.ts';
import { listFollows } from '../follows/list-follows.ts';
import { listPlays } from '../plays/list-plays.ts';
import { canRecycle, carryOn } from './box-under-way.ts';
import { cleanup, discard, draw } from './phases.ts';

function ask(state: State, asked: Decision, seat: Seat): true {
  state.asked = asked;
  state.seat = seat;
  return true;
}

/** Carries the game on through everything that needs no decision, up to the next one. */
export function proceed(state: State): void {
  for (;;) {
    if (state.reward !== null && ask(state, state.reward, state.actor)) return;
    if (state.task !== null) {
      if (!carryOn(state)) {
        if (state.reward === null && ask(state, 'step', state.actor)) return;
      } else state.task = null;
    } else if (state.played !== null) {
      if (askAboutPlayed(state, state.played)) return;
    } else if (nextPhase(state)) return;
  }
}

/** The leader's boxes, then the rivals in turn order, then Rough Housing, then Do-Over. */
function askAboutPlayed(state: State, played: Played): boolean {
  const { leader, players } = state;
  const task = played.tasks.shift();
  if (task) {
    state.task = task;
    state.actor = leader;
    return false;
  }
  played.queue ??= players.map((_, n) => (leader + 1 + n) % players.length).slice(0, -1);
  const rival = played.queue.shift();
  if (rival !== undefined) {
    const { hand, perk } = playerAt(state, rival);
    if (perk === 'rough-housing') played.rough = rival;
    if (!listFollows({ hand, counts: countsOf(state, rival), led: played }, 1).length) return false;
    return ask(state, 'follow', rival);
  }
  if (played.rough !== null) return ask(state, 'rough-housing', played.rough);
  if (played.trash) state.box.push(remove(state.used, played.card));
  state.played = null;
  state.phase = 'recruit';
  return (
    playerAt(state, leader).perk === 'do-over' && canPlay(state) && ask(state, 'do-over', leader)
  );
}

const canPlay = (state: State): boolean => {
  const { hand, lookout } = playerAt(state, state.leader);
  return listPlays({ hand, lookout, counts: countsOf(state, state.leader) }, 1).length > 0;
};

/** The phases after Play, one at a time (turn.phases); true when somebody has to decide. */
function nextPhase(state: State): boolean {
  const { leader, park, players } = state;
  switch (state.phase) {
    case 'recruit':
      state.phase = 'party';
      // The leader's own Yard is empty by now, so any Yard is a rival's (recruit.yard).
      return (
        (park.length > 0 || players.some(({ yard }) => yard.length > 0)) &&
        ask(state, 'recruit', leader)
      );
    case 'party':
      state.phase = 'recruited';
      return (
        playerAt(state, leader).perk === 'birthday-party' &&
        park.length > 0 &&
        ask(state, 'birthday-party', leader)
      );
    case 'recruited':
      state.phase = 'discard';
      return canRecycle(state) && ask(state, 'pause', leader);
    case 'discard':
      discard(state);
      draw(state, leader);
      state.phase = 'next';
      return canRecycle(state) && ask(state, 'pause', leader);
    default:
      return nextTurn(state);
  }
}

/** Clockwise, until the round in which the end was triggered is over (turn.order, end.round). */
function nextTurn(state: State): boolean {
  const { turns, leader, players } = state;
  if (roundIsLast(state)) {
    by('end.round');
    state.phase = 'over';
    return ask(state, 'over', leader);
  }
  if (turns > 0) state.leader = (leader + 1) % players.length;
  by('turn.order');
  by('turn.leader');
  by('turn.phases');
  state.turns++;
  witness()?.turn(state);
  cleanup(state);
  state.phase = 'play';
  return ask(state, 'play', state.leader);
}
