import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bringBack } from './bring-back.ts';

describe('bringing back', () => {
  it('takes back one change and leaves what was entered since', () => {
    const before = { kind: 'play', move: { play: 'bug', add: ['the-moles'] }, table: {} };
    const after = { kind: 'play', move: { play: 'bug' }, table: {} };
    const now = { kind: 'play', move: { play: 'bug' }, table: { fort: 1 } };
    expect(bringBack(before, after, now)).toEqual({ ...before, table: { fort: 1 } });
  });

  it('is not possible where the same entry was changed again', () => {
    expect(bringBack({ kind: 'play' }, { kind: null }, { kind: 'recruit' })).toBeUndefined();
    expect(bringBack({ add: ['a'] }, {}, { add: ['b'] })).toBeUndefined();
    // The same again is no loss.
    expect(bringBack({ add: ['a'] }, {}, { add: ['a'] })).toEqual({ add: ['a'] });
  });

  it('loses nothing that was entered since, and brings back all that was there', () => {
    const value = fc.oneof(fc.nat(3), fc.constantFrom('a', 'b'), fc.array(fc.nat(2)));
    const fields = fc.dictionary(fc.constantFrom('a', 'b', 'c'), value, { noNullPrototype: true });
    const description = fc.record({ move: fields, table: fields }, { noNullPrototype: true });
    const leaves = (part: Record<string, unknown>, other: Record<string, unknown>) =>
      Object.entries(part).filter(
        ([key, own]) => JSON.stringify(own) !== JSON.stringify(other[key]),
      );
    fc.assert(
      fc.property(description, description, description, (before, after, now) => {
        const back = bringBack(before, after, now);
        if (back === undefined) return;
        for (const part of ['move', 'table'] as const) {
          const expected = [
            ...leaves(before[part], after[part]),
            ...leaves(now[part], after[part]),
          ].map(([key, own]) => [part, key, own]);
          for (const [, key, own] of expected)
            expect(back).toHaveProperty([part, String(key)], own);
        }
      }),
    );
  });
});
