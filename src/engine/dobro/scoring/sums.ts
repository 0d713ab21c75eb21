import { fullDeck, numberOf } from '../cards/card.ts';

const add = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

const numbersUp = (players: number): number[] =>
  fullDeck(players)
    .map(numberOf)
    .sort((a, b) => a - b);

/** The least and the most that the numbers of this many cards add up to; of any number of cards if it is unknown. */
export function sumRange(players: number, size: number | undefined) {
  const numbers = numbersUp(players);
  return {
    least: add(numbers.slice(0, size ?? 0)),
    most: add(numbers.slice(size === undefined ? 0 : Math.max(0, numbers.length - size))),
  };
}

/** For each number of cards all sums they can make, as bits: bit n stands for the sum n. */
export function makeableSums(players: number): bigint[] {
  const sums = [1n, ...numbersUp(players).map(() => 0n)];
  for (const number of numbersUp(players))
    for (let size = sums.length - 1; size > 0; size--)
      sums[size] = (sums[size] ?? 0n) | ((sums[size - 1] ?? 0n) << BigInt(number));
  return sums;
}

export interface Pile {
  readonly seat: number;
  /** Left out where only the place is known. */
  readonly size?: number;
  readonly sum: number;
}

/** The sums that this many cards, or more, can make. */
export const sumsFrom = (sums: readonly bigint[], size: number): bigint =>
  sums.slice(size).reduce((some, more) => some | more, 0n);

/** Every group of piles, the smallest first. */
export function groupsOf<Item>(items: readonly Item[]): Item[][] {
  const groups: Item[][] = [[]];
  for (const item of items) groups.push(...groups.map((group) => [...group, item]));
  return groups.sort((a, b) => a.length - b.length);
}

/** The smallest group of piles whose sums no cards of the game can make, alone or together. */
export const unmakeable = (sums: readonly bigint[], piles: readonly Pile[]): Pile[] | undefined =>
  groupsOf(piles).find((group) => {
    const size = add(group.map((pile) => pile.size ?? 0));
    const sum = add(group.map((pile) => pile.sum));
    const uncounted = group.some((pile) => pile.size === undefined);
    const made = uncounted ? sumsFrom(sums, size) : (sums[size] ?? 0n);
    return ((made >> BigInt(sum)) & 1n) === 0n;
  });
