import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { blameless } from '#testing/blameless.ts';
import { newPage, openPage, siteUrl } from '#testing/browser.ts';
import {
  emptyDevice,
  fillDevice,
  notice,
  openList,
  path,
  play,
  totals,
} from '#testing/score-keeper.ts';

it('goes on in each tab with what was entered in the other', async () => {
  const page = await openPage(path);
  await play(page);
  const other = await page.context().newPage();
  await other.goto(siteUrl(path));
  await other.locator('fieldset.widget:enabled').waitFor();
  expect(await other.locator('#r0-0').inputValue()).toBe('9');
  await other.locator('#r1-0').fill('7');
  await expect.poll(() => page.locator('#r1-0').inputValue()).toBe('7');
  await page.locator('#r1-1').fill('5');
  await expect.poll(() => other.locator('#r1-1').inputValue()).toBe('5');
  expect(await totals(other)).toBe('Total24');
  // What is on the screen is not taken away by the other tab.
  await other.getByRole('button', { name: 'Clear' }).click();
  expect(await page.locator('#r1-0').inputValue()).toBe('7');
  await page.locator('#r1-0').fill('8');
  await expect.poll(() => other.locator('#r1-0').inputValue()).toBe('8');
});

it('catches up with another tab after it slept', async () => {
  const page = await openPage(path);
  await play(page);
  // What a frozen tab is not told: the change comes without an event.
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((own) => own.startsWith('yardstick/dobro-score/'));
    const text = localStorage.getItem(key ?? '') ?? '';
    const kept = JSON.parse(text.replace('Anna', 'Zoe'));
    localStorage.setItem(key ?? '', JSON.stringify({ ...kept, at: kept.at + 1000 }));
    dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => page.locator('#p0-name').inputValue()).toBe('Zoe');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await page.locator('#p0-name').inputValue()).toBe('Anna');
});

/** Events of the storage that a page has heard, from now on. */
const countEvents = (page: Page) =>
  page.evaluate(() => {
    Object.assign(globalThis, { heard: 0 });
    addEventListener('storage', () =>
      Object.assign(globalThis, { heard: Reflect.get(globalThis, 'heard') + 1 }),
    );
  });
const eventsOf = (page: Page) => page.evaluate(() => Number(Reflect.get(globalThis, 'heard')));

it.each(['fort', 'dobro'])(
  'ten tabs of %s in three languages are quiet, and agree on the newest entry',
  async (game) => {
    const first = await newPage();
    const tabs = [first];
    while (tabs.length < 10) tabs.push(await first.context().newPage());
    await Promise.all(
      tabs.map(async (tab, at) => {
        // Clocks of days ago and of next year.
        await tab.addInitScript(
          (shift) => {
            const { now } = Date;
            Date.now = () => now() + shift;
          },
          (at % 3) * 4e10 - 4e10,
        );
        await tab.goto(siteUrl(`/${['en', 'ru', 'pl'][at % 3]}/${game}/score/`));
        await tab.locator('.widget:enabled').waitFor();
      }),
    );
    const names = () => Promise.all(tabs.map((tab) => tab.locator('#p0-name').inputValue()));
    for (const [at, name] of ['Anna', 'Bo', 'Цой', 'Dora', 'Eve'].entries()) {
      await tabs[(at * 3) % 10]?.locator('#p0-name').fill(name);
      await expect.poll(names).toEqual(tabs.map(() => name));
    }
    await Promise.all(tabs.map(countEvents));
    // One more entry, so that there is something to be quiet after.
    await first.locator('#p0-name').fill('Zoe');
    await expect.poll(names).toEqual(tabs.map(() => 'Zoe'));
    const heard = await Promise.all(tabs.map(eventsOf));
    expect(Math.max(...heard)).toBeLessThan(5);
    await first.locator('#p1-name').fill('Yan');
    await expect.poll(() => tabs[9]?.locator('#p1-name').inputValue()).toBe('Yan');
    const after = await Promise.all(tabs.map(eventsOf));
    expect(Math.max(...after) - Math.max(...heard)).toBeLessThan(5);
  },
);

it('puts broken data aside and says so', async () => {
  const page = await newPage();
  await page.goto(siteUrl(path));
  await play(page);
  await page.evaluate(() => localStorage.setItem('yardstick/dobro-score/old', '{"at":1,"game":'));
  await page.reload();
  await notice(page).first().waitFor();
  expect(await notice(page).textContent()).toContain('couldn’t be read');
  expect(await page.locator('#p0-name').inputValue()).toBe('Anna');
  expect(await page.evaluate(() => localStorage.getItem('yardstick/aside/dobro-score/old'))).toBe(
    '{"at":1,"game":',
  );
  await openList(page);
  expect(await page.getByRole('button', { name: 'Save as a file' }).count()).toBe(1);
  await blameless(page);
});

it('says what is not kept on a full device, and loses nothing while the page is open', async () => {
  const page = await openPage(path);
  await fillDevice(page);
  await play(page);
  await expect
    .poll(() => notice(page).allTextContents())
    .toEqual([expect.stringContaining('no room left')]);
  await page.getByRole('button', { name: 'New game' }).click();
  expect(await notice(page).first().textContent()).toContain('until you close the page');
  await openList(page);
  expect(await page.locator('.w-games li').textContent()).toContain('not saved');
  await blameless(page);
  await page.getByRole('button', { name: /^Open: Anna/ }).click();
  await page.reload();
  await expect.poll(() => page.locator('#p0-name').inputValue()).toBe('Anna');
  await emptyDevice(page);
  await page.locator('#r0-1').fill('4');
  await openList(page);
  expect(await page.locator('.w-games li').textContent()).not.toContain('not saved');
  expect(await notice(page).count()).toBe(0);
  const other = await page.context().newPage();
  await other.goto(siteUrl(path));
  await expect.poll(() => other.locator('#r0-1').inputValue()).toBe('4');
});

it('a link on a full device stays in the address until its game is kept', async () => {
  const sender = await openPage(path);
  await play(sender);
  await sender.getByRole('button', { name: 'Share' }).click();
  const link = await sender.getByLabel('Link to this game').inputValue();
  const page = await openPage(path);
  await fillDevice(page);
  await page.goto('about:blank');
  await page.goto(link);
  await expect
    .poll(() => notice(page).allTextContents())
    .toEqual([expect.stringContaining('couldn’t be saved')]);
  expect(page.url()).toBe(link);
  await page.reload();
  await page.getByRole('button', { name: 'Change the entries' }).click();
  await expect.poll(() => page.locator('#p0-name').inputValue()).toBe('Anna');
  await emptyDevice(page);
  await page.locator('#r0-1').fill('4');
  await expect.poll(() => page.url()).not.toContain('#');
});
