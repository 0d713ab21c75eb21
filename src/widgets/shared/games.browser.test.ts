import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { newPage, openPage, siteUrl, troublesOf } from '../../test/browser.ts';
import { blameless } from './blameless.test-helper.ts';

const path = '/en/dobro/score/';

/** A game with one round, Anna 1 and the other 2. */
async function play(page: Page, name = 'Anna') {
  await page.getByLabel('Player 1', { exact: true }).first().fill(name);
  await page.locator('#r0-0').fill('9');
  await page.locator('#r0-1').fill('3');
}

const totals = async (page: Page) => (await page.locator('tfoot tr').first().textContent()) ?? '';
const notice = (page: Page) => page.locator('.w-notices .w-notice');
async function openList(page: Page) {
  await page.getByText('Games on this device').click();
  await page.getByRole('button', { name: 'Save all as a file' }).waitFor();
}

it('keeps the entries over a reload', async () => {
  const page = await openPage(path);
  await play(page);
  await page.reload();
  await page.locator('#p0-name[value], #p0-name').waitFor();
  await expect.poll(() => page.locator('#p0-name').inputValue()).toBe('Anna');
  expect(await totals(page)).toBe('Total12');
});

it('undoes, clears with a way back, and starts anew with the same players', async () => {
  const page = await openPage(path);
  await play(page);
  await page.locator('#r0-1').fill('12');
  expect(await totals(page)).toBe('Total21');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await page.locator('#r0-1').inputValue()).toBe('');
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.getByRole('button', { name: 'Clear' }).click();
  expect(await page.locator('#p0-name').inputValue()).toBe('');
  await page.getByRole('button', { name: 'Bring back' }).click();
  expect(await page.locator('#r0-1').inputValue()).toBe('12');
  await page.getByRole('button', { name: 'New game' }).click();
  expect(await page.locator('#p0-name').inputValue()).toBe('Anna');
  expect(await page.locator('#r0-0').inputValue()).toBe('');
});

it('brings back what was cleared, also after the page was left', async () => {
  const page = await openPage(path);
  await play(page);
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.reload();
  await notice(page).waitFor();
  await page.getByRole('button', { name: 'Bring back' }).click();
  expect(await page.locator('#p0-name').inputValue()).toBe('Anna');
  expect(await totals(page)).toBe('Total12');
  await page.reload();
  await expect.poll(() => page.locator('#p0-name').inputValue()).toBe('Anna');
  expect(await notice(page).count()).toBe(0);
});

it('lists games, opens, deletes and brings back', async () => {
  const page = await openPage(path);
  await play(page);
  await page.getByRole('button', { name: 'New game' }).click();
  await play(page, 'Zoe');
  await openList(page);
  expect(await page.locator('.w-games li strong').allTextContents()).toEqual([
    'Zoe 1 · Player 2 2',
    'Anna 1 · Player 2 2',
  ]);
  await blameless(page);
  await page.getByRole('button', { name: /^Open: Anna/ }).click();
  expect(await page.locator('#p0-name').inputValue()).toBe('Anna');
  await page.getByRole('button', { name: /^Delete: Zoe/ }).click();
  expect(await page.locator('.w-games li').count()).toBe(1);
  await page.getByRole('button', { name: 'Bring back' }).click();
  expect(await page.locator('.w-games li').count()).toBe(2);
});

it('goes round by link: nothing of it reaches the server, nothing of ours is lost', async () => {
  const sender = await openPage(path);
  await play(sender, 'Аня <b>');
  await sender.getByRole('button', { name: 'Share' }).click();
  await blameless(sender);
  const link = await sender.getByLabel('Link to this game').inputValue();
  const receiver = await openPage(path);
  await play(receiver, 'Bo');
  const asked: string[] = [];
  receiver.on('request', (request) => asked.push(request.url()));
  await receiver.goto(link);
  await expect.poll(() => receiver.locator('#p0-name').inputValue()).toBe('Аня <b>');
  expect(await totals(receiver)).toBe('Total12');
  expect(receiver.url()).not.toContain('#');
  expect(asked.join()).not.toContain('game=');
  await openList(receiver);
  expect(await receiver.locator('.w-games li').count()).toBe(2);
  await receiver.goto('about:blank');
  await receiver.goto(link);
  await notice(receiver).waitFor();
  await openList(receiver);
  expect(await receiver.locator('.w-games li').count()).toBe(2);
});

it('explains a broken link and keeps the game that was there', async () => {
  const page = await openPage(path);
  await play(page);
  await page.goto('about:blank');
  await page.goto(siteUrl(`${path}#game=eyJicm9rZW4i.abc`));
  expect(await notice(page).textContent()).toContain('This link is broken');
  expect(await page.locator('#p0-name').inputValue()).toBe('Anna');
  expect(troublesOf(page)).toEqual([]);
});

it('goes round by file, and explains a file that is none', async () => {
  const page = await openPage(path);
  await play(page);
  await openList(page);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save all as a file' }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await saved.createReadStream()) chunks.push(Buffer.from(chunk));
  const other = await openPage(path);
  await openList(other);
  const give = (text: Buffer) =>
    other
      .locator('input[type=file]')
      .setInputFiles({ name: 'games.json', mimeType: 'application/json', buffer: text });
  await give(Buffer.from('<script>alert(1)</script>'));
  expect(await notice(other).textContent()).toContain('no games');
  await give(Buffer.concat(chunks));
  await other.locator('.w-games li').waitFor();
  await give(Buffer.concat(chunks));
  await expect
    .poll(() => notice(other).allTextContents())
    .toContain('1 game is in the file; it is in the list now.');
  expect(await other.locator('.w-games li').count()).toBe(1);
});

it('puts broken data aside and says so', async () => {
  const page = await newPage();
  await page.goto(siteUrl(path));
  await play(page);
  await page.evaluate(() => localStorage.setItem('yardstick/dobro-score/old', '{"at":1,"game":'));
  await page.reload();
  await notice(page).first().waitFor();
  expect(await notice(page).textContent()).toContain('could not be read');
  expect(await page.locator('#p0-name').inputValue()).toBe('Anna');
  expect(await page.evaluate(() => localStorage.getItem('yardstick/aside/dobro-score/old'))).toBe(
    '{"at":1,"game":',
  );
  await openList(page);
  expect(await page.getByRole('button', { name: 'Save as a file' }).count()).toBe(1);
  await blameless(page);
});
