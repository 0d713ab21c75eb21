import { expect, test, vi } from 'vitest';
import { games, languages } from '#i18n/languages.ts';
import type { Variant } from '#print/variant.ts';
import { sheetOf } from '#testing/pdf-files.ts';
import { draw } from '../make.ts';

test.each(games.flatMap((game) => languages.map((lang) => ({ game, lang }))))(
  'tables beside each other have their edges on one line ($game, $lang)',
  async ({ game, lang }) => {
    const variant: Variant = { game, lang, doc: 'set-up', paper: 'a4', ink: 'colour' };
    const of = await sheetOf(variant);
    const boxes = vi.spyOn(of.sheet, 'box');
    await draw(of);
    // The table has a broken edge, the first board behind it a strong one.
    const edges = boxes.mock.calls
      .filter(([, , width, , look]) => look?.dashed && width > 100)
      .map(([, y, , height]) => ({ y, height }));
    expect(edges.length).toBeGreaterThan(2);
    for (const row of Map.groupBy(edges, ({ y }) => Math.round(y)).values()) {
      const [first] = row;
      expect(row.length).toBeGreaterThan(1);
      for (const { height } of row) expect(height).toBeCloseTo(first?.height ?? 0, 3);
    }
  },
);
