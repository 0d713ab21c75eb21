import { expect, it } from 'vitest';
import { inBrief } from './in-brief.ts';

const long = `${'x'.repeat(160)}.`;

it('takes whole sentences while they fit, and nothing after one that does not', () => {
  expect(inBrief({ title: 'Numbers', text: 'One. Two! Three?' })).toBe('One. Two! Three?');
  expect(inBrief({ title: 'Numbers', text: `One. ${long} 12.` })).toBe(`One. ${long} 12.`);
  expect(inBrief({ title: 'Numbers', text: `One, two. Three, four. ${long} 12.` })).toBe(
    'One, two. Three, four.',
  );
  expect(inBrief({ title: 'Numbers', text: `${long} ${long}` })).toBe(long);
});

it('says more where there is more room', () => {
  expect(inBrief({ title: 'Numbers', text: `One. Two. ${long}` }, 6)).toBe('One.');
  expect(inBrief({ title: 'Numbers', text: `One. Two. ${long}` }, 300)).toBe(`One. Two. ${long}`);
});

it('does not end on a colon that leads nowhere', () => {
  expect(inBrief({ title: 'Numbers', text: `On 10 play 6 and 6: ${long}${long}` })).toBe(
    'On 10 play 6 and 6.',
  );
  expect(inBrief({ title: 'Numbers', text: `One sets the value. The value is: ${long}` })).toBe(
    'One sets the value.',
  );
  expect(inBrief({ title: 'Numbers', text: `One: two. Three: four: ${long}${long}` })).toBe(
    'One: two.',
  );
});

it('does not begin with the title, which is said already', () => {
  expect(inBrief({ title: 'Skip', text: 'Skip: play no other card.' })).toBe('Play no other card.');
  expect(inBrief({ title: 'Skip', text: 'Skipping is allowed.' })).toBe('Skipping is allowed.');
});
