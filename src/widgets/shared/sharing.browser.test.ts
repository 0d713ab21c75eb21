import readQrCode from 'jsqr';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { blameless } from '#testing/blameless.ts';
import { openPage, siteUrl, troublesOf } from '#testing/browser.ts';
import {
  emptyDevice,
  fillDevice,
  notice,
  openList,
  path,
  play,
  totals,
} from '#testing/score-keeper.ts';

it('puts the link away with the game', async () => {
  const page = await openPage(path);
  await play(page);
  for (const button of ['Clear', 'New game']) {
    await page.getByRole('button', { name: 'Share' }).click();
    await page.locator('.w-share').waitFor();
    await page.getByRole('button', { name: button }).click();
    await play(page, 'Zoe');
    expect(await page.locator('.w-share').count(), button).toBe(0);
  }
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
  // What a link shows is the result; the form comes when it is asked for, also after a reload.
  await expect.poll(() => receiver.locator('.w-table thead').textContent()).toContain('Аня <b>');
  expect(await totals(receiver)).toBe('Total12');
  expect(await receiver.locator('.w-entries').count()).toBe(0);
  // Nothing about entering stands before it.
  expect(await receiver.locator('.w-lead').isVisible()).toBe(false);
  await blameless(receiver);
  await receiver.reload();
  await receiver.getByRole('button', { name: 'Change the entries' }).click();
  expect(await receiver.locator('.w-lead').isVisible()).toBe(true);
  expect(await receiver.locator('#p0-name').inputValue()).toBe('Аня <b>');
  await receiver.reload();
  await expect.poll(() => receiver.locator('#p0-name').inputValue()).toBe('Аня <b>');
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

it('hands the result over as a text and as a code for a camera', async () => {
  const page = await openPage(path, {
    permissions: ['clipboard-read', 'clipboard-write'],
    // So high that the bar at the foot does not cover the code.
    viewport: { width: 800, height: 3000 },
  });
  await play(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Copy the result as text' }).click();
  await page.getByText('copied as text').waitFor();
  const link = await page.getByLabel('Link to this game').inputValue();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain('Anna: 1\u00a0point. Player 2: 2\u00a0points.');
  expect(text.endsWith(`\n${link}`)).toBe(true);
  const code = page.getByRole('img', { name: 'QR code' });
  await code.waitFor();
  const { data, width, height } = PNG.sync.read(await code.screenshot());
  const scanned = readQrCode(new Uint8ClampedArray(data), width, height);
  expect(scanned?.data).toBe(link);
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
    .toEqual([expect.stringContaining('Added 1 game from the file')]);
  expect(await other.locator('.w-games li').count()).toBe(1);
  await give(Buffer.from('{"yardstick":"games","games":[]}'));
  await expect
    .poll(() => notice(other).allTextContents())
    .toEqual([expect.stringContaining('no games in this file')]);
  const mixed = { yardstick: 'games', games: [{}, { at: '', game: ['fort-score', 1, 0] }] };
  await give(Buffer.from(JSON.stringify(mixed)));
  await expect
    .poll(() => notice(other).allTextContents())
    .toEqual([expect.stringMatching(/another score page.*couldn’t be read/)]);
});

const fileWith = (count: number, more: readonly unknown[] = []) =>
  Buffer.from(
    JSON.stringify({
      yardstick: 'games',
      games: [
        ...Array.from({ length: count }, (_, at) => ({
          at: new Date(at * 1000).toISOString(),
          game: ['dobro-score', 1, [false, [`P${at}`, 'B'], [false, [at % 30, 5], [], null, []]]],
        })),
        ...more,
      ],
    }),
  );
const give = (page: Page, buffer: Buffer) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'games.json', mimeType: 'application/json', buffer });

it('adds a file of games all or not at all', async () => {
  const page = await openPage(path);
  await play(page);
  await openList(page);
  await fillDevice(page);
  await give(page, fileWith(3));
  await expect
    .poll(() => notice(page).allTextContents())
    .toEqual([expect.stringContaining('None of them was added')]);
  expect(await page.locator('.w-games li').count()).toBe(1);
  await emptyDevice(page);
  await give(page, fileWith(3, [{ at: 1, game: 0 }]));
  await expect
    .poll(() => notice(page).allTextContents())
    .toEqual([expect.stringContaining('Nothing has been added yet')]);
  expect(await page.locator('.w-games li').count()).toBe(1);
  await page.getByRole('button', { name: 'Add 3 games' }).click();
  await expect.poll(() => page.locator('.w-games li').count()).toBe(4);
  expect(await notice(page).allTextContents()).toEqual([
    expect.stringContaining('Added 3 games from the file'),
  ]);
});

it('adds 2,000 games at once, and another tab follows', async () => {
  const page = await openPage(path);
  const other = await page.context().newPage();
  await other.goto(siteUrl('/ru/dobro/score/'));
  await other.locator('.widget:enabled').waitFor();
  await openList(page);
  const start = Date.now();
  await give(page, fileWith(2000));
  await expect
    .poll(() => notice(page).allTextContents(), { timeout: 20_000 })
    .toEqual([expect.stringContaining('2000 games')]);
  // A second on a machine with nothing else to do; each read again for each took twenty.
  expect(Date.now() - start).toBeLessThan(5000);
  await expect.poll(() => other.getByText('(2000)').count(), { timeout: 5000 }).toBe(1);
  await play(page);
  await expect.poll(() => other.getByText('(2001)').count(), { timeout: 5000 }).toBe(1);
});
