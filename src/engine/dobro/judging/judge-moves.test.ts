import { describe, expect, it } from 'vitest';
import type { DescribedMove, Situation } from '../format/schema.ts';
import { describeGame } from '../game-log.ts';
import { judge } from './judge.ts';
import { judgeMoves } from './judge-moves.ts';

const three = ['Ann', 'me', 'Ben'];
const table: Situation = {
  players: three,
  climb: [4],
  opened: 'Ann',
  direction: 'clockwise',
  hand: [5, 9, 'joker', 'reverse'],
  deck: 20,
};
const judged = (situation: Situation, ...moves: [DescribedMove, ...DescribedMove[]]) =>
  judgeMoves(situation, moves);

describe('a Joker without a number', () => {
  const isOneWay = (...moves: [DescribedMove, ...DescribedMove[]]) =>
    judged(table, ...moves).steps.map(({ oneWay = false }) => oneWay);

  it('is one of several where several allow what comes after it', () => {
    expect(isOneWay({ play: 'joker' }, { play: 7 })).toEqual([true, false]);
  });

  it('is the one that alone allows it', () => {
    // 4 doubles to 8, 5 is the least above it: only 5 leaves room for a 5, which doubles it.
    expect(isOneWay({ play: 'joker' }, { play: 5, announce: 10 })).toEqual([false, false]);
  });
});

describe('whole games', () => {
  it.each([2, 3, 4, 5, 6])('are legal from the first move to the last: %i players', (players) => {
    for (let seed = 1; seed <= 6; seed++)
      for (const { situation, move, moves } of describeGame({ players, seed })) {
        const { verdict, steps, violations, missing } = judgeMoves(situation, [move, ...moves], {
          strict: true,
        });
        expect({ verdict, violations, missing, at: steps.length }).toEqual({
          verdict: 'legal',
          violations: [],
          missing: [],
          at: moves.length + 1,
        });
        // The last play empties a hand, and nobody acts after that.
        expect(steps.at(-1)?.situation?.out).toBe(steps.at(-1)?.by);
      }
  });

  it('leave tables of which each can be judged by itself', () => {
    for (const { situation, move, moves } of describeGame({ players: 3, seed: 9 })) {
      const { steps } = judgeMoves(situation, [move, ...moves]);
      for (const step of steps)
        expect(judge(step.situation ?? {}, { options: true }).verdict).not.toBe('impossible');
    }
  });

  it('are refused where a move is left out of them', () => {
    const [round] = describeGame({ players: 4, seed: 3 });
    if (!round) throw new Error('A game has a round.');
    const { situation, move, moves } = round;
    const plays = moves.flatMap((each, at) => ('play' in each ? [at] : []));
    const refused = plays.filter((at) => {
      const rest = moves.filter((_, n) => n !== at);
      return judgeMoves(situation, [move, ...rest]).verdict !== 'legal';
    });
    // The cards of the next play are in another hand.
    expect(refused.length).toBeGreaterThan(plays.length / 2);
  });
});

describe('a turn', () => {
  it('is a play and a draw, and the next player acts on what they leave', () => {
    const { verdict, steps } = judged(table, { play: 5 }, { draw: 0 }, { play: 9 });
    expect(verdict).toBe('legal');
    expect(steps.map(({ by }) => by)).toEqual(['me', 'me', 'Ben']);
    expect(steps[1]?.situation).toMatchObject({
      climb: [4, { play: 5 }],
      hand: [9, 'joker', 'reverse'],
      value: 5,
      deck: 20,
      turn: 'Ben',
      opened: 'Ann',
      'forgetful-before': 'me',
    });
  });

  it('names the step that fails', () => {
    const low = judged(table, { play: 9 }, { draw: 1 }, { play: 6 });
    expect(low.steps.map(({ verdict }) => verdict)).toEqual(['legal', 'legal', 'illegal']);
    expect(low.violations[0]?.code).toBe('single-too-low');
    const gone = judged(
      { ...table, deck: 0 },
      { play: 5 },
      { take: true },
      { play: 4 },
      { take: true },
    );
    expect(gone.verdict).toBe('legal');
  });

  it('turns round with a Reverse', () => {
    const { steps } = judged(table, { play: 'reverse' }, { draw: 1 }, { play: 9 });
    expect(steps[2]?.by).toBe('Ann');
  });

  it('lets the taker open the next climb', () => {
    const { steps } = judged({ ...table, deck: 0 }, { take: true }, { play: 9 }, { play: 10 });
    expect(steps.map(({ by }) => by)).toEqual(['me', 'me', 'Ben']);
    expect(steps[0]?.situation).toMatchObject({ climb: [], took: 'me', direction: 'clockwise' });
  });

  it('ends with one draw: nobody draws twice, or before acting', () => {
    const { violations, steps } = judged(table, { play: 5 }, { draw: 1 }, { draw: 1 });
    expect([steps.length, violations[0]?.code]).toEqual([3, 'not-now']);
  });

  it('ends the round on an empty hand', () => {
    const { violations } = judged({ ...table, hand: [5] }, { play: 5 }, { draw: 1 });
    expect(violations[0]).toMatchObject({ code: 'round-over', facts: { out: 'me' } });
  });

  it('knows the cards that are drawn, if they are named', () => {
    const pair = [{ draw: 0 }, { play: 9 }, { draw: 0 }, { play: 10 }, { draw: 0 }] as const;
    const hand = (drawn: object) =>
      judged(table, { play: 5 }, { draw: 2, ...drawn }, ...pair.slice(1), { play: 12 }).verdict;
    expect(hand({ drawn: [12, 3] })).toBe('legal');
    expect(hand({ drawn: [11, 3] })).toBe('illegal');
    expect(judged(table, { play: 5 }, { draw: 2, drawn: [3] }).violations[0]?.code).toBe(
      'drawn-differs',
    );
  });
});

describe('what is not known', () => {
  it('stays unknown', () => {
    const { steps } = judged({}, { play: 'skip' });
    expect(steps[0]?.situation).toEqual({ turn: 'me' });
    const nameless = judged({ value: 4 }, { play: 5 }, { draw: 1 }, { play: 6 });
    expect([nameless.verdict, nameless.steps.length]).toEqual(['open', 2]);
  });

  it('stays unknown where the mover asked first what could be played', () => {
    const { verdict, steps } = judged(
      { value: 4, hand: [5, 9, 7] },
      { options: true },
      { play: 5 },
      { draw: 4 },
    );
    expect([verdict, steps.length]).toEqual(['open', 3]);
    expect(steps[0]?.options?.length).toBeGreaterThan(1);
  });

  it('becomes unknown where a draw is not mentioned', () => {
    const { steps } = judged(table, { play: 5 }, { play: 9 });
    expect(steps[1]?.situation?.hand).toBeUndefined();
    expect(steps[1]?.situation?.deck).toBeUndefined();
  });
});

describe('turn.next: the direction of play is not described', () => {
  const hands = { Ann: [11, 2, 2, 3, 4, 7], Ben: [12, 9, 5, 5, 9, 7] };
  const goingOn = (value: Situation, ...moves: DescribedMove[]) =>
    judgeMoves(
      { players: ['me', 'Ann', 'Ben'], hand: [6, 6, 2, 3, 4, 8], deck: 20, hands, ...value },
      [{ play: [6, 6] }, { draw: 2 }, ...moves],
    );
  const open: Situation = { climb: [10] };

  it.each([
    ['nobody has it', [{ play: 8 }], 'illegal', 'turn.one'],
    ['one neighbour has it', [{ play: 12 }], 'open', undefined],
    ['taking needs no card', [{ take: true }], 'legal', undefined],
  ] as const)('%s', (_, moves, verdict, rule) => {
    for (const value of [open, { value: 10 }, { value: 10, direction: 'clockwise' as const }]) {
      const found = goingOn(value, ...moves);
      expect(found.verdict).toBe(verdict);
      expect(found.violations[0]?.rule).toBe(rule);
      expect(found.steps.at(-1)?.by).toBe('Ann / Ben');
    }
  });

  it('is asked for, and not a hand that was described', () => {
    expect(goingOn(open, { play: 12 }).missing).toEqual([{ fact: 'direction' }]);
    expect(goingOn({ value: 10 }, { play: 12 }).missing).toEqual([
      { fact: 'climb' },
      { fact: 'direction' },
    ]);
    expect(goingOn({ ...open, direction: 'clockwise' }, { play: 12 }).verdict).toBe('illegal');
    expect(goingOn({ ...open, direction: 'counterclockwise' }, { play: 12 }).verdict).toBe('legal');
  });

  it('what either way hangs on is asked for once', () => {
    const { verdict, missing, steps } = judgeMoves(
      { players: ['me', 'Ann', 'Ben'], value: 5, holding: 6, deck: 20 },
      [{ play: 6 }, { draw: 1 }, { play: 'joker', as: 7 }, { draw: 1 }],
    );
    expect([verdict, missing, steps.at(-1)?.by]).toEqual([
      'open',
      [{ fact: 'hands' }],
      'Ann / Ben',
    ]);
  });

  it('follows from who opened, where only one way leads to the asker', () => {
    const two = { climb: [9, 10], opened: 'Ann', turn: 'me' };
    expect(
      goingOn({ ...two, hands: { Ann: 6, Ben: [12, 9, 5, 5, 7] } }, { play: 12 }),
    ).toMatchObject({
      verdict: 'legal',
      steps: [{}, {}, { by: 'Ann' }],
    });
    expect(goingOn(two, { play: 12 }).violations[0]?.rule).toBe('turn.one');
  });

  it('draws are counted for either neighbour, and the table has what both have in common', () => {
    const both = { hands: { Ann: [12, 2, 2, 3, 4, 7], Ben: [12, 9, 5, 5, 9, 7] } };
    expect(goingOn({ ...open, ...both }, { play: 12 }, { draw: 3 }).violations[0]?.rule).toBe(
      'turn.draw',
    );
    const { verdict, steps } = goingOn({ ...open, ...both }, { play: 12 }, { draw: 1 });
    expect(verdict).toBe('legal');
    expect(steps[2]?.situation).toMatchObject({ value: 24, deck: 18 });
    expect(steps[2]?.situation?.hands).toBeUndefined();
    expect(steps[2]?.situation?.turn).toBeUndefined();
  });

  it('a last card ends the round whoever played it', () => {
    const last = { hands: { Ann: [12], Ben: [12] }, deck: 0 };
    const { violations } = judgeMoves(
      { players: ['me', 'Ann', 'Ben'], hand: [6, 11], ...open, ...last },
      [{ play: 11 }, { play: 12 }, { play: 'skip' }],
    );
    expect(violations[0]?.rule).toBe('round.end');
  });
});

describe('a Joker that nobody named', () => {
  const table = { players: 3, value: 5, holding: 6, deck: 20 };
  const jokerThen = (play: number) => judgeMoves(table, [{ play: 'joker' }, { draw: 1 }, { play }]);

  it('has any number that makes the moves after it right', () => {
    const { verdict, steps } = jokerThen(6);
    expect(verdict).toBe('legal');
    expect(steps[0]?.effects).toEqual([{ code: 'value', facts: { from: 5, value: 6 } }]);
    expect(steps[2]?.situation?.value).toBe(12);
  });

  it('does not help where no number makes them right', () => {
    const { verdict, violations, steps } = jokerThen(5);
    expect(verdict).toBe('illegal');
    expect(violations).toEqual([
      {
        rule: 'turn.higher',
        code: 'single-too-low',
        facts: { worth: 5, value: '6 / 7 / 8 / 9 / 10 / 11 / 12' },
      },
    ]);
    expect(steps).toHaveLength(3);
  });

  it('leaves open what hangs on another hand, and calls it that of another', () => {
    const { verdict, missing, steps } = judgeMoves(table, [
      { play: ['joker', 'joker'] },
      { draw: 2 },
      { play: 'joker' },
      { draw: 1 },
    ]);
    expect(verdict).toBe('open');
    expect(missing).toEqual([{ fact: 'hands' }]);
    expect(steps).toHaveLength(4);
  });
});
