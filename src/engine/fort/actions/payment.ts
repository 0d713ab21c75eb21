import { resources } from '../notation/tree.ts';
import type { Cost } from '../state/board.ts';
import type { Counts } from '../state/counts.ts';
import type { Payment } from '../state/move.ts';
import type { Stock } from '../state/state.ts';
import { no, type Violation } from '../violation.ts';

/** How many of each kind a printed cost asks for at least, and how many in all. */
interface Price {
  readonly pizza: number;
  readonly toys: number;
  readonly all: number;
  /** Tokens of a kind that a discount forgives (symbol.cost: either kind). */
  readonly off: number;
}

/** `change` is −1 or +1 beside Advance Fort (symbol.cost). */
export function priceOf(cost: Cost, change: number): Price {
  let pizza = 0;
  let toys = 0;
  for (const token of cost) {
    if (token === 'pizza') pizza++;
    else if (token === 'toys') toys++;
  }
  return { pizza, toys, all: Math.max(0, cost.length + change), off: Math.max(0, -change) };
}

const fits = (price: Price, pizza: number, toys: number): boolean =>
  pizza + toys === price.all &&
  Math.max(0, price.pizza - pizza) + Math.max(0, price.toys - toys) <= price.off;

/** The facts of a refusal: the whole price, and what is paid or available. */
const beside = ({ pizza, toys, all }: Price, paid: Stock, more: Stock) => ({
  need: all,
  needPizza: pizza,
  needToys: toys,
  pizza: paid.pizza + more.pizza,
  toys: paid.toys + more.toys,
});

/** The refusal of a payment whose tokens are not where they are to come from (board.cost). */
export function notThere(counts: Counts, payment: Payment): Violation | null {
  for (const resource of resources)
    for (const place of ['stuff', 'pack'] as const) {
      const need = payment[place][resource];
      const have = counts[place][resource];
      if (need > have) return no('board.cost', 'cannot-pay', { resource, need, have, place });
    }
  return null;
}

/** Is this what it costs, and is it there (board.cost)? */
export function checkPayment(counts: Counts, payment: Payment, price: Price): Violation | null {
  const { stuff, pack } = payment;
  const lacking = notThere(counts, payment);
  // Where no way to pay is left, the whole price says more than the one kind that is short.
  if (lacking && !canPay(counts, price))
    return no('board.cost', 'too-poor', beside(price, counts.stuff, counts.pack));
  return fits(price, stuff.pizza + pack.pizza, stuff.toys + pack.toys)
    ? lacking
    : no('board.cost', 'wrong-payment', beside(price, stuff, pack));
}

/** Is there any way to pay? */
export function canPay({ stuff, pack }: Counts, price: Price): boolean {
  const toys = stuff.toys + pack.toys;
  const most = Math.min(price.all, stuff.pizza + pack.pizza);
  for (let pizza = Math.max(0, price.all - toys); pizza <= most; pizza++)
    if (fits(price, pizza, price.all - pizza)) return true;
  return false;
}

/** Every way to take this many tokens out of Stuff and Pack, as far as they are there. */
export function splits({ pizza, toys }: Stock, stuff: Stock, pack: Stock): Payment[] {
  const found: Payment[] = [];
  for (let p = Math.min(pizza, stuff.pizza); p >= Math.max(0, pizza - pack.pizza); p--)
    for (let t = Math.min(toys, stuff.toys); t >= Math.max(0, toys - pack.toys); t--)
      found.push({ stuff: { pizza: p, toys: t }, pack: { pizza: pizza - p, toys: toys - t } });
  return found;
}

/** Every split that pays the price with what is there. */
export function payments({ stuff, pack }: Counts, price: Price): Payment[] {
  const found: Payment[] = [];
  const most = Math.min(price.all, stuff.pizza + pack.pizza);
  for (let pizza = 0; pizza <= most; pizza++) {
    const toys = price.all - pizza;
    if (toys <= stuff.toys + pack.toys && fits(price, pizza, toys))
      found.push(...splits({ pizza, toys }, stuff, pack));
  }
  return found;
}

/** The printed cost, paid from Stuff: tried where no payment is possible, to find out what is lacking. */
export const plainPayment = ({ toys, all }: Price): Payment => ({
  stuff: { pizza: Math.max(0, all - toys), toys: Math.min(all, toys) },
  pack: { pizza: 0, toys: 0 },
});

/** Pays to the supply, or with −1 takes it back. */
export function pay(counts: Counts, { stuff, pack }: Payment, sign: 1 | -1): void {
  for (const resource of resources) {
    counts.stuff[resource] -= sign * stuff[resource];
    counts.pack[resource] -= sign * pack[resource];
    counts.supply[resource] += sign * (stuff[resource] + pack[resource]);
  }
}
