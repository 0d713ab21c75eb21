import type { MoveOf } from '../actions/action.ts';
import { canPay, priceOf } from '../actions/payment.ts';
import { topLevel } from '../board.ts';
import { scorePoint } from '../end.ts';
import { reachLevel } from '../level.ts';
import type { Step } from '../notation/tree.ts';
import { by } from '../violation.ts';
import type { Deed } from './deed.ts';

/** Icons that move markers: the Fort Level and the Victory Track. */

export const advance: Deed<MoveOf<'advance'>, Extract<Step, { do: 'advance' }>> = {
  most(means, { cost }) {
    const printed = means.level < topLevel ? means.costs[means.level] : undefined;
    return printed !== undefined && canPay(means, priceOf(printed, cost)) ? 1 : 0;
  },
  run(state, seat) {
    by('action.advance');
    by('board.cost');
    reachLevel(state, seat);
  },
};

export const vp: Deed<MoveOf<'vp'>> = {
  most: () => Number.POSITIVE_INFINITY,
  idle: true,
  run(state, seat) {
    by('action.vp');
    scorePoint(state, seat);
  },
};
