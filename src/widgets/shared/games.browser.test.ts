import { expect, it } from 'vitest';
import { blameless, phone } from '#testing/blameless.ts';
import { openPage, siteUrl } from '#testing/browser.ts';
import { notice, openList, path, play, totals } from '#testing/score-keeper.ts';

/** On the screen, and nothing lies over it. */
function inSight(own: Element): boolean {
  const { left, top, right, bottom } = own.getBoundingClientRect();
  const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return own.contains(middle) && top >= 0 && bottom <= innerHeight;
}

it('keeps the entries over a reload', async () => {
  const page = await openPage(path);
  await play(page);
  await page.reload();
  await page.locator('#p0-name[value], #p0-name').waitFor();
  await expect.poll(() => page.locator('#p0-name').inputValue()).toBe('Anna');
  expect(await totals(page)).toBe('Total12');
});

it('undoes over a reload and in another language', async () => {
  const page = await openPage(path);
  await play(page);
  await page.locator('#r0-1').fill('12');
  await page.reload();
  await page.locator('.widget:enabled').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await page.locator('#r0-1').inputValue()).toBe('');
  await page.goto(siteUrl('/pl/dobro/score/'));
  await page.locator('.widget:enabled').waitFor();
  const undo = page.getByRole('button', { name: 'Cofnij' });
  await undo.click();
  expect(await page.locator('#r0-0').inputValue()).toBe('');
  await undo.click();
  expect(await page.locator('#p0-name').inputValue()).toBe('');
  await page.reload();
  await page.locator('.widget:enabled').waitFor();
  await page.getByRole('button', { name: 'Ponów' }).click();
  expect(await page.locator('#p0-name').inputValue()).toBe('Anna');
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
  await page.locator('#players-4').check();
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

it('takes no number for another one: what does not fit stays to be mended', async () => {
  const page = await openPage('/en/fort/score/');
  const track = page.locator('#p0-track');
  await track.fill('7');
  for (const text of ['-5', '−5', '12.5', '1000', '1e2', 'seven', '+5']) {
    await track.fill(text);
    expect(await track.inputValue(), text).toBe(text);
    expect(await track.getAttribute('aria-invalid'), text).toBe('true');
    expect(await page.locator('#p0-track-problems').textContent()).toContain('from 0 to 999');
    expect(await page.locator('.w-sticky').textContent()).not.toContain('5');
  }
  await blameless(page);
  await track.fill(' 5 ');
  expect(await page.locator('#p0-track-problems').textContent()).toBe('');
  expect(await track.inputValue()).toBe('5');
  await track.fill('-1');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await page.locator('#p0-track-problems').textContent()).toBe('');
  await page.locator('#p0-name').fill('Anna');
  await track.fill('-1');
  await page.getByRole('button', { name: 'Clear' }).click();
  expect(await track.inputValue()).toBe('');
});
