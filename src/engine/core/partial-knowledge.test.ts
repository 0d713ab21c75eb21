import { describe, expect, it } from 'vitest';
import { Attempt, nothingAssumed } from './attempt.ts';
import type { ReasonOrder } from './explanation.ts';
import { explore, type Usual } from './partial-knowledge.ts';

const order: ReasonOrder = {
  first: ['early', 'later'],
  misfits: ['misfit'],
  consequences: ['follows'],
  excused: [],
  alone: ['sole'],
  last: [],
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

  it('that can have no value at all contradicts what was assumed before', () => {
    expect(() => new Attempt(nothingAssumed).ask('level', [])).toThrow('contradiction');
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

describe('what an open verdict depends on', () => {
  const perk: Usual = ({ key }) =>
    key === 'perk'
      ? { value: 'none', mostly: true }
      : key === 'level'
        ? { value: 2, mostly: false }
        : undefined;
  const usually = (attempt: (on: Attempt<string, string>) => void) =>
    explore(attempt, order, perk).usually;

  it('is the usual answer, why, and the only value that would change it', () => {
    const answer = usually((on) => {
      const one = on.ask('perk', ['party', 'other', 'none'], 'perk', { is: 'one-of' });
      if (one !== 'party') on.no('rule', 'too-many');
    });
    expect(answer).toEqual({
      verdict: 'illegal',
      violations: [{ rule: 'rule', code: 'too-many', facts: {} }],
      conditions: [{ is: 'one-of', fact: 'perk', values: ['party'], verdict: 'legal' }],
    });
  });

  it.each([
    ['at most 1', (level: number) => level <= 1, { most: 1 }],
    ['at least 4', (level: number) => level >= 4, { least: 4 }],
    ['exactly 3', (level: number) => level === 3, { least: 3, most: 3 }],
  ])('names a limit, not a list: %s', (_, isBroken, limits) => {
    const answer = usually((on) => {
      const level = on.ask('level', [5, 4, 3, 2, 1, 0], 'level', { is: 'amount' });
      if (isBroken(level)) on.no('rule', 'level');
    });
    const { values: _values, ...condition } = answer?.conditions[0] ?? {};
    expect(condition).toEqual({ is: 'amount', fact: 'level', verdict: 'illegal', ...limits });
  });

  it('has no usual answer where the fact has no usual value', () => {
    const answer = usually((on) => {
      if (on.ask('level', [5, 2, 0], 'level', { is: 'amount' }) === 0) on.no('rule', 'level');
    });
    expect(answer).not.toHaveProperty('verdict');
  });

  it('is no sentence about one fact where several entries tell it together', () => {
    const { missing, usually: answer } = explore<string, string>(
      (on) => {
        const level = on.ask(['hand', 'yard'], [5, 2, 0], 'level', { is: 'amount' });
        if (level === 0) on.no('rule', 'level');
      },
      order,
      () => ({ value: 2, mostly: true }),
    );
    expect(missing).toEqual(['hand', 'yard']);
    expect(answer?.verdict).toBe('legal');
    expect(answer?.conditions).toEqual([]);
  });

  it('never is a fact that changes nothing, however often it is asked for', () => {
    const { missing } = explore<string, string>((on) => {
      on.ask('idle', [1, 0]);
      if (on.ask('level', [5, 2, 0]) === 0) on.no('rule', 'level');
    }, order);
    expect(missing).toEqual(['level']);
  });

  it('is what changes the answer together where no fact does alone', () => {
    const { missing, usually: answer } = explore<string, string>(
      (on) => {
        const [pizza, toys] = ['pizza', 'toys'].map((kind) =>
          on.ask(kind, [0, 1, 2, 3, 4], kind, { is: 'amount' }),
        );
        if (pizza === 4 && toys === 4) on.no('rule', 'full');
      },
      order,
      () => ({ value: 1, mostly: true }),
    );
    expect(missing).toEqual(['pizza', 'toys']);
    expect(answer?.together?.map(({ fact, values }) => [fact, values])).toEqual([
      ['pizza', [4]],
      ['toys', [4]],
    ]);
  });

  it('is at most three facts', () => {
    const { missing } = explore<string, string>((on) => {
      for (const fact of ['a', 'b', 'c', 'd', 'e']) if (!on.whether(fact)) on.no('rule', fact);
    }, order);
    expect(missing).toHaveLength(3);
  });
});

it('finds the one table in many on which it fails', () => {
  const { verdict, missing } = find((on) => {
    const levels = ['a', 'b', 'c'].map((fact) => on.ask(fact, [0, 1, 2, 3, 4, 5, 6, 7]));
    if (levels.join() === '3,5,2') on.no('rule', 'early');
  });
  expect([verdict, missing]).toEqual(['open', ['a', 'b', 'c']]);
});

it('finds the one table in many on which it works', () => {
  const { verdict, missing } = find((on) => {
    const levels = ['a', 'b', 'c'].map((fact) => on.ask(fact, [0, 1, 2, 3, 4, 5, 6, 7]));
    if (levels.join() !== '3,5,2') on.no('rule', 'early');
  });
  expect([verdict, missing]).toEqual(['open', ['a', 'b', 'c']]);
});

it('does not take a mistake in the rules for an answer', () => {
  const attempt = (on: Attempt<string, string>) => {
    on.no('rule', 'early');
    throw new RangeError('a mistake');
  };
  expect(() => find(attempt)).toThrow('a mistake');
});
