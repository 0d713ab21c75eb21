import type { MoveOf } from '../../actions/action.ts';
import { canPay, priceOf } from '../../actions/payment.ts';
import type { Step } from '../../notation/tree.ts';
import { topLevel } from '../../state/board.ts';
import { scorePoint } from '../../state/end-triggers.ts';
import { reachLevel } from '../../state/fort-level.ts';
import { by } from '../../violation.ts';
import type { InGame } from './game-action.ts';

/** Icons that move markers: the Fort Level and the Victory Track. */

export const advance: InGame<MoveOf<'advance'>, Extract<Step, { do: 'advance' }>> = {
  most(counts, { cost }) {
    const printed = counts.level < topLevel ? counts.costs[counts.level] : undefined;
    return printed !== undefined && canPay(counts, priceOf(printed, cost)) ? 1 : 0;
  },
  run(state, seat) {
    by('action.advance');
    by('board.cost');
    reachLevel(state, seat);
  },
};

export const vp: InGame<MoveOf<'vp'>> = {
  most: () => Number.POSITIVE_INFINITY,
  idle: true,
  run(state, seat) {
    by('action.vp');
    scorePoint(state, seat);
  },
};
