import { describe, expect, it } from 'vitest';
import { type Attempt, explore, type ReasonOrder } from './partial-knowledge.ts';

const order: ReasonOrder = {
  first: ['early', 'later'],
  misfits: ['misfit'],
  consequences: ['follows'],
  alone: ['sole'],
};
const find = (attempt: (on: Attempt<string, string>) => void) => explore(attempt, order);
const codes = (attempt: (on: Attempt<string, string>) => void) =>
  find(attempt).best.violations.map(({ code }) => code);

describe('an unknown fact', () => {
  it('matters where the verdict hangs on it', () => {
    const { verdict, missing } = find((on) => {
      if (on.ask('level', [2, 1, 0]) < 1) on.no('rule', 'too-low');
    });
    expect([verdict, missing]).toEqual(['open', ['level']]);
  });

  it('does not matter where the verdict is the same whatever it is', () => {
    const legal = find((on) => void on.ask('level', [2, 1, 0]));
    expect([legal.verdict, legal.missing]).toEqual(['legal', []]);
    const illegal = find((on) => on.no('rule', `level-${on.ask('level', [2, 1, 0])}`));
    expect([illegal.verdict, illegal.missing]).toEqual(['illegal', []]);
    expect(illegal.broken.map(([one]) => one?.code)).toEqual(['level-2', 'level-0', 'level-1']);
  });

  it('is not asked for once a rule is broken', () => {
    const { verdict, missing } = find((on) => {
      on.no('rule', 'early');
      on.ask('level', [1, 0]);
    });
    expect([verdict, missing]).toEqual(['illegal', []]);
  });

  it('may be told by several entries together', () => {
    const { missing } = find((on) => {
      if (on.ask(['first', 'second'], [1, 0]) === 0) on.no('rule', 'early');
    });
    expect(missing).toEqual(['first', 'second']);
  });

  it('leaves only those effects certain that happen whatever it is', () => {
    const { best } = find((on) => {
      const level = on.ask('level', [2, 1]);
      on.effect('always');
      on.effect('gain', { count: level });
    });
    expect(best.effects).toEqual([{ code: 'always', facts: {} }]);
  });
});

describe('a free choice', () => {
  it('is made so that it works, and shown', () => {
    const { verdict, ways } = find((on) => {
      const way = on.choose(['a', 'b', 'c']);
      if (way !== 'b') on.no('rule', 'early');
      on.example = way;
    });
    expect([verdict, ways]).toEqual(['legal', ['b']]);
  });

  it('that needs no unknown fact is found before any is asked for', () => {
    const { verdict, missing } = find((on) => {
      if (on.choose(['asks', 'does not']) === 'asks') on.whether('fact');
    });
    expect([verdict, missing]).toEqual(['legal', []]);
  });

  it('may differ with the fact', () => {
    const { verdict } = find((on) => {
      const level = on.ask('level', [1, 0]);
      if (on.choose([0, 1]) !== level) on.no('rule', 'early');
    });
    expect(verdict).toBe('legal');
  });
});

describe('the reasons', () => {
  it('come in the declared order, what merely follows last', () => {
    expect(
      codes((on) => {
        for (const code of ['follows', 'other', 'later', 'early']) on.no('rule', code);
      }),
    ).toEqual(['early', 'later', 'other', 'follows']);
  });

  it('are those of the way that breaks least', () => {
    expect(
      codes((on) => {
        if (on.choose([1, 2]) === 1) on.no('rule', 'early');
        on.no('rule', 'other');
      }),
    ).toEqual(['other']);
  });

  it('rather say what is broken than that a way does not fit', () => {
    expect(codes((on) => on.no('rule', on.choose(['misfit', 'other']) ?? ''))).toEqual(['other']);
  });

  it('of ways that don’t fit are those of the one that comes closest', () => {
    const { best } = find((on) => on.no('rule', 'misfit', { most: on.choose([1, 3, 2]) ?? 0 }));
    expect(best.violations[0]?.facts).toEqual({ most: 3 });
  });

  it('of a guess are given only where there are no others', () => {
    expect(
      codes((on) => {
        on.guessed = on.choose([true, false]) === true;
        on.no('rule', on.guessed ? 'early' : 'later');
        if (!on.guessed) on.no('rule', 'other');
      }),
    ).toEqual(['later', 'other']);
  });

  it('of several ways to understand the move are joined, each once', () => {
    expect(
      codes((on) => {
        on.variant = on.choose(['one', 'two']) ?? '';
        on.no('rule', on.variant);
      }),
    ).toEqual(['one', 'two']);
  });
});

it('gives no other reasons where one way breaks nothing but what says it all', () => {
  expect(
    codes((on) => {
      on.variant = on.choose(['other', 'sole']) ?? '';
      on.no('rule', on.variant);
    }),
  ).toEqual(['sole']);
});

it('lets an error through', () => {
  expect(() =>
    find(() => {
      throw new RangeError('broken judge');
    }),
  ).toThrow('broken judge');
});
