import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { blameless, phone } from '#testing/blameless.ts';
import { newPage, openPage, siteUrl, troublesOf } from '#testing/browser.ts';

const path = '/en/dobro/score/';

/** A game with one round, Anna 1 and the other 2. */
async function play(page: Page, name = 'Anna') {
  await page.getByLabel('Player 1', { exact: true }).first().fill(name);
  await page.locator('#r0-0').fill('9');
  await page.locator('#r0-1').fill('3');
}

const totals = async (page: Page) => (await page.locator('tfoot tr').first().textContent()) ?? '';
const notice = (page: Page) => page.locator('.w-notices .w-notice');

/** On the screen, and nothing lies over it. */
function inSight(own: Element): boolean {
  const { left, top, right, bottom } = own.getBoundingClientRect();
  const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return own.contains(middle) && top >= 0 && bottom <= innerHeight;
}

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

it('brings back the very state from before, also when more was entered since', async () => {
  const page = await openPage(path);
  const back = page.getByRole('button', { name: 'Bring back' });
  await play(page);
  await page.getByRole('button', { name: 'Clear' }).click();
  await play(page, 'Zoe');
  await back.click();
  expect(await page.locator('#p0-name').inputValue()).toBe('Anna');
  expect(await totals(page)).toBe('Total12');
  expect(await notice(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await page.locator('#r0-1').inputValue()).toBe('');
  // Nothing of what came after is lost either.
  await openList(page);
  expect(await page.locator('.w-games li strong').allTextContents()).toEqual([
    'Anna 0 · Player 2 0',
    'Zoe 1 · Player 2 2',
  ]);
});

it('offers nothing that does not fit any more', async () => {
  const page = await openPage(path);
  const clear = page.getByRole('button', { name: 'Clear' });
  const undo = page.getByRole('button', { name: 'Undo' });
  await play(page);
  await clear.click();
  await undo.click();
  expect(await notice(page).count()).toBe(0);
  expect(await totals(page)).toBe('Total12');
  await page.locator('#r0-1').fill('5');
  await page.reload();
  await expect.poll(() => page.locator('#p0-name').inputValue()).toBe('Anna');
  expect(await notice(page).count()).toBe(0);
  // An entry taken back is not the clearing.
  await clear.click();
  await page.locator('#r0-0').fill('4');
  await undo.click();
  expect(await notice(page).allTextContents()).toEqual([expect.stringContaining('cleared')]);
  await play(page, 'Zoe');
  await page.getByRole('button', { name: 'New game' }).click();
  expect(await notice(page).allTextContents()).toEqual([expect.stringContaining('A new game')]);
  await page.locator('#r0-0').fill('4');
  expect(await notice(page).count()).toBe(0);
});

it('shows a message where the button was pressed, and hands the keyboard on', async () => {
  const page = await openPage('/ru/fort/score/', phone);
  await page.locator('.widget:enabled').waitFor();
  const add = page.locator('.w-bar button:has([data-icon=plus])');
  while (await add.isEnabled()) await add.click();
  for (const seat of [0, 1, 2, 3]) await page.locator(`#p${seat}-track`).fill('7');
  const clear = page.getByRole('button', { name: 'Очистить' });
  await clear.focus();
  await page.keyboard.press('Enter');
  const back = page.getByRole('button', { name: 'Вернуть' });
  await expect.poll(() => back.evaluate((own) => own === document.activeElement)).toBe(true);
  expect(await notice(page).evaluate(inSight)).toBe(true);
  await blameless(page);
  await page.keyboard.press('Enter');
  expect(await page.locator('#p3-track').inputValue()).toBe('7');
  await expect.poll(() => clear.evaluate((own) => own === document.activeElement)).toBe(true);
});

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
  expect(await page.locator('#p0-name').evaluate(inSight), 'the game is in sight').toBe(true);
  expect(await page.locator('#p0-name').inputValue()).toBe('Anna');
  await page.getByRole('button', { name: /^Delete: Zoe/ }).click();
  expect(await page.locator('.w-games li').count()).toBe(1);
  await page.getByRole('button', { name: 'Bring back' }).click();
  expect(await page.locator('.w-games li').count()).toBe(2);
  await page.getByRole('button', { name: /^Delete: Anna/ }).click();
  expect(await page.locator('#p0-name').inputValue()).toBe('');
  await page.getByRole('button', { name: 'Bring back' }).click();
  expect(await page.locator('#p0-name').inputValue()).toBe('Anna');
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
    .toEqual(['1 game is in the file; it is in the list now.']);
  expect(await other.locator('.w-games li').count()).toBe(1);
  await give(Buffer.from('{"yardstick":"games","games":[]}'));
  await expect
    .poll(() => notice(other).allTextContents())
    .toEqual([expect.stringContaining('holds no games')]);
  const mixed = { yardstick: 'games', games: [{}, { at: '', game: ['fort-score', 1, 0] }] };
  await give(Buffer.from(JSON.stringify(mixed)));
  await expect
    .poll(() => notice(other).allTextContents())
    .toEqual([expect.stringMatching(/of another kind.*could not be read/)]);
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
