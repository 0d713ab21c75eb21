import { describe, expect, it, test } from 'vitest';
import type { DescribedMove, Situation } from '../format/schema.ts';
import { judge } from './judge.ts';
import { judgeMoves } from './judge-moves.ts';

const found = (situation: Situation, move: DescribedMove, strict = false) => {
  const { verdict, missing, usually } = judge(situation, move, { strict });
  const [condition] = usually?.conditions ?? [];
  return {
    verdict,
    missing: missing.map(({ fact }) => fact),
    usually: usually?.verdict,
    unless: condition && [condition.fact, condition.least ?? condition.values, condition.verdict],
  };
};

describe('can’t tell yet', () => {
  const three = ['me', 'Ann', 'Bo'];
  test.each([
    ['turn.higher: from which value on', {}, { play: 5 }, ['value'], undefined, ['value', 6]],
    ['turn.pair: the same of a pair', {}, { play: [7, 7] }, ['value'], undefined, ['value', 16]],
    [
      'climb.take: usually something lies there',
      {},
      { take: true },
      ['value'],
      'legal',
      ['value', [false]],
    ],
    ['turn.draw: usually there is room', {}, { draw: 2 }, ['hand'], 'legal', ['hand', 5]],
    [
      'setup.deal: usually fewer than six play',
      { holding: 5 },
      { draw: 1 },
      ['players'],
      'legal',
      ['players', [5]],
    ],
    [
      'turn.next: usually it is the asker’s turn',
      { players: three, opened: 'Ann', climb: [4] },
      { play: 5 },
      ['direction'],
      'legal',
      ['direction', [false]],
    ],
    [
      'forget.take: another may have forgotten',
      {},
      { forgetful: 'Ann' },
      ['forgot'],
      undefined,
      ['forgot', ['somebody']],
    ],
    [
      'forget.keep: the card may have been elsewhere',
      { forgot: 'nobody' },
      { forgetful: 'Ann' },
      ['forgetful-before'],
      undefined,
      ['forgetful-before', ['middle', 'somebody']],
    ],
  ] satisfies readonly (readonly [
    string,
    Situation,
    DescribedMove,
    string[],
    unknown,
    unknown[],
  ])[])('%s', (_, situation, move, missing, usually, unless) => {
    expect(found(situation, move)).toEqual({
      verdict: 'open',
      missing,
      usually,
      unless: [...unless, 'illegal'],
    });
  });

  it('turn.one: strictly, the cards are usually in hand', () => {
    expect(found({ value: 4 }, { play: 5 }, true)).toMatchObject({
      usually: 'legal',
      unless: ['hand', [false], 'illegal'],
    });
  });

  it('special.joker: asks for no Joker that was outbid whatever it was', () => {
    const climb: Situation['climb'] = ['joker', [7, 7], ['joker', 'joker']];
    expect(found({ climb, hand: [12, 12] }, { play: [12, 12] }).missing).toEqual(['climb.2.as']);
  });
});

it('forget.take: with too few players known, who forgets is said', () => {
  const codes = (players?: number) =>
    judge({ holding: 4, deck: 9, ...(players ? { players } : {}) }, { draw: 1 }).effects.map(
      ({ code }) => code,
    );
  expect([codes(), codes(6), codes(3)]).toEqual([
    ['draws', 'fewer-forget'],
    ['draws'],
    ['draws', 'forgets'],
  ]);
});

it('round.end: nobody moves any more, whoever would be next', () => {
  const table: Situation = {
    players: ['me', 'Ann', 'Bo'],
    turn: 'me',
    value: 4,
    hand: [5],
    deck: 0,
  };
  const { verdict, violations, granted } = judgeMoves(table, [{ play: 5 }, { play: 9 }]);
  expect([verdict, violations.map(({ rule }) => rule), granted]).toEqual([
    'illegal',
    ['round.end'],
    undefined,
  ]);
});

it('another player’s hand is asked for by their name', () => {
  const table: Situation = {
    players: ['me', 'Ann'],
    turn: 'me',
    climb: [4],
    hand: [5, 6],
    deck: 9,
  };
  const { usually } = judgeMoves(table, [{ play: 5 }, { draw: 5 }, { play: 6 }, { draw: 1 }]);
  expect(usually?.conditions.map(({ fact }) => fact)).toEqual(['hands']);
});
