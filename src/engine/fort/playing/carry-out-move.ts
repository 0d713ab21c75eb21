import { pay } from '../actions/payment.ts';
import { followTask } from '../rules/follow.ts';
import { tasksOf } from '../rules/tasks.ts';
import { countsOf } from '../state/counts.ts';
import { reachLevel } from '../state/fort-level.ts';
import type { Move, PlayMove } from '../state/move.ts';
import type { State } from '../state/state.ts';
import { playerAt, remove } from '../state/zones.ts';
import { by } from '../violation.ts';
import { takeSource } from './icons/sources.ts';
import { doStep, underway } from './turn/box-under-way.ts';
import { markFollow, markPlay } from './turn/clauses-seen.ts';
import { keep } from './turn/draft.ts';
import { proceed } from './turn/next-decision.ts';

/** Carries out a legal move in place and goes on to the next decision. `apply` guards it. */
export function step(state: State, move: Move): void {
  if (act(state, move)) proceed(state);
}

/** Does what the move says; false where the same decision remains to be made. */
function act(state: State, move: Move): boolean {
  const { seat, leader, played } = state;
  const me = playerAt(state, seat);
  switch (move.do) {
    case 'keep':
      keep(state, move.card);
      return false;
    case 'play':
      play(state, move);
      return true;
    case 'skip':
      by('play.skip');
      state.phase = 'recruit';
      return true;
    case 'diy':
      by('perk.diy');
      by('symbol.cost');
      me.perk = null;
      pay(countsOf(state, seat), move.pay, 1);
      state.phase = 'recruit';
      state.actor = seat;
      reachLevel(state, seat);
      return true;
    case 'stop': {
      const now = underway(state);
      by('play.partial');
      if (now?.next) now.task.at = now.next.out;
      return true;
    }
    case 'follow':
      if (!played) return true;
      markFollow(played, move.discard);
      for (const { card } of move.discard) me.discard.push(remove(me.hand, card));
      if (played.rough === seat) played.rough = null;
      state.task = followTask(played, move.discard);
      state.actor = seat;
      return true;
    case 'decline':
      if (state.asked === 'rough-housing' && played) played.rough = null;
      return true;
    case 'rough-housing':
      if (!played) return true;
      by('perk.rough-housing');
      me.perk = null;
      played.rough = null;
      played.trash = true;
      return true;
    case 'do-over':
      by('perk.do-over');
      me.perk = null;
      state.phase = 'play';
      state.asked = 'again';
      return false;
    case 'recycle':
      by('perk.recycling');
      me.perk = null;
      me.hand.push(remove(me.discard, move.card));
      return state.asked === 'step' || state.asked === 'pause';
    case 'rule':
      me.rule = move.rule;
      state.rules = state.rules.filter((rule) => rule !== move.rule);
      state.reward = null;
      return true;
    case 'perk':
      me.perk = move.perk;
      state.perks = state.perks.filter((perk) => perk !== move.perk);
      state.reward = null;
      return true;
    case 'recruit':
      if (state.asked !== 'step') {
        by(state.asked === 'recruit' ? 'recruit.must' : 'perk.birthday-party');
        playerAt(state, leader).discard.push(takeSource(state, move));
        return true;
      }
  }
  const now = underway(state);
  if (now) doStep(state, now, move);
  return true;
}

/** Puts the played and added cards in front of the leader (play.one-card, play.add). */
function play(state: State, move: PlayMove): void {
  const { hand } = playerAt(state, state.leader);
  markPlay(move);
  state.used.push(remove(hand, move.card));
  for (const { card } of move.added) state.used.push(remove(hand, card));
  state.played = {
    card: move.card,
    declared: move.declared ?? null,
    tasks: tasksOf(move),
    gained: null,
    trash: false,
    queue: null,
    rough: null,
  };
}
