import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { DescribedMove } from '../format/move.ts';
import type { Situation } from '../format/situation.ts';
import { judge } from './judge.ts';

const judged = (situation: string, move: string) =>
  judge(parse(situation) as Situation, parse(move) as DescribedMove);
const rulesAndCodes = (situation: string, move: string) =>
  judged(situation, move).violations.map(({ rule, code }) => `${rule} ${code}`);

describe('symbol.per: a box without × happens once, whatever it gives', () => {
  it.each([
    ['{play: crash, actions: [{private: {times: 1}}]}', []],
    ['{play: crash, actions: [{private: {times: 2}}]}', ['symbol.per too-often']],
    ['{play: crash, actions: [{private: {times: 0}}]}', ['play.full too-few']],
    ['{play: crash, actions: [{private: {gain: {pizza: 3}}}]}', ['symbol.per gained-too-many']],
    ['{play: crash, actions: [{private: {gain: {pizza: 1}}}]}', ['play.full gained-too-few']],
    ['{play: lefty, actions: [{public: {score: 3}}]}', ['symbol.per scored-too-many']],
    ['{play: lefty, actions: [{public: {times: 1, score: 2}}]}', []],
  ])('%s', (move, expected) => {
    const table = '{me: {fort: 0, stuff: {pizza: 1, toys: 0}}, board: {costs: {0-1: [pizza]}}}';
    expect(rulesAndCodes(table, move)).toEqual(expected);
  });
});

describe('play.partial: where one action is in full, the other breaks no more than it does', () => {
  it.each([
    [
      'Lefty is not divisible',
      '{me: {hand: [lefty, bug], fort: 0, lookout: [], stuff: {pizza: 0, toys: 0}, pack: 0}}',
      '{play: lefty, actions: [private, {public: {advance: false, score: 2}}]}',
      ['symbol.then then-without-first'],
    ],
    [
      'nor is it first',
      '{me: {hand: [lefty, bug], fort: 0, lookout: [], stuff: {pizza: 1, toys: 0}, pack: 0}, board: {costs: {0-1: [pizza]}}}',
      '{play: lefty, actions: [{public: {advance: true, score: 1}}, private]}',
      ['symbol.then then-left-out'],
    ],
    [
      'alone it is not in full either',
      '{me: {fort: 0, stuff: {pizza: 1, toys: 0}, pack: 0}, board: {costs: {0-1: [pizza]}}}',
      '{play: lefty, actions: [{public: {advance: true, score: 1}}]}',
      ['symbol.then then-left-out', 'play.full not-in-full'],
    ],
    [
      'more points than were paid for, beside toys in full',
      '{me: {hand: [kitty, icky-sticky], lookout: [], stuff: {pizza: 0, toys: 2}, pack: 0}}',
      '{play: kitty, add: [icky-sticky], actions: [{private: {spend: {toys: 2}, score: 3}}, public]}',
      ['symbol.then then-without-first'],
    ],
    [
      'both in part',
      '{me: {hand: [kitty, icky-sticky], lookout: [], stuff: {pizza: 0, toys: 4}, pack: 0}}',
      '{play: kitty, add: [icky-sticky], actions: [{private: {spend: {toys: 1}, score: 1}}, {public: {gain: {toys: 1}}}]}',
      ['play.full too-few', 'play.full gained-too-few'],
    ],
  ])('%s', (_, table, move, expected) => {
    expect(rulesAndCodes(table, move)).toEqual(expected);
  });
});

describe('symbol.then: what happens is reported in its order', () => {
  const told = (table: string, move: string) =>
    judged(table, move).effects.map(({ code, facts: { count, card, from } }) =>
      [code, count, card, from].filter((each) => each !== undefined && each !== '').join(' '),
    );

  it.each([
    [
      'each round by itself',
      '{me: {hand: [bones, noodle-twins, bug], discard: [moose], lookout: [], stuff: {pizza: 0, toys: 0}}}',
      '{play: bones, add: [noodle-twins], actions: [{public: {trash: [bug, moose], score: 2}}, {private: {gain: pizza}}]}',
      ['trash bug hand', 'vp 1', 'trash moose discard', 'vp 1', 'gain 1'],
    ],
    [
      'rounds that are alike together',
      '{me: {hand: [kitty, icky-sticky], lookout: [], fort: 1, stuff: {pizza: 0, toys: 1}, pack: {pizza: 0, toys: 2}}}',
      '{play: kitty, add: [icky-sticky], actions: [{private: {spend: {stuff: {toys: 1}, pack: {toys: 2}}, score: 3}}]}',
      ['spend 1 stuff', 'vp 1', 'spend 2 pack', 'vp 2'],
    ],
    [
      'apart from what the action before brought',
      '{me: {hand: [blitz, bug], lookout: [], discard: 0, stuff: {pizza: 0, toys: 0}}}',
      '{play: blitz, actions: [{public: {gain: {toys: 1}}}, {private: {trash: bug}}]}',
      ['gain 1', 'trash bug hand', 'gain 1'],
    ],
    [
      'two actions that bring the same, one sum',
      '{me: {hand: [chef, smoke, ace], lookout: [], stuff: {pizza: 0, toys: 0}}}',
      '{play: chef, add: [{card: smoke, coin: book}, {card: ace, coin: skateboard}], actions: [public, private]}',
      ['gain 3'],
    ],
    [
      'the end of the game after the last point',
      '{me: {hand: [kitty, icky-sticky], lookout: [], track: 23, stuff: {pizza: 0, toys: 3}, pack: 0}}',
      '{play: kitty, add: [icky-sticky], actions: [private]}',
      ['spend 3 stuff', 'vp 3', 'end'],
    ],
  ])('%s', (_, table, move, expected) => {
    expect(told(table, move)).toEqual(expected);
  });
});

describe('play.full: the other action may go as far as it goes', () => {
  it.each([
    [
      'Doc’s points count at least what is in the Lookout',
      '{me: {lookout: [shovel, glue]}}',
      'doc',
      'legal',
    ],
    ['of an empty Lookout nobody knows', '{me: {lookout: []}}', 'doc', 'open'],
    [
      'toys fit, whatever is packed before',
      '{me: {stuff: {pizza: 0, toys: 0}}}',
      'sweet-pea',
      'legal',
    ],
  ])('%s', (_, table, card, verdict) => {
    expect(judged(table, `{play: ${card}, actions: [public, private]}`).verdict).toBe(verdict);
  });
});

describe('action.spend, action.trash: what is needed and what is there', () => {
  it.each([
    [
      'no place was given: Stuff and Pack were both looked at',
      '{me: {hand: [munch], lookout: [], stuff: {pizza: 0, toys: 0}, pack: 0}}',
      '{play: munch, actions: [{private: {spend: {pizza: 1}, score: 1}}]}',
      { from: 'stuff-and-pack' },
    ],
    [
      'the place was given',
      '{me: {hand: [munch], lookout: [], stuff: {pizza: 0, toys: 0}, pack: {pizza: 1, toys: 0}}}',
      '{play: munch, actions: [{private: {spend: {stuff: {pizza: 1}}, score: 1}}]}',
      { from: 'stuff' },
    ],
    [
      'three cards, of which there are two',
      '{me: {hand: [bones, noodle-twins, bug], discard: [moose], lookout: [], perks: []}}',
      '{play: bones, add: [noodle-twins], actions: [public]}',
      { need: 3, done: 2 },
    ],
  ])('%s', (_, table, move, facts) => {
    expect(judged(table, move).violations[0]?.facts).toMatchObject(facts);
  });
});
