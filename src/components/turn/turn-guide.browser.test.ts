import { expect, it } from 'vitest';
import { games, languages } from '#i18n/languages.ts';
import { openPage } from '#testing/browser.ts';

const phone = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const;
const guides = languages.flatMap((language) => games.map((game) => [language, game] as const));

it.each(guides)('leaves four fifths of a phone to the turn (%s, %s)', async (language, game) => {
  const page = await openPage(`/${language}/${game}/turn/`, phone);
  const next = page.locator('[data-turn-next]');
  const taken = () =>
    page.evaluate(() => {
      const bar = document.querySelector('[data-turn-controls]')?.getBoundingClientRect();
      const sections = document.querySelector('nav.sections')?.getBoundingClientRect();
      return ((bar?.height ?? innerHeight) + (sections?.height ?? innerHeight)) / innerHeight;
    });
  await next.waitFor();
  const steps = await page.locator('[data-step]').count();
  for (let step = 0; step < steps; step++) {
    expect(await taken()).toBeLessThan(0.2);
    await next.click();
  }
  // The longest words come last, and both buttons stay wide enough for a thumb.
  expect(await taken()).toBeLessThan(0.2);
  const [first, second] = await page
    .locator('[data-turn-controls] button')
    .evaluateAll((both) => both.map((button) => button.getBoundingClientRect().toJSON()));
  for (const { width, height } of [first, second])
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  expect(first.top).toBe(second.top);
});
