import { describe, expect, test } from 'vitest';
import { judged, testEach } from '#testing/fort/judged.ts';

/** What is said to be broken: that, and nothing else. */

describe('an action that is listed, and of which nothing can be done', () => {
  const bug = (pizza: number) =>
    `{me: {hand: [bug], stuff: {pizza: ${pizza}, toys: 0}, lookout: 0, fort: 0}}`;

  test.each(['public, private', 'private, public', 'public, {private: {score: 0}}'])(
    'counts as not used beside one in full: %s',
    (actions) => {
      const { verdict, effects, example } = judged(bug(3), `{play: bug, actions: [${actions}]}`);
      expect(verdict).toBe('legal');
      expect(effects).toContainEqual({ code: 'idle', facts: { box: 'private' } });
      expect(example).toMatchObject({ actions: [{ public: { gain: { pizza: 1 } } }] });
    },
  );

  testEach('illegal', [
    [
      'where something was done',
      bug(3),
      '{play: bug, actions: [public, {private: {score: 1}}]}',
      'play.zero',
    ],
    [
      'where it was in part',
      bug(3),
      '{play: bug, actions: [public, {private: {full: false}}]}',
      'play.partial',
    ],
    ['alone', bug(3), '{play: bug, actions: [private]}', 'play.zero'],
    ['beside another like it', bug(4), '{play: bug, actions: [public, private]}', 'board.stuff'],
    [
      'where a card was added for it',
      '{me: {hand: [chef, dash], stuff: {pizza: 3, toys: 0}, lookout: []}}',
      '{play: chef, add: [dash], actions: [public, private]}',
      'play.partial',
    ],
  ]);
});

describe('reasons', () => {
  test.each([
    [
      'that no action can be in full',
      '{me: {hand: [chef], stuff: {pizza: 4, toys: 0}, lookout: []}}',
      '{play: chef}',
      ['board.stuff', 'play.full'],
    ],
    [
      'of both actions',
      '{me: {hand: [scout], fort: 0, lookout: [], pack: 1, stuff: {pizza: 0, toys: 4}}}',
      '{play: scout}',
      ['board.pack', 'board.stuff', 'play.full', 'play.full'],
    ],
    [
      'that have nothing to do with what nobody used',
      '{me: {hand: [bug], fort: 0, stuff: {pizza: 2, toys: 1}, pack: 1}}',
      '{play: bug, suit: crown}',
      ['symbol.one-suit'],
    ],
    [
      'that have nothing to do with what was only listed',
      '{me: {hand: [bug], fort: 0, stuff: {pizza: 2, toys: 1}, pack: 1}}',
      '{play: bug, declare: crown, actions: [public, private]}',
      ['follow.coin-declared'],
    ],
    [
      'that rest on what is known',
      '{me: {hand: [doc], lookout: [], perks: [], fort: 2}}',
      '{play: doc}',
      ['play.zero', 'action.lookout', 'play.full'],
    ],
    [
      'of both listed actions',
      '{me: {hand: [bug], stuff: {pizza: 4, toys: 0}, fort: 0}}',
      '{play: bug, actions: [public, private]}',
      ['play.zero', 'board.stuff', 'play.full'],
    ],
    [
      'of a card that was added in vain',
      '{me: {hand: [chef, dash], stuff: {pizza: 3, toys: 0}, lookout: []}}',
      '{play: chef, add: [dash], actions: [public, private]}',
      ['play.purpose', 'board.stuff', 'play.partial'],
    ],
  ])('%s', (_, situation, move, rules) => {
    expect(judged(situation, move).violations.map(({ rule }) => rule)).toEqual(rules);
  });
});
