import { describe, expect, it, test } from 'vitest';
import { bestFriendIds, cards, kidIds } from '#generated/fort.ts';
import { parseBox } from '../notation/parse.ts';
import { printedOn } from './printed.ts';
import { writeProgram } from './steps.ts';

/** Steps in short: the icon, `!` after ▸, and where leaving it out leads. */
const short = (text: string, times: number): string => {
  const box = parseBox(text);
  if (box === null) return '';
  return writeProgram(box, times)
    .map(({ step, then, out }) => `${step.do}${then ? '!' : `→${out}`}`)
    .join(' ');
};

test.each([
  ['gain pizza x shovel', 3, 'gain→3 gain→3 gain→3'],
  ['gain any 2', 1, 'gain→2 gain→2'],
  ['(trash > vp) x book', 2, 'trash→4 vp! trash→4 vp!'],
  ['(vp x book) > trash-this', 2, 'vp→3 vp→3 trash-this!'],
  ['lookout, pack', 1, 'lookout→1 pack→2'],
  ['advance > vp 2', 1, 'advance→3 vp! vp!'],
  ['vp x in-pack', 0, ''],
])('%s, %i times', (text, times, expected) => {
  expect(short(text, times)).toBe(expected);
});

describe('the printed boxes', () => {
  it('have at most one × each, which is what a program counts', () => {
    for (const card of [...kidIds, ...bestFriendIds])
      for (const text of [cards[card].public, cards[card].private])
        expect((text ?? '').split(' x ').length, `${card}: ${text}`).toBeLessThanOrEqual(2);
  });

  it('can be used in part only if they have parts', () => {
    expect(printedOn('dot').public?.divisible).toBe(false);
    expect(printedOn('lefty').public?.divisible).toBe(false);
    expect(printedOn('doc').public?.divisible).toBe(true);
    expect(printedOn('bug').public?.divisible).toBe(true);
    expect(printedOn('thunder').public?.divisible).toBe(true);
  });
});
