import { advancePayments, checkAdvance } from '../actions/advance.ts';
import { countsOf } from '../state/counts.ts';
import type { Move } from '../state/move.ts';
import type { State } from '../state/state.ts';
import { eachCard, playerAt } from '../state/zones.ts';
import { listFollows } from './follows/list-follows.ts';
import { eachSource } from './icons/sources.ts';
import { listPlays } from './plays/list-plays.ts';
import { canFinish } from './search/can-finish.ts';
import { canRecycle, stepMoves, underway } from './turn/box-under-way.ts';

const decline: Move = { do: 'decline' };
const skip: Move = { do: 'skip' };
const doOver: Move = { do: 'do-over' };
const roughHousing: Move = { do: 'rough-housing' };

/** What the DIY perk adds to the printed cost (perk.diy). */
export const diyExtra = 1;

/** Every decision open to the player whose decision it is; empty when the game is over. */
export function legalMoves(state: State): Move[] {
  const moves = movesAsked(state);
  if (
    state.seat === state.leader &&
    state.phase !== 'setup' &&
    state.asked !== 'over' &&
    canRecycle(state)
  )
    for (const move of eachCard<Move>(playerAt(state, state.leader).discard, (card) => ({
      do: 'recycle',
      card,
    })))
      moves.push(move);
  return moves;
}

function movesAsked(state: State): Move[] {
  const { seat, played } = state;
  switch (state.asked) {
    case 'keep':
      return eachCard(state.draft?.packs[seat] ?? [], (card) => ({ do: 'keep', card }));
    case 'play': {
      const moves: Move[] = plays(state);
      moves.push(...diy(state), skip);
      return moves;
    }
    case 'again':
      return plays(state);
    case 'step':
      return stepMoves(state);
    case 'rule':
      return state.rules.map((rule) => ({ do: 'rule', rule }));
    case 'perk':
      return perks(state);
    case 'follow': {
      if (!played) return [];
      const table = {
        hand: playerAt(state, seat).hand,
        counts: countsOf(state, seat),
        led: played,
      };
      const moves: Move[] = [];
      for (const discard of listFollows(table)) moves.push({ do: 'follow', discard });
      moves.push(decline);
      return moves;
    }
    case 'rough-housing':
      return [roughHousing, decline];
    case 'do-over':
      return [doOver, decline];
    case 'recruit':
      return recruits(state, 'park').concat(recruits(state, 'yard'));
    case 'birthday-party':
      return [...recruits(state, 'park'), decline];
    case 'pause':
      return [decline];
    case 'over':
      return [];
  }
}

function plays(state: State): Move[] {
  const { hand, lookout } = playerAt(state, state.leader);
  return listPlays({ hand, lookout, counts: countsOf(state, state.leader) });
}

function diy(state: State): Move[] {
  if (playerAt(state, state.leader).perk !== 'diy') return [];
  const counts = countsOf(state, state.leader);
  return advancePayments(counts, diyExtra)
    .filter((pay) => checkAdvance(counts, pay, diyExtra) === null)
    .map((pay) => ({ do: 'diy', pay }));
}

/** The perks in the row with which all boxes declared to be used in full remain possible. */
function perks(state: State): Move[] {
  const now = underway(state);
  return state.perks
    .filter((perk) => now === null || canFinish({ ...now.counts, perk }, now.tasks))
    .map((perk) => ({ do: 'perk', perk }));
}

const recruits = (state: State, from: 'park' | 'yard'): Move[] =>
  eachSource(state, state.leader, 'recruit', from);
