import { type Clause, verbOf } from '#ask/clause.ts';
import { type Data, isPart } from '#ask/understood.ts';
import { isKind, type Unit } from '#ask/unit.ts';
import { isCard, symbolsOf } from '#engine/fort/cards/ids.ts';
import { factOf, placeIn, type Reading } from './reading.ts';

/** How often a suit shows on cards, and on those of which only the symbols are told. */
function shown(cards: readonly Data[], suit: string): number {
  return cards.flat().reduce<number>((sum, each) => {
    const card = isPart(each) ? each.card : each;
    const coins = isPart(each) ? [each.coin ?? []].flat() : [];
    const symbols = isCard(card) ? symbolsOf(card) : [card];
    return sum + [...symbols, ...coins].filter((symbol) => symbol === suit).length;
  }, 0);
}

/** “that's three shovels”: a sum of what was told, if it is right. False where it is none. */
export function readSum(reading: Reading, { verb, units }: Clause): boolean {
  const { account, actions } = reading;
  const { play, add = [], 'add-from-lookout': helped = [] } = account.move;
  const symbols = units.filter(({ is, count }) => is === 'symbol' && count !== undefined);
  const [symbol] = symbols;
  const place = units.find(isKind('place'));
  const there = factOf(reading, 'me', 'lookout');
  const put = actions.chosen('put-in-lookout');
  const isSum =
    symbol !== undefined &&
    symbols.length === 1 &&
    play !== undefined &&
    (verb === undefined || verbOf({ verb } as Clause, 'have', 'count-as', 'gain')) &&
    units.every(isKind('symbol', 'word', 'place', 'verb')) &&
    (place === undefined ||
      (place === placeIn(units, 'lookout') && place.way !== 'from' && put.length > 0));
  if (!isSum) return false;
  const cards = place ? [...(Array.isArray(there) ? there : []), ...put] : [play, add, helped];
  const all: readonly (Unit | undefined)[] = [verb, ...units];
  const isRight = shown(cards, symbol.id) === symbol.count;
  if (isRight) account.pass(['move'], ...all);
  // “I've got a shovel in there” tells more of it.
  return isRight || place === undefined || Array.isArray(there);
}
