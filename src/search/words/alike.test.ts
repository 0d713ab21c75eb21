import { expect, it } from 'vitest';
import { distance, likeWords } from './alike.ts';

it('counts letters to add, drop, change and swap', () => {
  expect(distance('lookout', 'lookout', 2)).toBe(0);
  expect(distance('lookuot', 'lookout', 2)).toBe(1);
  expect(distance('lokout', 'lookout', 2)).toBe(1);
  expect(distance('einstien', 'einstein', 2)).toBe(1);
  expect(distance('park', 'pack', 2)).toBe(1);
});

it('stops counting at what is allowed', () => {
  expect(distance('pizza', 'lookout', 2)).toBe(3);
  expect(distance('a', 'abcd', 2)).toBe(3);
});

const known = new Map(
  ['pack', 'park', 'lookout', 'looking', '12', '2'].map((word) => [word, true]),
);

it('takes a word that is known for itself and for what it begins', () => {
  expect([...likeWords('park', known)]).toEqual([['park', 1]]);
  expect([...likeWords('look', known).keys()]).toEqual(['lookout', 'looking']);
  expect([...likeWords('2', known)]).toEqual([['2', 1]]);
});

it('takes a word that is not known for one with a slip less', () => {
  expect([...likeWords('lookotu', known).keys()]).toContain('lookout');
  expect([...likeWords('13', known)]).toEqual([]);
});

it('takes a word of three letters for no other word', () => {
  const known = new Set(['рук', 'игра']);
  expect(likeWords('жук', known).size).toBe(0);
  expect(likeWords('ирга', known).size).toBe(1);
});
