import { no } from '../violation.ts';
import type { Action, MoveOf } from './action.ts';

type TrashRival = MoveOf<'trash-rival'>;
const ways: readonly TrashRival[] = [{ do: 'trash-rival' }];

/** Trash rival card (action.trash-rival): out of a rival's Yard. */
export const trashRival: Action<TrashRival> = {
  tries: () => ways,
  check: (counts) => (counts.yards > 0 ? null : no('action.trash-rival', 'yards-empty')),
  take(counts, _, sign) {
    counts.yards -= sign;
  },
};
