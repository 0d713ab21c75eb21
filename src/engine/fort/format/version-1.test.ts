import { expect, test } from 'vitest';
import { fortUpgrade } from './version-1.ts';

const { situation, move, sheet } = fortUpgrade;

test.each([
  [
    'who began, points and rules of everybody',
    situation,
    { first: 'Ann', me: { vp: 3, rule: 'loner' }, rivals: { Ann: { vp: 4, hand: 2 } } },
    {
      'first-player': 'Ann',
      me: { track: 3, 'made-up-rule': 'loner' },
      rivals: { Ann: { track: 4, hand: 2 } },
    },
  ],
  [
    'added cards of the Lookout, and what an action does',
    move,
    {
      play: 'bug',
      lookout: ['moose'],
      actions: ['public', { of: 'worm', private: { lookout: 'doc', pack: { toys: 1 }, vp: 1 } }],
    },
    {
      play: 'bug',
      'add-from-lookout': ['moose'],
      actions: [
        'public',
        {
          card: 'worm',
          private: { 'put-in-lookout': 'doc', 'put-in-pack': { toys: 1 }, score: 1 },
        },
      ],
    },
  ],
  [
    'what a follower converts, once and several times',
    move,
    { follow: 'doc', action: { convert: [{ to: 'toys', in: 'stuff' }] } },
    { follow: 'doc', action: { convert: [{ into: 'toys', in: 'stuff' }] } },
  ],
  [
    'one conversion without a list, and a kind by itself',
    move,
    {
      play: 'doc',
      actions: [{ public: { convert: { to: 'toys' } }, private: { convert: 'toys' } }],
    },
    {
      play: 'doc',
      actions: [{ public: { convert: { into: 'toys' } }, private: { convert: 'toys' } }],
    },
  ],
  [
    'where discarded cards go',
    move,
    { discard: { pile: ['bug'], yard: ['doc'], lookout: ['moose'], keep: ['tiny'] } },
    {
      discard: {
        'to-pile': ['bug'],
        'to-yard': ['doc'],
        'from-lookout': ['moose'],
        keep: ['tiny'],
      },
    },
  ],
  [
    'how many are drawn, and whether it is shuffled',
    move,
    { draw: { cards: 5, reshuffle: true } },
    { draw: 5, reshuffle: true },
  ],
  ['a number of drawn cards by itself', move, { draw: 5 }, { draw: 5 }],
  ['whose turn is next', move, { claim: 'turn' }, { claim: 'next-turn' }],
  ['any other claim', move, { claim: 'game-over' }, { claim: 'game-over' }],
  ['the track when the game is set up', move, { setup: { score: 0 } }, { setup: { track: 0 } }],
  [
    'rules on a sheet, and points that somebody says they give',
    sheet,
    { players: [{ name: 'Ann', rule: 'loner', says: { rule: 5, total: 9 } }] },
    { players: [{ name: 'Ann', 'made-up-rule': 'loner', says: { 'made-up-rule': 5, total: 9 } }] },
  ],
  ['rivals that are no list of players', situation, { rivals: 'Ann' }, { rivals: 'Ann' }],
])('calls things by their names of today: %s', (_, upgrade, written, expected) => {
  expect(upgrade?.(written)).toEqual(expected);
});
