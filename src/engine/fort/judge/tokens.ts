import { tokens } from '../../../generated/fort.ts';
import type { Situation } from '../describe/situation.ts';
import { resources } from '../notation/tree.ts';
import { inPlace } from '../score/holdings.ts';
import type { Stock } from '../state.ts';

/** So many of the same; none of nothing. */
export const repeat = <Item>(times: number | undefined, make: (at: number) => Item): Item[] =>
  Array.from({ length: times ?? 0 }, (_, at) => make(at));

export const range = (from: number, to: number): number[] =>
  repeat(to - from + 1, (at) => from + at);

/** A supply that is not described is not short: all 30 but those described on the boards. */
export function supplyOf({ supply = {}, me = {}, rivals = {} }: Situation): Stock {
  const left: Stock = { pizza: 0, toys: 0 };
  for (const kind of resources) {
    const out = [me, ...Object.values(rivals)].reduce(
      (sum, { stuff, pack }) => sum + (inPlace(stuff, kind) ?? 0) + (inPlace(pack, kind) ?? 0),
      0,
    );
    left[kind] = supply[kind] ?? tokens[kind] - out;
  }
  return left;
}
