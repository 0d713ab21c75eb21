import type { Action, MoveOf } from './action.ts';

type Vp = MoveOf<'vp'>;
const ways: readonly Vp[] = [{ do: 'vp' }];

/** Score point (action.vp). */
export const vp: Action<Vp> = {
  tries: () => ways,
  check: () => null,
  take() {},
};
