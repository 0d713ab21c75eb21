import { describe, expect, it } from 'vitest';
import { isIcon } from '#icons/index.ts';
import { fits, hasPage, routeOf } from './routes.ts';
import { sections, sectionsOf } from './sections.ts';

describe('routes', () => {
  it.each([
    ['../pages/[lang]/index.astro', '', true],
    ['../pages/[lang]/fort/index.astro', 'fort/', true],
    ['../pages/[lang]/[game]/score.astro', 'dobro/score/', true],
    ['../pages/[lang]/fort/rules/[chapter].astro', 'fort/rules/overview/', true],
    ['../pages/[lang]/fort/rules/[chapter].astro', 'fort/rules/', false],
    ['../pages/[lang]/fort/cards/index.astro', 'dobro/cards/', false],
  ])('%s serves "%s": %s', (file, path, expected) => {
    expect(fits(routeOf(file), path)).toBe(expected);
  });

  it('knows the home page and no page that is not there', () => {
    expect(hasPage('')).toBe(true);
    expect(hasPage('fort/')).toBe(true);
    expect(hasPage('fort/nowhere/at/all/')).toBe(false);
  });
});

describe('sections', () => {
  it('lists each section once, with a page and an icon', () => {
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    expect(sections.filter(({ path, icon }) => !hasPage(path) || !isIcon(icon))).toEqual([]);
  });

  it('keeps few enough within reach of the thumb', () => {
    for (const game of ['fort', 'dobro'] as const)
      expect(sectionsOf(game).filter(({ primary }) => primary).length).toBeLessThanOrEqual(4);
  });
});
