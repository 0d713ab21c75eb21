import { expect, it } from 'vitest';
import { getAt, putAt } from './data.ts';

it('puts an answer at a path and takes it back with what held it', () => {
  const put = putAt({ turn: 'me' }, 'rivals.rival 1.fort', 2);
  expect(put).toEqual({ turn: 'me', rivals: { 'rival 1': { fort: 2 } } });
  expect(getAt(put, 'rivals.rival 1.fort')).toBe(2);
  expect(putAt(put, 'rivals.rival 1.fort', undefined)).toEqual({ turn: 'me' });
  expect(getAt(put, 'rivals.rival 2.fort')).toBeUndefined();
});

it('leaves what was there as it was', () => {
  const before = { me: { fort: 1 } };
  putAt(before, 'me.fort', 2);
  expect(before).toEqual({ me: { fort: 1 } });
});
