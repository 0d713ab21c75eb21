import { Path2D } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { counters, plainActions, suits } from '#engine/fort/notation/tree.ts';
import { uiResources } from '#i18n/index.ts';
import { isGame, type Language } from '#i18n/languages.ts';
import { overlap, raster } from '#testing/raster.ts';
import { grid } from './drawing.ts';
import { iconIds, icons, isIcon } from './index.ts';

const wordsSchema = z.object({
  names: z.record(z.string(), z.string()),
  meanings: z.record(z.string(), z.string()),
});
const textsIn = (language: Language) => wordsSchema.parse(uiResources(language, ['icons']).icons);
const texts = { en: textsIn('en'), ru: textsIn('ru'), pl: textsIn('pl') };

/** Game icons say what they mean; those of the interface and of the games themselves only have a name. */
const isMeaningless = (id: string): boolean => isGame(id) || !isIcon(id);

describe('icon names', () => {
  it.each(Object.entries(texts))('%s names every icon and nothing else', (_, { names }) => {
    expect(Object.keys(names).sort()).toEqual([...iconIds].sort());
    expect(Object.values(names).filter((name) => name.trim() === '')).toEqual([]);
  });

  it.each(Object.entries(texts))('%s gives every game icon one sentence', (_, { meanings }) => {
    expect(Object.keys(meanings).filter(isMeaningless)).toEqual([]);
    expect(Object.keys(meanings)).toEqual(Object.keys(texts.en.meanings));
    for (const [id, meaning] of Object.entries(meanings)) {
      expect(meaning, id).toMatch(/^\p{Lu}|^\d/u);
      expect(meaning, id).toMatch(/[^.]\.$/u);
    }
  });

  it('has an icon for every word of the card language', () => {
    const words = [...suits, ...plainActions, ...counters, 'gain', 'spend', 'vp', 'advance'];
    expect(words.filter((word) => !isIcon(word))).toEqual([]);
  });
});

describe('icon drawings', () => {
  it.each(iconIds)('%s is path data inside the grid', (id) => {
    const { d } = icons[id];
    expect(d).toMatch(/^[Mm][MmLlHhVvCcSsQqTtAaZz0-9 .-]+$/);
    const [left, top, right, bottom] = new Path2D(d).computeTightBounds();
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(Math.max(right, bottom)).toBeLessThanOrEqual(grid);
  });

  it.each(iconIds)('%s looks the same under both fill rules', (id) => {
    const { d } = icons[id];
    expect(overlap(raster(d, 48, 'nonzero'), raster(d, 48, 'evenodd'))).toBeGreaterThan(0.995);
  });

  it.each(iconIds)('%s has enough ink to be seen at 16 px', (id) => {
    const ink = raster(icons[id].d, 16).reduce((sum, alpha) => sum + alpha, 0) / 255;
    expect(ink).toBeGreaterThan(22);
  });

  it('tells any two icons apart by shape alone at 16 px', () => {
    const pictures = iconIds.map((id) => ({ id, pixels: raster(icons[id].d, 16) }));
    const alike = pictures.flatMap((a, i) =>
      pictures
        .slice(i + 1)
        .map((b) => ({ pair: `${a.id} / ${b.id}`, share: overlap(a.pixels, b.pixels) }))
        .filter(({ share }) => share > 0.8),
    );
    expect(alike).toEqual([]);
  });
});
