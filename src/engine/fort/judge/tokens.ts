import { tokens } from '../../../generated/fort.ts';
import type { Holding, Situation } from '../describe/situation.ts';
import { type Resource, resources } from '../notation/tree.ts';
import type { Stock } from '../state.ts';

export const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n);

/** How many of a kind a place is said to hold; what is not said counts as none here. */
const saidTokens = (holding: Holding | undefined, kind: Resource): number =>
  typeof holding === 'object' ? (holding[kind] ?? 0) : 0;

/** A supply that is not described is not short: all 30 but those described on the boards. */
export function supplyOf({ supply = {}, me = {}, rivals = {} }: Situation): Stock {
  const left: Stock = { pizza: 0, toys: 0 };
  for (const kind of resources) {
    const out = [me, ...Object.values(rivals)].reduce(
      (sum, side) => sum + saidTokens(side.stuff, kind) + saidTokens(side.pack, kind),
      0,
    );
    left[kind] = supply[kind] ?? tokens[kind] - out;
  }
  return left;
}
