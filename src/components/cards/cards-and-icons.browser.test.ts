import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, troublesOf } from '#testing/browser.ts';

const cardIds = (page: Page) =>
  page
    .locator('[data-card]:visible')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));
/** The browser tells its new address a moment after the page has changed it. */
const query = (page: Page) => expect.poll(() => new URL(page.url()).search);

describe('the card overview', () => {
  it('filters, keeps the filters in the address, and comes back with them', async () => {
    const page = await openPage('/en/fort/cards/');
    expect(await cardIds(page)).toHaveLength(72);
    await page.getByRole('checkbox', { name: 'crown' }).check({ force: true });
    await query(page).toBe('?suit=crown');
    await page.getByText('More filters').click();
    await page.getByLabel('Action or sign').selectOption('trash-rival');
    expect(await cardIds(page)).toEqual(['golden-boy', 'tiny']);
    await page.getByLabel('Name or word').fill('tiny');
    await query(page).toBe('?suit=crown&q=tiny&icon=trash-rival');
    expect(await page.locator('[data-filter] [data-status]').textContent()).toBe('Shown: 1 of 72');

    await page.getByRole('link', { name: 'Tiny' }).click();
    await page.waitForURL('**/cards/tiny/');
    await page.goBack();
    await page.waitForURL('**/cards/?*');
    await expect.poll(() => cardIds(page)).toEqual(['tiny']);
    await page.getByRole('button', { name: 'Show all' }).click();
    await query(page).toBe('');
    expect(await cardIds(page)).toHaveLength(72);
    expect(troublesOf(page)).toEqual([]);
  });

  it('is a complete list without JavaScript', async () => {
    const page = await openPage('/pl/fort/cards/?suit=crown', { javaScriptEnabled: false });
    expect(await cardIds(page)).toHaveLength(72);
    expect(await page.locator('[data-filter]').isVisible()).toBe(false);
    const dobro = await openPage('/ru/dobro/cards/', { javaScriptEnabled: false });
    expect(await cardIds(dobro)).toHaveLength(16);
  });
});

describe('the icon decoder', () => {
  const bones = '#read-bones-public';
  const shown = (page: Page) =>
    page.locator(`${bones} [data-walk-steps] > li:visible > .title`).allInnerTexts();

  it('leads through a box one step at a time', async () => {
    const page = await openPage('/en/fort/icons/');
    await page.locator(`${bones} > summary`).click();
    expect(await shown(page)).toEqual(['Per']);
    await page.locator(bones).getByRole('button', { name: 'Next' }).click();
    expect(await shown(page)).toEqual(['How many times?']);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await shown(page)).toEqual(['Trash Card']);
    expect(await page.locator(`${bones} [data-walk-progress]`).textContent()).toBe('Step 4 of 7');
    await page.locator(`${bones} [data-icon="then"]:visible`).last().click();
    expect(await shown(page)).toEqual(['Then']);
    await page.locator(bones).getByRole('button', { name: 'All steps' }).click();
    expect(await shown(page)).toHaveLength(7);
    expect(troublesOf(page)).toEqual([]);
  });

  it('shows all steps without JavaScript', async () => {
    const page = await openPage('/en/fort/icons/', { javaScriptEnabled: false });
    await page.locator(`${bones} > summary`).click();
    expect(await shown(page)).toHaveLength(7);
    expect(await page.locator('[data-walk-next]:visible').count()).toBe(0);
  });

  it('finds a box by its icons, also from an address', async () => {
    const page = await openPage('/en/fort/icons/?icons=trash');
    const boxes = page.locator('[data-finder] [data-icons]:visible');
    await expect.poll(() => boxes.count()).toBe(4);
    await page.getByRole('checkbox', { name: 'Score Point' }).check({ force: true });
    expect(await boxes.getByRole('link').allInnerTexts()).toEqual(['Bones']);
    await query(page).toBe('?icons=trash,vp');
    await boxes.getByRole('link', { name: 'Bones' }).click();
    await page.waitForURL('**/cards/bones/#read-public');
    expect(await page.locator('#read-public [data-walk-next]').isVisible()).toBe(true);
  });
});

it.each([
  ['/en/fort/cards/', 'crown'],
  ['/en/fort/icons/', 'Score Point'],
])(
  '%s: an icon stays in its tile while it is pressed and once it is chosen',
  async (path, name) => {
    const page = await openPage(path);
    const tile = page.locator('label', { has: page.getByRole('checkbox', { name }) });
    const icon = tile.locator('svg');
    const box = tile.getByRole('checkbox');
    const drawn = async () => ({
      icon: await icon.boundingBox(),
      box: (await box.boundingBox())?.width,
    });
    await tile.scrollIntoViewIfNeeded();
    const before = await drawn();
    expect(before.box).toBe(1);
    await tile.hover();
    await page.mouse.down();
    expect(await drawn()).toEqual(before);
    await page.mouse.up();
    expect(await box.isChecked()).toBe(true);
    expect(await drawn()).toEqual(before);
    await box.focus();
    expect(await drawn()).toEqual(before);
  },
);

it('shows the meaning of a tapped icon in sight, right below its row', async () => {
  const page = await openPage('/en/fort/icons/', { viewport: { width: 360, height: 780 } });
  const tile = page.locator('label', { has: page.getByRole('checkbox', { name: 'Trash Card' }) });
  await tile.click();
  const meaning = page.locator('[data-meaning=trash]');
  expect(await meaning.textContent()).toContain('Return 1 card from your hand');
  const [above, below] = [await tile.boundingBox(), await meaning.boundingBox()];
  const bar = await page.locator('nav.sections').boundingBox();
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThan(40);
  expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  expect((await tile.textContent())?.trim()).toBe('Trash Card');
});

it('says what a card does before it shows icons, and what others call it', async () => {
  const page = await openPage('/en/fort/cards/bug/', { viewport: { width: 360, height: 780 } });
  const sentence = page.getByText('Gain 1 pizza for each shovel.').first();
  const drawing = page.locator('.drawing .card, .drawing [class*=card]').first();
  expect((await sentence.boundingBox())?.y).toBeLessThan((await drawing.boundingBox())?.y ?? 0);
  expect(await page.locator('.elsewhere').textContent()).toMatch(/Русский: Шпион\s*Polski: Żuk/);
});

it('says who gets the macaroni sculpture, under a name with a capital letter', async () => {
  const page = await openPage('/en/fort/cards/macaroni-sculpture/');
  expect(await page.locator('h1').textContent()).toBe('Macaroni sculpture');
  expect(await page.locator('#text').textContent()).toContain('When you reach level 5, take');
});

it('lists the kids under the names of their suits, and hides those of which none is left', async () => {
  const page = await openPage('/pl/fort/cards/');
  const headings = page.locator('#kid h3:visible');
  expect(await headings.allInnerTexts()).toContain('Książka');
  await page.getByRole('checkbox', { name: 'łopata' }).check({ force: true });
  await expect.poll(() => headings.allInnerTexts()).not.toContain('Książka');
});

it('fits a phone in every language', async () => {
  for (const path of ['/ru/fort/icons/', '/pl/fort/cards/bones/', '/ru/fort/cards/?icon=vp']) {
    const page = await openPage(path, { viewport: { width: 320, height: 640 } });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([path, over]).toEqual([path, 0]);
  }
});

it('prints a card with its steps and without what only a screen can do', async () => {
  const page = await openPage('/ru/fort/cards/bug/');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('a[href*="check/?card="]').isVisible()).toBe(false);
  const steps = page.locator('#read-public > :not(summary)').first();
  expect(await steps.evaluate((own) => own.checkVisibility({ contentVisibilityAuto: true }))).toBe(
    true,
  );
});
