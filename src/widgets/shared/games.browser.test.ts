import readQrCode from 'jsqr';
import type { Page } from 'playwright-core';
import { PNG } from 'pngjs';
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
  // What a link shows is the result; the form comes when it is asked for, also after a reload.
  await expect.poll(() => receiver.locator('.w-table thead').textContent()).toContain('Аня <b>');
  expect(await totals(receiver)).toBe('Total12');
  expect(await receiver.locator('.w-entries').count()).toBe(0);
  await blameless(receiver);
  await receiver.reload();
  await receiver.getByRole('button', { name: 'Change the entries' }).click();
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
    .toEqual([expect.stringContaining('1 game is in the file')]);
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

/** Fills the storage of the device to the last letter. */
const fillDevice = (page: Page) =>
  page.evaluate(() => {
    let text = 'x'.repeat(4_000_000);
    let at = 0;
    while (text.length > 0)
      try {
        localStorage.setItem(`filling/${at}`, text);
        at += 1;
      } catch {
        text = text.slice(0, Math.floor(text.length / 2));
      }
  });
const emptyDevice = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('filling/')) localStorage.removeItem(key);
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
  expect(await page.locator('.w-games li').textContent()).toContain('not kept');
  await blameless(page);
  await page.getByRole('button', { name: /^Open: Anna/ }).click();
  await page.reload();
  await expect.poll(() => page.locator('#p0-name').inputValue()).toBe('Anna');
  await emptyDevice(page);
  await page.locator('#r0-1').fill('4');
  await openList(page);
  expect(await page.locator('.w-games li').textContent()).not.toContain('not kept');
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
    .toEqual([expect.stringContaining('couldn’t be kept')]);
  expect(page.url()).toBe(link);
  await page.reload();
  await page.getByRole('button', { name: 'Change the entries' }).click();
  await expect.poll(() => page.locator('#p0-name').inputValue()).toBe('Anna');
  await emptyDevice(page);
  await page.locator('#r0-1').fill('4');
  expect(page.url()).not.toContain('#');
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
    expect.stringContaining('3 games are in the file'),
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
