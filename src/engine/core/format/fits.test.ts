import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dobroFormat, situationSchema as dobroSituation } from '#engine/dobro/format/schema.ts';
import { moveSchema } from '#engine/fort/format/move.ts';
import { fortFormat } from '#engine/fort/format/schema.ts';
import { situationSchema } from '#engine/fort/format/situation.ts';
import { checkableExamples } from '#model/examples.ts';
import { askedSchema } from './asked-schema.ts';
import { fits } from './fits.ts';

const fort = askedSchema(fortFormat);
const asked = (situation: unknown, move: unknown = {}) =>
  fits({ kind: 'play', situation, move }, fort);

/** A place somewhere inside of data, with something else put there. */
function changed(data: unknown, path: readonly number[], value: unknown): unknown {
  if (typeof data !== 'object' || data === null || path.length === 0) return value;
  const keys = Object.keys(data);
  const key = keys[(path[0] ?? 0) % (keys.length + 1)] ?? 'other';
  const own = Reflect.get(data, key);
  const next = changed(own, path.slice(1), value);
  return Array.isArray(data)
    ? data.map((item, at) => (`${at}` === key ? next : item))
    : { ...data, [key]: next };
}

const oddities = fc.oneof(
  fc.constantFrom('none', '?', 'more', 'bug', 'coin', 'book', 'me', 'pizza', 'hand', 'diy', 'Ann'),
  fc.constantFrom(-1, 0, 1, 5, 6, 30, 31, 60, 61, 1.5, true, false, null),
  fc.constantFrom([], {}, ['bug'], ['?'], [['bug']], { pizza: 1 }, { card: 'bug' }, { shows: [] }),
);
const place = fc.array(fc.nat(20), { maxLength: 6 });

describe('what a checker takes', () => {
  it('is what files may say, wherever something else is put', () => {
    const examples = checkableExamples('fort');
    fc.assert(
      fc.property(fc.constantFrom(...examples), place, oddities, (example, path, value) => {
        const { situation, move } = changed(
          { situation: example.situation ?? {}, move: example.move },
          [path[0] ?? 0, ...path],
          value,
        ) as { situation: unknown; move: unknown };
        const read =
          situationSchema.safeParse(situation).success && moveSchema.safeParse(move).success;
        expect(asked(situation, move)).toBe(read);
      }),
      { numRuns: 2000 },
    );
  });

  it('says that there is no card, and what a coin in the Lookout counts as', () => {
    expect(asked({ me: { played: 'none' }, leader: { played: 'none' } })).toBe(true);
    expect(asked({}, { play: 'bug', 'add-from-lookout': [{ card: 'coin', coin: 'book' }] })).toBe(
      true,
    );
  });

  it('has no endless lists, no figures that no game has, and no names that are paths', () => {
    expect(asked({ me: { hand: Array(100).fill('bug') } })).toBe(false);
    for (const name of ['a.b', ' ', '__proto__', 'constructor', 'x'.repeat(31)]) {
      expect(asked({ turn: name })).toBe(false);
      expect(asked({ rivals: Object.fromEntries([[name, {}]]) })).toBe(false);
    }
    expect(dobroSituation.safeParse({ players: 1e9 }).success).toBe(true);
    const dobro = { kind: 'play', situation: { players: 1e9 }, move: {} };
    expect(fits(dobro, askedSchema(dobroFormat))).toBe(false);
  });
});
