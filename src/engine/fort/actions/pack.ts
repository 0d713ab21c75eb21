import { packHolds, packRoom } from '../state/capacity.ts';
import { onTurn } from '../state/counts.ts';
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
  tries: (counts) => (onTurn(counts, 'sticky-fingers') ? allWays : stuffWays),
  check(counts, { what: resource, from }) {
    if (packRoom(counts) <= 0)
      return no('board.pack', 'pack-full', {
        need: 1,
        done: 0,
        room: packHolds(counts),
        level: counts.level,
        ...(counts.perk === 'xxl-backpack' ? { perk: counts.perk } : {}),
      });
    if (from === 'stuff')
      return counts.stuff[resource] > 0
        ? null
        : no('action.pack', 'stuff-lacks', { need: 1, done: 0 });
    if (!onTurn(counts, 'sticky-fingers')) return no('perk.sticky-fingers', 'pack-from-supply');
    return checkSupply(counts, resource, 1);
  },
  take(counts, { what, from }, sign) {
    counts[from][what] -= sign;
    counts.pack[what] += sign;
  },
};
