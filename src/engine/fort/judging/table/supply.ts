import { tokens } from '#generated/fort.ts';
import type { Situation } from '../../format/situation.ts';
import type { Resource } from '../../notation/tree.ts';
import { inPlace } from '../../scoring/holdings.ts';
import type { Stock } from '../../state/state.ts';

/** A supply that is not described is not short: all 30 but those described on the boards. */
export function supplyOf({ supply = {}, me = {}, rivals = {} }: Situation): Stock {
  const places = [me, ...Object.values(rivals)].flatMap(({ stuff, pack }) => [stuff, pack]);
  const left = (kind: Resource): number =>
    supply[kind] ??
    places.reduce<number>((sum, place) => sum - (inPlace(place, kind) ?? 0), tokens[kind]);
  return { pizza: left('pizza'), toys: left('toys') };
}
