/** Seeded randomness as plain data: the whole generator is one number inside the state. */

export interface Rolling {
  rng: number;
}

/** A seed of any size, folded into the generator's 32 bits. */
export const seeded = (seed: number): number =>
  (Math.imul(seed ^ (seed >>> 16), 0x9e3779b1) ^ 0x5bf03635) >>> 0;

/** A whole number from 0 to `below` − 1. */
export function roll(from: Rolling, below: number): number {
  from.rng = (from.rng + 0x6d2b79f5) >>> 0;
  let mixed = from.rng;
  mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below);
}

/** Shuffles in place (Fisher–Yates) and returns the same array. */
export function shuffle<Item>(from: Rolling, items: Item[]): Item[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = roll(from, last + 1);
    const held = items[last] as Item;
    items[last] = items[other] as Item;
    items[other] = held;
  }
  return items;
}
