import { packHolds, packRoom } from '../capacity.ts';
import { onTurn } from '../means.ts';
import { no } from '../violation.ts';
import type { Action, MoveOf } from './action.ts';
import { checkSupply } from './gain.ts';

type Pack = MoveOf<'pack'>;
const stuffWays: readonly Pack[] = [
  { do: 'pack', what: 'pizza', from: 'stuff' },
  { do: 'pack', what: 'toys', from: 'stuff' },
];
const allWays: readonly Pack[] = [
  ...stuffWays,
  { do: 'pack', what: 'pizza', from: 'supply' },
  { do: 'pack', what: 'toys', from: 'supply' },
];

/** Pack resource (action.pack). */
export const pack: Action<Pack> = {
  tries: (means) => (onTurn(means, 'sticky-fingers') ? allWays : stuffWays),
  check(means, { what: resource, from }) {
    if (packRoom(means) <= 0)
      return no('board.pack', 'pack-full', { room: packHolds(means), level: means.level });
    if (from === 'stuff')
      return means.stuff[resource] > 0 ? null : no('action.pack', 'stuff-lacks', { resource });
    if (!onTurn(means, 'sticky-fingers')) return no('perk.sticky-fingers', 'pack-from-supply');
    return checkSupply(means, resource, 1);
  },
  take(means, { what, from }, sign) {
    means[from][what] -= sign;
    means.pack[what] += sign;
  },
};
