import { tokens } from '#generated/fort.ts';
import type { Situation } from '../describe/situation.ts';
import type { Resource } from '../notation/tree.ts';
import { inPlace } from '../score/holdings.ts';
import type { Stock } from '../state.ts';

/** So many of the same; none of nothing. */
export const repeat = <Item>(times: number | undefined, make: (at: number) => Item): Item[] =>
  Array.from({ length: times ?? 0 }, (_, at) => make(at));

export const range = (from: number, to: number): number[] =>
  repeat(to - from + 1, (at) => from + at);

/** A supply that is not described is not short: all 30 but those described on the boards. */
export function supplyOf({ supply = {}, me = {}, rivals = {} }: Situation): Stock {
  const places = [me, ...Object.values(rivals)].flatMap(({ stuff, pack }) => [stuff, pack]);
  const left = (kind: Resource): number =>
    supply[kind] ??
    places.reduce<number>((sum, place) => sum - (inPlace(place, kind) ?? 0), tokens[kind]);
  return { pizza: left('pizza'), toys: left('toys') };
}
