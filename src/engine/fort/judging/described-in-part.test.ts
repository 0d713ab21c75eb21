import { expect, it } from 'vitest';
import { judgeStrictly as judge } from '#testing/fort/judged.ts';
import { type CardId, isBestFriend } from '../cards/ids.ts';
import type { Pile } from '../format/values.ts';

/**
 * Piles told in part, held against every pile that they may stand for: legal if the move is right with
 * all of them, illegal if with none, otherwise open.
 */

const some: readonly CardId[] = ['bud', 'bug', 'doc', 'rusty', 'tiny'];
const friendsOnce = (cards: readonly CardId[]) =>
  cards.every((card, at) => !isBestFriend(card) || cards.indexOf(card) === at);

/** All selections of so many cards, in alphabetical order. */
const selections = (count: number): CardId[][] =>
  count === 0
    ? [[]]
    : selections(count - 1)
        .flatMap((cards) =>
          some.filter((card) => card >= (cards.at(-1) ?? '')).map((card) => [...cards, card]),
        )
        .filter(friendsOnce);

const upTo = (count: number) => Array.from({ length: count + 1 }, (_, n) => selections(n)).flat();
const sorted = (cards: readonly CardId[]) => [...cards].sort().join();

const verdictOf = (rights: readonly boolean[]) =>
  rights.every(Boolean) ? 'legal' : rights.some(Boolean) ? 'open' : 'illegal';

it('a discard is right whatever was left out, or wrong, or open', () => {
  const hands: readonly [Pile | undefined, CardId[][]][] = [
    [[], [[]]],
    [['bug', 'rusty'], [['bug', 'rusty']]],
    [['bug', '?'], selections(1).map((cards) => ['bug', ...cards])],
    [2, selections(2)],
    [['bug', 'more'], upTo(2).map((cards) => ['bug', ...cards])],
    [undefined, upTo(3)],
  ];
  const played: readonly [CardId | 'none' | undefined, CardId[][]][] = [
    ['none', [[]]],
    ['bug', [['bug']]],
    ['rusty', [['rusty']]],
    [undefined, upTo(2)],
  ];
  const places: readonly (CardId[] | undefined)[] = [
    undefined,
    [],
    ['bug'],
    ['rusty'],
    ['bug', 'bug'],
    ['bug', 'rusty'],
    ['bug', 'doc'],
  ];
  for (const [hand, allHands] of hands)
    for (const [card, allUsed] of played)
      for (const pile of places)
        for (const yard of places) {
          const tables = allHands.flatMap((cards) =>
            allUsed.filter((used) => friendsOnce([...cards, ...used])).map((used) => [cards, used]),
          );
          const right = tables.map(
            ([cards = [], used = []]) =>
              (!pile || sorted(pile) === sorted([...used, ...cards.filter(isBestFriend)])) &&
              (!yard || sorted(yard) === sorted(cards.filter((each) => !isBestFriend(each)))),
          );
          if (right.length === 0) continue;
          const me = { ...(hand === undefined ? {} : { hand }), ...(card ? { played: card } : {}) };
          const discard = {
            ...(pile ? { 'to-pile': pile } : {}),
            ...(yard ? { 'to-yard': yard } : {}),
          };
          const { verdict } = judge({ me }, { discard });
          expect(verdict, JSON.stringify({ me, discard })).toBe(verdictOf(right));
        }
});

it('a draw is right whatever was left out, or wrong, or open', () => {
  const cards: readonly CardId[] = ['bug', 'tiny', 'doc', 'moose', 'prince'];
  const atLeast = (count: number) => [0, 1, 2, 3, 4, 5, 6, 7].filter((size) => size >= count);
  const piles: readonly [Pile | undefined, number[]][] = [
    [0, [0]],
    [1, [1]],
    [4, [4]],
    [6, [6]],
    [['bug', '?'], [2]],
    [[...cards.slice(0, 1), 'more'], atLeast(1)],
    [[...cards.slice(0, 4), 'more'], atLeast(4)],
    [[...cards, 'more'], atLeast(5)],
    [undefined, atLeast(0)],
  ];
  for (const [deck, decks] of piles)
    for (const [discard, discards] of piles)
      for (const draw of [0, 1, 4, 5, 6]) {
        const right = decks.flatMap((one) =>
          discards.map((other) => draw === Math.min(5, one + other)),
        );
        const me = {
          ...(deck === undefined ? {} : { deck }),
          ...(discard === undefined ? {} : { discard }),
        };
        const { verdict } = judge({ me }, { draw });
        expect(verdict, JSON.stringify({ me, draw })).toBe(verdictOf(right));
      }
});
