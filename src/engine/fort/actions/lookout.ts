import { lookoutHolds } from '../capacity.ts';
import { onTurn } from '../means.ts';
import { by, no } from '../violation.ts';
import { eachCard, playerAt, remove } from '../zones.ts';
import type { Action, MoveOf } from './action.ts';
import { eachSource, takeSource } from './sources.ts';

type Lookout = MoveOf<'lookout'>;
const handWays: readonly Lookout[] = [{ do: 'lookout', from: 'hand' }];
const allWays: readonly Lookout[] = [
  ...handWays,
  { do: 'lookout', from: 'park' },
  { do: 'lookout', from: 'yard' },
];

/** Add card to Lookout (action.lookout). */
export const lookout: Action<Lookout> = {
  tries: (means) => (onTurn(means, 'bribe') ? allWays : handWays),
  check(means, { from }) {
    const room = lookoutHolds(means);
    if (means.lookout >= room)
      return no('board.lookout', 'lookout-full', { room, level: means.level });
    if (from === 'hand') return means.hand > 0 ? null : no('action.lookout', 'hand-empty');
    if (!onTurn(means, 'bribe')) return no('perk.bribe', 'lookout-from', { from });
    return means[from === 'yard' ? 'yards' : 'park'] > 0
      ? null
      : no('perk.bribe', 'source-empty', { from });
  },
  most(means) {
    const bribed = onTurn(means, 'bribe') ? means.park + means.yards : 0;
    return Math.min(lookoutHolds(means) - means.lookout, means.hand + bribed);
  },
  take(means, { from }, sign) {
    means.lookout += sign;
    if (from === 'hand') means.hand -= sign;
    else means[from === 'yard' ? 'yards' : 'park'] -= sign;
  },
  cards: (state, seat, move) =>
    move.from === 'hand'
      ? eachCard(playerAt(state, seat).hand, (card) => ({ ...move, card }))
      : eachSource(state, seat, 'lookout', move.from),
  run(state, seat, move) {
    const me = playerAt(state, seat);
    by('action.lookout');
    if (move.from === 'hand') {
      if (move.card) me.lookout.push(remove(me.hand, move.card));
      return;
    }
    by('perk.bribe');
    me.lookout.push(takeSource(state, { ...move, from: move.from }));
  },
};
