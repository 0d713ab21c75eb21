import { by } from '../violation.ts';
import type { Action, MoveOf } from './action.ts';

type TrashThis = MoveOf<'trash-this'>;
const ways: readonly TrashThis[] = [{ do: 'trash-this' }];

/** Trash this card (action.trash-this): noted now, done when all followers are done. */
export const trashThis: Action<TrashThis> = {
  tries: () => ways,
  check: () => null,
  most: () => 1,
  idle: true,
  take() {},
  run(state) {
    by('action.trash-this');
    if (state.played) state.played.trash = true;
  },
};
