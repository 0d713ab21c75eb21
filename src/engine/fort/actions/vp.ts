import { scorePoint } from '../end.ts';
import { by } from '../violation.ts';
import type { Action, MoveOf } from './action.ts';

type Vp = MoveOf<'vp'>;
const ways: readonly Vp[] = [{ do: 'vp' }];

/** Score point (action.vp). */
export const vp: Action<Vp> = {
  tries: () => ways,
  check: () => null,
  most: () => Number.POSITIVE_INFINITY,
  idle: true,
  take() {},
  run(state, seat) {
    by('action.vp');
    scorePoint(state, seat);
  },
};
