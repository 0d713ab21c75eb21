import { expect, test } from 'vitest';
import { no } from '../../violation.ts';
import { inCommon } from './judgement.ts';

const low = (worth: number) => no('turn.higher', 'single-too-low', { worth, value: 9 });
const other = no('turn.one', 'not-in-hand', { cards: ['9'] });

test('what is broken whichever way it is says the figures of each way', () => {
  expect(inCommon([[low(5)], [low(5)]])).toEqual([low(5)]);
  const both = [{ ...low(5), facts: { worth: '5 / 6', value: 9 } }];
  expect(inCommon([[low(5)], [low(6)]])).toEqual(both);
  expect(inCommon([[low(5)], [other, low(6)]])).toEqual(both);
  expect(inCommon([[other, low(5)], [low(6)]])).toEqual(both);
});
