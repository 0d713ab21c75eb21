import { describe, expect, it } from 'vitest';
import { parseBox } from '#engine/fort/notation/parse.ts';
import { isIcon } from '#icons/index.ts';
import { drawBox, drawRuns } from './draw-box.ts';

const drawn = (notation: string): string =>
  drawRuns(parseBox(notation))
    .map((run) => run.join(' '))
    .join(' | ');

describe('drawing a box', () => {
  it.each([
    ['', ''],
    ['advance', 'advance'],
    ['advance -1', 'advance cost-minus'],
    ['advance +1', 'advance cost-plus'],
    ['gain any 2', 'gain any-resource | gain any-resource'],
    ['spend pizza', 'spend pizza'],
    ['lookout, pack', 'lookout | pack'],
    ['gain toys x glue', 'gain toys per glue'],
    ['gain any x one-suit', 'gain any-resource per one-suit'],
    ['advance > vp 2', 'advance then | vp | vp'],
    ['(trash > vp) x book', 'group-open trash then | vp group-close per book'],
    ['(vp x book) > trash-this', 'group-open vp per book group-close then | trash-this'],
  ])('%s', (notation, icons) => {
    expect(drawn(notation)).toBe(icons);
  });

  it('starts with a token that stands by itself', () => {
    for (const notation of ['vp', '(spend toys > vp) x glue', 'convert x crown'])
      expect(drawBox(parseBox(notation))[0]?.glued).toBe(false);
  });

  it('uses nothing but known icons', () => {
    const tokens = drawBox(parseBox('(recruit > gain toys) x squirtgun'));
    expect(tokens.map(({ icon }) => icon).filter((icon) => !isIcon(icon))).toEqual([]);
    expect(tokens).toHaveLength(8);
  });
});
