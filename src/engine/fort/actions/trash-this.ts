import type { Action, MoveOf } from './action.ts';

type TrashThis = MoveOf<'trash-this'>;
const ways: readonly TrashThis[] = [{ do: 'trash-this' }];

/** Trash this card (action.trash-this): noted now, carried out when all followers have finished. */
export const trashThis: Action<TrashThis> = {
  tries: () => ways,
  check: () => null,
  take() {},
};
