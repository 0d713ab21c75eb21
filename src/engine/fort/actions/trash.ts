import { no } from '../violation.ts';
import type { Action, MoveOf } from './action.ts';

type Trash = MoveOf<'trash'>;
const ways: readonly Trash[] = [
  { do: 'trash', from: 'discard' },
  { do: 'trash', from: 'hand' },
];

/** Trash card (action.trash): hand or discard pile. Played and added cards lie in neither. */
export const trash: Action<Trash> = {
  tries: () => ways,
  check(counts, { from }) {
    return counts[from] > 0 ? null : no('action.trash', 'nothing-to-trash', { from });
  },
  take(counts, { from }, sign) {
    counts[from] -= sign;
  },
};
