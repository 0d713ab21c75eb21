import { describe, expect, it } from 'vitest';
import { advance, goBack, readPosition } from './position.ts';

describe('the place in a turn', () => {
  it('goes on step by step, past the last one to the finished turn, and then begins anew', () => {
    expect(advance(0, 3)).toBe(1);
    expect(advance(2, 3)).toBe(3);
    expect(advance(3, 3)).toBe(0);
  });

  it('goes back, but not before the first step', () => {
    expect(goBack(3)).toBe(2);
    expect(goBack(0)).toBe(0);
  });

  it.each([
    ['2', 2],
    ['3', 3],
    [null, 0],
    ['4', 0],
    ['-1', 0],
    ['two', 0],
    ['1e1', 0],
    ['', 0],
  ])('takes %j for step %i of a turn of three', (stored, position) => {
    expect(readPosition(stored, 3)).toBe(position);
  });
});
