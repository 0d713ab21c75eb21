import { lookoutHolds } from '../capacity.ts';
import { onTurn } from '../means.ts';
import { no } from '../violation.ts';
import type { Action, MoveOf } from './action.ts';
import { inDeckAbove, sourceOf } from './recruit.ts';

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
    return means[sourceOf(from)] > inDeckAbove(from)
      ? null
      : no('perk.bribe', 'source-empty', { from });
  },
  take(means, { from }, sign) {
    means.lookout += sign;
    if (from === 'hand') means.hand -= sign;
    else means[sourceOf(from)] -= sign;
  },
};
