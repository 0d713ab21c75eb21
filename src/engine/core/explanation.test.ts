import { describe, expect, it, test } from 'vitest';
import { Attempt, nothingAssumed } from './attempt.ts';
import { explained, failedBy, isCloser, keepCommon, type ReasonOrder } from './explanation.ts';
import type { Facts } from './verdict.ts';

const order: ReasonOrder = {
  first: ['moment', 'card'],
  misfits: ['too-often', 'too-few'],
  consequences: ['not-in-full', 'nothing-done'],
  last: ['zero'],
  excused: ['too-few'],
  alone: ['useless'],
  covered: { card: ['hidden'] },
};

interface Made {
  readonly guessed?: boolean;
  readonly readings?: readonly string[];
  readonly editions?: readonly string[];
}

type Reasons = readonly (string | readonly [string, Facts])[];

/** An attempt that failed for these reasons, each a rule and a code, perhaps with figures. */
function failed(
  reasons: Reasons,
  { guessed = false, readings = [], editions = [] }: Made = {},
): Attempt {
  const on = new Attempt(nothingAssumed);
  for (const reason of reasons) {
    const [said, facts] = typeof reason === 'string' ? [reason, {}] : reason;
    const [rule = '', code = ''] = said.split(' ');
    on.note({ rule, code, facts });
  }
  on.guessed = guessed;
  for (const rule of readings) on.readings.add(rule);
  for (const rule of editions) on.editions.add(rule);
  return on;
}

const reasonsOf = ({ violations }: Attempt) =>
  violations.map(({ rule, code, facts }) =>
    Object.keys(facts).length > 0 ? [`${rule} ${code}`, facts] : `${rule} ${code}`,
  );

const best = (...all: readonly Attempt[]): Attempt =>
  explained(
    all.map((on) => failedBy(on, order)),
    order,
  );

describe('of attempts that failed the closest is explained', () => {
  test.each<readonly [string, readonly [Reasons, Made?], readonly [Reasons, Made?]]>([
    ['fewer reasons', [['a.a x']], [['b.b x', 'c.c x']]],
    [
      'nothing guessed, though there are more reasons',
      [['a.a x', 'b.b x']],
      [['c.c x'], { guessed: true }],
    ],
    ['fewer reasons that only say that it does not fit', [['a.a x']], [['b.b too-often']]],
    ['fewer consequences', [['a.a x']], [['b.b x', 'c.c not-in-full', 'c.c nothing-done']]],
    [
      'consequences are no reasons',
      [['a.a x', 'c.c not-in-full', 'c.c nothing-done']],
      [['b.b x', 'c.c x']],
    ],
    [
      'what reaches furthest',
      [[['a.a too-often', { most: 3 }]]],
      [[['a.a too-often', { most: 2 }]]],
    ],
  ])('%s', (_, closer, other) => {
    const make = (): [Attempt, Attempt] => [failed(...closer), failed(...other)];
    const [one, two] = make();
    expect(isCloser(failedBy(one, order), failedBy(two, order))).toBe(true);
    expect(isCloser(failedBy(two, order), failedBy(one, order))).toBe(false);
    expect(best(two, one)).toBe(one);
    const [first, second] = make();
    expect(best(first, second)).toBe(first);
  });

  it('neither is closer where all is alike', () => {
    const [one, two] = [failed(['a.a x']), failed(['b.b x'])].map((on) => failedBy(on, order));
    if (one && two) expect([isCloser(one, two), isCloser(two, one)]).toEqual([false, false]);
  });

  it('only figures of what does not fit say how far it reaches', () => {
    const [one, two] = [2, 3].map((most) => failedBy(failed([['a.a x', { most }]]), order));
    if (one && two) expect([isCloser(one, two), isCloser(two, one)]).toEqual([false, false]);
  });

  it('there has to be one', () => {
    expect(() => best()).toThrow('No attempt was made.');
  });
});

describe('its reasons', () => {
  it('come in the declared order: decisive ones, others as found, what follows, our readings', () => {
    const all = ['z.z zero', 'c.c not-in-full', 'b.b x', 'a.a y', 'k.k card', 'm.m moment'];
    expect(reasonsOf(best(failed(all)))).toEqual([
      'm.m moment',
      'k.k card',
      'b.b x',
      'a.a y',
      'c.c not-in-full',
      'z.z zero',
    ]);
  });

  it('are joined by those of ways that come as close, each once', () => {
    expect(reasonsOf(best(failed(['a.a x']), failed(['b.b y']), failed(['a.a x'])))).toEqual([
      'a.a x',
      'b.b y',
    ]);
    expect(reasonsOf(best(failed(['a.a x']), failed(['b.b y', 'c.c z'])))).toEqual(['a.a x']);
    expect(reasonsOf(best(failed(['a.a x']), failed(['b.b too-often'])))).toEqual(['a.a x']);
    const guessed = failed(['b.b y'], { guessed: true });
    expect(reasonsOf(best(failed(['a.a x']), guessed))).toEqual(['a.a x']);
  });

  it('a way with one consequence more comes as close, with two more it does not', () => {
    const one = failed(['b.b y', 'f.f not-in-full']);
    expect(reasonsOf(best(failed(['a.a x']), one))).toEqual(['a.a x', 'b.b y', 'f.f not-in-full']);
    const two = failed(['b.b y', 'f.f not-in-full', 'f.f nothing-done']);
    expect(reasonsOf(best(failed(['a.a x']), two))).toEqual(['a.a x']);
  });

  it('lose the consequence where the same is refused without it', () => {
    const both = best(failed(['a.a x', 'f.f not-in-full']), failed(['a.a x']));
    expect(reasonsOf(both)).toEqual(['a.a x']);
    const first = best(failed(['f.f not-in-full', 'a.a x']), failed(['a.a x']));
    expect(reasonsOf(first)).toEqual(['a.a x']);
    const other = best(failed(['a.a x', 'f.f not-in-full']), failed(['b.b x']));
    expect(reasonsOf(other)).toEqual(['b.b x', 'a.a x', 'f.f not-in-full']);
  });

  it('are not those of a way that is excused, if another one is not', () => {
    const excused = failed(['a.a too-few']);
    expect(reasonsOf(best(excused, failed(['b.b too-often'])))).toEqual(['b.b too-often']);
    expect(reasonsOf(best(failed(['a.a too-few']), failed(['c.c too-few'])))).toEqual([
      'a.a too-few',
      'c.c too-few',
    ]);
    expect(reasonsOf(best(failed(['a.a too-few']), failed(['b.b x', 'c.c x'])))).toEqual([
      'a.a too-few',
    ]);
  });

  it('are one alone where that says all', () => {
    expect(reasonsOf(best(failed(['a.a x']), failed(['u.u useless'])))).toEqual(['u.u useless']);
    const mixed = failed(['u.u useless', 'b.b x']);
    expect(reasonsOf(best(failed(['a.a x', 'c.c x']), mixed))).toEqual([
      'a.a x',
      'c.c x',
      'u.u useless',
      'b.b x',
    ]);
  });

  it('leave out what means nothing beside another', () => {
    expect(reasonsOf(best(failed(['a.a hidden', 'k.k card'])))).toEqual(['k.k card']);
    expect(reasonsOf(best(failed(['a.a hidden', 'k.k moment'])))).toEqual([
      'k.k moment',
      'a.a hidden',
    ]);
  });
});

describe('a refusal rests on readings and editions', () => {
  it('of the ways that come as close', () => {
    const on = best(
      failed(['a.a x'], { readings: ['a.a'], editions: ['e.e'] }),
      failed(['b.b x'], { readings: ['r.r'], editions: ['f.f'] }),
    );
    expect([...on.readings]).toEqual(['a.a', 'r.r']);
    expect([...on.editions]).toEqual(['e.e', 'f.f']);
  });

  it('where only a reading forbids another way, however far that is', () => {
    const far = (readings: string[], guessed = false) =>
      failed(['b.b x', 'c.c x', 'f.f not-in-full'], { readings, guessed });
    const restsOn = (other: Attempt) => [...best(failed(['a.a x']), other).readings];
    expect(restsOn(far(['b.b', 'c.c']))).toEqual(['b.b', 'c.c']);
    expect(restsOn(far(['b.b']))).toEqual([]);
    expect(restsOn(far(['b.b', 'c.c'], true))).toEqual([]);
  });
});

describe('what holds for some values of a fact only', () => {
  const common = (first: Attempt, others: readonly Attempt[], atBest?: ReasonOrder['atBest']) => {
    keepCommon(first, [first, ...others], { ...order, ...(atBest && { atBest }) });
    return reasonsOf(first);
  };
  const one = () => failed(['a.a x', 'b.b y']);

  it('is left out beside a reason that holds for all', () => {
    expect(common(one(), [failed(['a.a x'])])).toEqual(['a.a x']);
    expect(common(one(), [failed(['b.b y', 'c.c z']), failed(['a.a x', 'b.b y'])])).toEqual([
      'b.b y',
    ]);
  });

  it('is another reason where the rule or the code is another', () => {
    expect(common(one(), [failed(['a.a other', 'b.b y'])])).toEqual(['b.b y']);
    expect(common(one(), [failed(['c.c x', 'b.b y'])])).toEqual(['b.b y']);
    // Figures that hold for all are no use where the words are not the same.
    expect(common(one(), [failed(['a.a other', 'b.b y'])], () => ({}))).toEqual(['b.b y']);
  });

  it('stays where nothing holds for all, or only what follows', () => {
    expect(common(one(), [failed(['c.c z'])])).toEqual(['a.a x', 'b.b y']);
    const full = failed(['a.a x', 'f.f not-in-full']);
    expect(common(full, [failed(['b.b y', 'f.f not-in-full'])])).toEqual([
      'a.a x',
      'f.f not-in-full',
    ]);
  });

  it('is one reason with figures that hold for all, if there are any', () => {
    const poor = (have: number) => failed([['p.p poor', { have }], 'b.b y']);
    expect(common(poor(1), [poor(2)])).toEqual(['b.b y']);
    expect(common(poor(1), [poor(2)], () => undefined)).toEqual(['b.b y']);
    const most: ReasonOrder['atBest'] = (alike) => ({
      have: Math.max(...alike.map(({ facts }) => Number(facts.have))),
    });
    expect(common(poor(1), [poor(2)], most)).toEqual([['p.p poor', { have: 2 }], 'b.b y']);
    const both = failed([
      ['p.p poor', { have: 2 }],
      ['p.p poor', { have: 1 }],
    ]);
    expect(common(poor(1), [both], most)).toEqual([['p.p poor', { have: 1 }]]);
  });
});
