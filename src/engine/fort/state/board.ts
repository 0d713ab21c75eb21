import type { KidId } from '#generated/fort.ts';
import type { Resource } from '../notation/tree.ts';

/** The printed cost of one level: blue toys, orange pizza, white either (board.cost). */
export type Cost = readonly (Resource | 'any')[];

/** Printed facts that are given to the engine, because the project does not know them all. */
export interface Board {
  /** Points of levels 0 to 5 (score.fort). */
  readonly points: readonly number[];
  /** What reaching levels 1 to 5 costs. */
  readonly costs: readonly Cost[];
  /** How often each kid is in the Park deck. */
  readonly copies: Readonly<Partial<Record<KidId, number>>>;
}

export const topLevel = 5;

/** Some resource is printed between any two levels (board.cost). */
export const leastCost = 1;
