import type { Clause } from '#ask/clause.ts';
import { type Data, isPart, listOf, oneOrAll } from '#ask/understood.ts';
import { can, isKind, isTool, leadBy, type Unit } from '#ask/unit.ts';
import { showsCoin } from './boxes.ts';
import type { Reading } from './reading.ts';

/** What the coin of the card that was added last counts as. */
export function readCoins(
  reading: Reading,
  clause: Clause,
  key: 'add' | 'add-from-lookout' | 'follow',
): undefined {
  const { account } = reading;
  const { units, verb, negation } = clause;
  const coin = units.find((unit) => unit.id === 'coin' && !unit.as);
  const suits = units.filter(
    (unit) =>
      unit.is === 'symbol' &&
      unit.id !== 'coin' &&
      (leadBy(unit, 'as', 'for') ||
        (coin !== undefined && isTool(unit)) ||
        // «монетка у меня и книга, и скейтборд»
        (coin !== undefined && units.indexOf(unit) > units.indexOf(coin)) ||
        (coin !== undefined && can(verb, 'count-as'))),
  );
  const before = account.move[key];
  const list = listOf(before);
  const say = (next: readonly Data[], ...from: readonly (Unit | undefined)[]) =>
    account.say(['move', key], Array.isArray(before) ? next : (next[0] ?? ''), ...from);
  const withCoin = (each: Data, value: Data): Data =>
    isPart(each) ? { ...each, coin: value } : { card: each, coin: value };
  const mayCount = (each: Data): boolean => typeof each === 'string' && showsCoin(each);
  const isNone =
    coin !== undefined &&
    (leadBy(coin, 'without') || (negation !== undefined && can(verb, 'count-as', 'use')));
  if (isNone) {
    say(
      list.map((each) => (mayCount(each) ? withCoin(each, 'none') : each)),
      coin,
      verb,
      negation,
    );
    return;
  }
  const [suit] = suits;
  const whose = suit && units.slice(0, units.indexOf(suit)).findLast(isKind('card'));
  // “Ace as a book”: what followers have to discard.
  if (suit && whose && whose.id === account.move.play && showsCoin(whose.id)) {
    account.say(['move', 'declare'], suit.id, suit, coin, verb);
    return;
  }
  if (suits.length === 0 || list.length === 0) return;
  // “Puddin as a book and Smoke as a skateboard”: each suit belongs to the card before it.
  const owners = suits.map((suit) => units.slice(0, units.indexOf(suit)).findLast(isKind('card')));
  if (new Set(owners.map((card) => card?.id)).size === suits.length && suits.length > 1) {
    const counted = list.map((each) => {
      const suit = suits[owners.findIndex((card) => card?.id === each)];
      return suit ? withCoin(each, suit.id) : each;
    });
    say(counted, coin, ...suits, verb);
    return;
  }
  const known = list.findLastIndex(mayCount);
  const at = known < 0 ? list.findLastIndex(isPart) : known;
  // “The Moles and a coin as a shovel”: no card that is named shows one.
  if (at < 0) return;
  const earlier = list[at];
  const all = [
    ...listOf(isPart(earlier) ? earlier.coin : undefined),
    ...suits.map((unit) => unit.id),
  ];
  say(
    list.map((each, index) => (index === at ? withCoin(each, oneOrAll(all)) : each)),
    coin,
    ...suits,
    verb,
  );
  const boxes = units.filter(isKind('box'));
  if (boxes.length > 1) account.pass(['move', key], ...boxes);
}
