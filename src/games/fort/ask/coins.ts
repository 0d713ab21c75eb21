import type { Clause } from '#ask/clause.ts';
import type { Data } from '#ask/understood.ts';
import { can, isTool, leadBy } from '#ask/unit.ts';
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
  const coin = units.find(({ is, id }) => is === 'symbol' && id === 'coin');
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
  const list = Array.isArray(before) ? before : before === undefined ? [] : [before];
  const change = (at: number, value: Data) => {
    const next = list.map((each, index) => {
      if (index !== at) return each;
      return typeof each === 'string' ? { card: each, coin: value } : each;
    });
    account.say(['move', key], Array.isArray(before) ? next : (next[0] ?? ''));
  };
  const isNone =
    coin !== undefined &&
    (leadBy(coin, 'without') || (negation !== undefined && can(verb, 'count-as', 'use')));
  if (isNone) {
    for (const [at, each] of list.entries())
      if (typeof each === 'string' && showsCoin(each)) change(at, 'none');
    account.note(['move', key], coin, verb, negation);
    return;
  }
  const [suit] = suits;
  const whose = suit && units.slice(0, units.indexOf(suit)).findLast(({ is }) => is === 'card');
  // “Ace as a book”: what followers have to discard.
  if (suit && whose && whose.id === account.move.play && showsCoin(whose.id)) {
    account.say(['move', 'declare'], suit.id, suit, coin, verb);
    return;
  }
  if (suits.length === 0 || list.length === 0) return;
  // “Puddin as a book and Smoke as a skateboard”: each suit belongs to the card before it.
  const owners = suits.map((suit) =>
    units.slice(0, units.indexOf(suit)).findLast(({ is }) => is === 'card'),
  );
  if (new Set(owners.map((card) => card?.id)).size === suits.length && suits.length > 1) {
    const counted = list.map((each) => {
      const suit = suits[owners.findIndex((card) => card?.id === each)];
      return suit && typeof each === 'string' ? { card: each, coin: suit.id } : each;
    });
    account.say(['move', key], counted, coin, ...suits, verb);
    return;
  }
  const known = list.findLastIndex((each) => typeof each === 'string' && showsCoin(each));
  const at =
    known < 0
      ? list.findLastIndex((each) => typeof each === 'object' && !Array.isArray(each))
      : known;
  // “The Moles and a coin as a shovel”: no card that is named shows one.
  if (at < 0) return;
  const earlier = list[at];
  const said =
    typeof earlier === 'object' && !Array.isArray(earlier) && 'coin' in earlier
      ? [earlier.coin]
      : [];
  const all = [...said, ...suits.map(({ id }) => id)].flat();
  const value: Data = all.length === 1 ? (all[0] ?? '') : all.filter((each) => each !== undefined);
  list[at] =
    typeof earlier === 'object' && !Array.isArray(earlier)
      ? { ...earlier, coin: value }
      : (earlier ?? '');
  if (typeof earlier === 'string') change(at, value);
  else account.say(['move', key], Array.isArray(before) ? list : (list[0] ?? ''));
  const boxes = units.filter(({ is }) => is === 'box');
  account.note(['move', key], coin, ...suits, verb);
  if (boxes.length > 1) account.pass(['move', key], ...boxes);
}
