import { expect, it } from 'vitest';
import { keptPosition, type Position, readPosition } from './position.ts';

const known = ['a', 'b', 'c'];
const read = (position: object) => readPosition({ practice: position }, known);

it('leads back to the situation with its answer, to the next one, and to the result', () => {
  for (const position of [
    { ids: ['b', 'a'], outcomes: ['right'], at: 0 },
    { ids: ['b', 'a'], outcomes: ['other-rule'], at: 1 },
    { ids: ['b', 'a'], outcomes: ['wrong', 'right'], at: 2 },
  ] satisfies Position[])
    expect(readPosition(structuredClone(keptPosition(position)), known)).toEqual(position);
});

it('takes nothing that it has not kept, and no situation that is gone', () => {
  expect(readPosition(null, known)).toBeUndefined();
  expect(readPosition({ index: 1 }, known)).toBeUndefined();
  expect(read({ ids: [], outcomes: [], at: 0 })).toBeUndefined();
  expect(read({ ids: ['a', 'z'], outcomes: [], at: 0 })).toBeUndefined();
  expect(read({ ids: ['a'], outcomes: ['maybe'], at: 0 })).toBeUndefined();
  expect(read({ ids: ['a', 'b'], outcomes: [], at: 1 })).toBeUndefined();
  expect(read({ ids: ['a', 'b'], outcomes: ['right', 'right'], at: 0 })).toBeUndefined();
  expect(read({ ids: ['a'], outcomes: ['right', 'right'], at: 1 })).toBeUndefined();
});
