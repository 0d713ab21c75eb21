import { expect, it } from 'vitest';
import { inBrief } from './in-brief.ts';

const long = `${'x'.repeat(160)}.`;

it('takes whole sentences while they fit, and nothing after one that does not', () => {
  expect(inBrief('One. Two! Three?')).toBe('One. Two! Three?');
  expect(inBrief(`One. ${long} 12.`)).toBe(`One. ${long} 12.`);
  expect(inBrief(`One, two. Three, four. ${long} 12.`)).toBe('One, two. Three, four.');
  expect(inBrief(`${long} ${long}`)).toBe(long);
});

it('does not end on a colon that leads nowhere', () => {
  expect(inBrief(`On 10 play 6 and 6: ${long}${long}`)).toBe('On 10 play 6 and 6.');
});
