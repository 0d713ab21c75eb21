import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { NotationError, parseBox } from './parse.ts';
import { printBox } from './print.ts';
import { type Box, counters, plainActions, resources, suits } from './tree.ts';

describe('reading a box', () => {
  it('reads a group that happens once per symbol', () => {
    expect(parseBox('(trash > vp) x book')).toEqual({
      each: { first: { do: 'trash' }, then: { do: 'vp', times: 1 } },
      per: 'book',
    });
  });

  it('reads icons side by side, printed repetitions and a cheaper advance', () => {
    expect(parseBox('lookout, pack')).toEqual({ all: [{ do: 'lookout' }, { do: 'pack' }] });
    expect(parseBox('gain any 2')).toEqual({ do: 'gain', what: 'any', times: 2 });
    expect(parseBox('advance -1')).toEqual({ do: 'advance', cost: -1 });
  });

  it('reads an empty box as nothing', () => {
    expect(parseBox('')).toBeNull();
  });

  test.each([
    ['gain pizzas', 6, 'expected pizza, toys or any, found pizzas'],
    ['vp x', 5, 'expected a suit or a counter after x, found the end'],
    ['(vp x book', 11, 'expected a closing bracket, found the end'],
    ['vp vp', 4, 'expected the end of the box, found vp'],
    ['jump', 1, 'expected an action, found jump'],
    ['advance -12', 9, 'expected the end of the box, found -12'],
    ['advance x-1', 9, 'expected the end of the box, found x-1'],
    ['vp 1', 4, 'expected a number from 2 to 9, or none, found 1'],
  ])('says what is wrong with “%s”', (text, character, message) => {
    expect(() => parseBox(text)).toThrow(NotationError);
    expect(() => parseBox(text)).toThrow(`“${text}”, character ${character}: ${message}`);
  });
});

const step: fc.Arbitrary<Box> = fc.oneof(
  fc.constantFrom(...plainActions).map((action) => ({ do: action })),
  fc.record({
    do: fc.constant('gain' as const),
    what: fc.constantFrom(...resources, 'any' as const),
    times: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({ do: fc.constant('spend' as const), what: fc.constantFrom(...resources) }),
  fc.record({ do: fc.constant('vp' as const), times: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ do: fc.constant('advance' as const), cost: fc.integer({ min: -2, max: 2 }) }),
);

const anyBox = fc.letrec<{ box: Box }>((tie) => ({
  box: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    step,
    fc.record({ all: fc.array(tie('box'), { minLength: 2, maxLength: 3 }) }),
    fc.record({ first: tie('box'), then: tie('box') }),
    fc.record({ each: tie('box'), per: fc.constantFrom(...suits, ...counters) }),
  ),
})).box;

it('prints any tree so that it reads back the same', () => {
  fc.assert(
    fc.property(anyBox, (box) => {
      expect(parseBox(printBox(box))).toEqual(box);
    }),
  );
});
