import type { Means } from '../means.ts';
import type { Payment } from '../move.ts';
import type { Step } from '../notation/tree.ts';
import { by, no, type Violation } from '../violation.ts';
import type { Action, MoveOf } from './action.ts';
import { checkPayment, pay, payments, plainPayment, priceOf } from './payment.ts';

/** Paying for the next level; `change` is added to the printed cost (fort.advance, symbol.cost). */
export function checkAdvance(means: Means, payment: Payment, change: number): Violation | null {
  const cost = means.costs[means.level];
  if (!cost) return no('action.advance', 'top-level');
  return checkPayment(means, payment, priceOf(cost, change));
}

/** The ways to pay; if there is none, the printed cost, for `checkAdvance` to refuse. */
export function advancePayments(means: Means, change: number): Payment[] {
  const cost = means.costs[means.level];
  const price = priceOf(cost ?? [], change);
  // At the top no payment helps, whatever there is.
  const found = cost ? payments(means, price) : [];
  return found.length > 0 ? found : [plainPayment(price)];
}

/** Advance Fort (action.advance). */
export const advance: Action<MoveOf<'advance'>, Extract<Step, { do: 'advance' }>> = {
  tries: (means, { cost }) =>
    advancePayments(means, cost).map((payment) => ({ do: 'advance', pay: payment })),
  check(means, move, { cost }) {
    if (cost !== 0) by('symbol.cost');
    return checkAdvance(means, move.pay, cost);
  },
  take(means, move, sign) {
    pay(means, move.pay, sign);
    means.level += sign;
  },
};
