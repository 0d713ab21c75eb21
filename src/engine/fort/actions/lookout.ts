import { lookoutHolds } from '../state/capacity.ts';
import { onTurn } from '../state/counts.ts';
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
  tries: (counts) => (onTurn(counts, 'bribe') ? allWays : handWays),
  check(counts, { from }) {
    const room = lookoutHolds(counts);
    if (counts.lookout >= room)
      return no('board.lookout', 'lookout-full', { need: 1, done: 0, room, level: counts.level });
    if (from === 'hand')
      return counts.hand > 0 ? null : no('action.lookout', 'hand-empty', { need: 1, done: 0 });
    if (!onTurn(counts, 'bribe')) return no('perk.bribe', 'lookout-from', { from });
    return counts[sourceOf(from)] > inDeckAbove(from)
      ? null
      : no('perk.bribe', 'source-empty', { from });
  },
  take(counts, { from }, sign) {
    counts.lookout += sign;
    if (from === 'hand') counts.hand -= sign;
    else counts[sourceOf(from)] -= sign;
  },
};
