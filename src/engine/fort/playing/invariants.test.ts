import { describe, expect, it, test } from 'vitest';
import { isBestFriend } from '../cards/ids.ts';
import { game } from '../game.ts';
import type { Player, State } from '../state/state.ts';
import { brokenInvariants } from './invariants.ts';

const start = (): State => game.start({ players: 3, seed: 1 });
const me = (state: State): Player => {
  const [player] = state.players;
  if (!player) throw new Error('nobody plays');
  return player;
};

/** Moves tokens between the supply and a player, so that only the limits are broken. */
const give = (state: State, where: 'stuff' | 'pack', pizza: number) => {
  me(state)[where].pizza += pizza;
  state.supply.pizza -= pizza;
};

it('finds nothing wrong with a game that begins', () => {
  expect(brokenInvariants(start())).toEqual([]);
});

describe('what can’t be', () => {
  test.each<[string, (state: State) => void, string[]]>([
    [
      'five pizza in a Stuff',
      (state) => give(state, 'stuff', 5 - me(state).stuff.pizza),
      ['stuff of seat 0: 5'],
    ],
    [
      'less than nothing in a Stuff',
      (state) => give(state, 'stuff', -1 - me(state).stuff.pizza),
      ['stuff of seat 0: -1'],
    ],
    [
      'less than nothing in a Pack',
      (state) => give(state, 'pack', -1 - me(state).pack.pizza),
      ['pack of seat 0: -1'],
    ],
    ['more in a Pack than fits', (state) => give(state, 'pack', 9), ['pack of seat 0: 9']],
    [
      'a supply that owes something',
      (state) => give(state, 'stuff', state.supply.pizza + 1),
      ['stuff of seat 0: 31', 'supply: pizza'],
    ],
    [
      'a token that came from nowhere',
      (state) => {
        state.supply.toys += 1;
      },
      ['tokens: toys 31'],
    ],
    [
      'a level above the highest',
      (state) => {
        me(state).level = 6;
      },
      ['level of seat 0: 6'],
    ],
    [
      'a level below the lowest',
      (state) => {
        me(state).level = -1;
      },
      ['level of seat 0: -1'],
    ],
    [
      'a Best Friend in a Yard',
      (state) => {
        const { hand, deck, yard } = me(state);
        const pile = [hand, deck].find((cards) => cards.some((card) => isBestFriend(card))) ?? [];
        const at = pile.findIndex((card) => isBestFriend(card));
        yard.push(...pile.splice(at, 1));
      },
      ['yard of seat 0: a Best Friend'],
    ],
  ])('%s', (_, change, broken) => {
    const state = start();
    change(state);
    expect(brokenInvariants(state)).toEqual(broken);
  });
});

it('misses the card that is gone', () => {
  const state = start();
  const gone = state.deck.pop();
  expect(brokenInvariants(state)).toEqual([
    expect.stringMatching(new RegExp(`^cards: ${gone} \\d$`)),
  ]);
});
