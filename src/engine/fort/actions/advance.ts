import type { Step } from '../notation/tree.ts';
import type { Counts } from '../state/counts.ts';
import type { Payment } from '../state/move.ts';
import { by, no, type Violation } from '../violation.ts';
import type { Action, MoveOf } from './action.ts';
import { checkPayment, pay, payments, plainPayment, priceOf } from './payment.ts';

/** Paying for the next level; `change` is added to the printed cost (fort.advance, symbol.cost). */
export function checkAdvance(counts: Counts, payment: Payment, change: number): Violation | null {
  const cost = counts.costs[counts.level];
  if (!cost) return no('action.advance', 'top-level');
  return checkPayment(counts, payment, priceOf(cost, change));
}

/** The ways to pay; if there is none, the printed cost, for `checkAdvance` to refuse. */
export function advancePayments(counts: Counts, change: number): Payment[] {
  const cost = counts.costs[counts.level];
  const price = priceOf(cost ?? [], change);
  // At the top no payment helps, whatever there is.
  const found = cost ? payments(counts, price) : [];
  return found.length > 0 ? found : [plainPayment(price)];
}

/** Advance Fort (action.advance). */
export const advance: Action<MoveOf<'advance'>, Extract<Step, { do: 'advance' }>> = {
  tries: (counts, { cost }) =>
    advancePayments(counts, cost).map((payment) => ({ do: 'advance', pay: payment })),
  check(counts, move, { cost }) {
    if (cost !== 0) by('symbol.cost');
    return checkAdvance(counts, move.pay, cost);
  },
  take(counts, move, sign) {
    pay(counts, move.pay, sign);
    counts.level += sign;
  },
};
