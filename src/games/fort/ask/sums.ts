import type { Clause } from '#ask/clause.ts';
import { can, isKind } from '#ask/unit.ts';
import { factOf, type Reading } from './reading.ts';

/** “that's three shovels”: a sum of what was described. False where it is none. */
export function readSum(reading: Reading, { verb, units }: Clause): boolean {
  const { account } = reading;
  const place = units.find(isKind('place'));
  const isSum =
    units.filter((unit) => unit.is === 'symbol' && unit.count !== undefined).length === 1 &&
    account.move.play !== undefined &&
    (verb === undefined || can(verb, 'have', 'count-as', 'gain')) &&
    units.every(isKind('symbol', 'word', 'place', 'verb')) &&
    (!place ||
      (place.id === 'lookout' &&
        place.way !== 'from' &&
        Array.isArray(factOf(reading, 'me', 'lookout'))));
  if (isSum && !place) account.pass(['move'], verb, ...units);
  return isSum;
}
