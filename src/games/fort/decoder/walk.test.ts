import { describe, expect, it, test } from 'vitest';
import { parseBox } from '#engine/fort/notation/parse.ts';
import { printBox } from '#engine/fort/notation/print.ts';
import type { Box } from '#engine/fort/notation/tree.ts';
import { cards } from '#generated/fort.ts';
import { stepsOf } from '../cards/box-parts.ts';
import { unroll, walkBox, walkExamples } from './walk.ts';

const read = (notation: string): Box => {
  const box = parseBox(notation);
  if (box === null) throw new Error('an empty box has nothing to walk through');
  return box;
};
const looks = (notation: string) =>
  walkBox(read(notation), ['book']).map(({ look, parts }) => `${look} ${parts.join(' ')}`);

describe('the way through a box', () => {
  it('goes from the × to the counter, the brackets, their inside, and the whole (Bones)', () => {
    expect(looks('(trash > vp) x book')).toEqual([
      'per #per',
      'counter #counter',
      'group each',
      'step each.first',
      'then each#then',
      'step each.then',
      'whole ',
    ]);
  });

  it('names the two halves of a ▸ before it goes into them (Einstein)', () => {
    expect(looks('(vp x book) > trash-this')).toEqual([
      'split-then #then',
      'group-part first',
      'per first#per',
      'counter first#counter',
      'step first.each',
      'then #then',
      'step then',
      'whole ',
    ]);
  });

  it('says of a single icon that it stands alone, and what a cost beside it changes (Dot)', () => {
    expect(looks('gain toys')).toEqual(['step ', 'alone ']);
    expect(looks('advance -1')).toEqual(['step ', 'cost #cost', 'alone ']);
  });

  it('knows how many symbols the card brings itself', () => {
    const own = (suits: Parameters<typeof walkBox>[1]) =>
      walkBox(read('vp x book'), suits).find((look) => look.look === 'counter');
    expect(own(['book'])).toMatchObject({ own: 1 });
    expect(own(['crown'])).toMatchObject({ own: 0 });
  });

  const boxes = Object.values(cards)
    .flatMap((card) => [card.public, card.private])
    .filter((notation): notation is string => Boolean(notation));
  test.each([...new Set(boxes)])('“%s” shows each of its steps once', (notation) => {
    const box = read(notation);
    const shown = walkBox(box, []).flatMap((look) => (look.look === 'step' ? [look.step] : []));
    expect(shown).toEqual(stepsOf(box));
  });
});

describe('the example with numbers', () => {
  it('repeats a group in its order (symbol.group)', () => {
    const steps = unroll(read('(trash > vp) x book'), 2);
    expect(steps.map(printBox)).toEqual(['trash', 'vp', 'trash', 'vp']);
  });

  it('repeats only what stands left of × (symbol.per)', () => {
    const steps = unroll(read('(vp x book) > trash-this'), 3);
    expect(steps.map(printBox)).toEqual(['vp', 'vp', 'vp', 'trash-this']);
  });

  it('says how many symbols must be added', () => {
    const added = (notation: string) =>
      walkExamples(read(notation), ['book']).map((example) => example.added);
    expect(added('gain pizza x book')).toEqual([0, 1, 2]);
    expect(added('gain pizza x skateboard')).toEqual([1, 2, 3]);
    expect(added('gain pizza')).toEqual([]);
  });
});
