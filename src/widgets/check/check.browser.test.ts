import type { Page, Response } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { kindOf as dobroKind } from '#games/dobro/widgets/check/check.ts';
import { checkableExamples } from '#model/examples.ts';
import { blameless, phone } from '#testing/blameless.ts';
import { newPage, openPage, siteUrl, troublesOf } from '#testing/browser.ts';
import { choose, ready, tick, verdictOf } from '#testing/checker.ts';
import { questionOf } from '#testing/fort/check-codec.ts';

/** One example of each kind of question with each verdict. */
function samples(game: 'fort' | 'dobro'): Map<string, string> {
  const found = new Map<string, string>();
  for (const { id, situation = {}, move = {}, verdict } of checkableExamples(game)) {
    const kind = game === 'fort' ? questionOf({ situation, move })?.kind : dobroKind(move);
    const key = `${kind}: ${verdict}`;
    if (!found.has(key)) found.set(key, id);
  }
  return found;
}

/** Opens each in place, as a tap on its link in the list does. */
async function openAll(page: Page, examples: ReadonlyMap<string, string>): Promise<void> {
  await ready(page);
  for (const [key, id] of examples) {
    const [kind, verdict = ''] = key.split(': ');
    await page.locator(`a[href$="?example=${id}"]`).dispatchEvent('click');
    await page.locator(`#kind-${kind}:checked`).waitFor({ state: 'attached' });
    await verdictOf(page, verdict);
  }
}

describe('the checker of Fort', () => {
  it('asks, says what is missing, refuses, and offers what is allowed instead', async () => {
    const page = await openPage('/en/fort/check/', phone);
    expect(await page.locator('.w-verdict').textContent()).toContain('Tell us what happened');
    await tick(page, 'kind-play');
    expect(await page.locator('.w-verdict').textContent()).not.toContain('Tell us what happened');
    // The cards are there at once, and a name can be typed.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.id))
      .toBe('play-picker-search');
    await page.locator('#play').click();
    expect(await page.locator('.w-picker').count()).toBe(0);
    await choose(page, 'play', 'Chef');
    await verdictOf(page, 'open');
    await page.locator('.w-asks button', { hasText: 'pizza' }).click();
    await page.locator('#f-me-stuff-pizza').fill('0');
    await tick(page, 'uses-public');
    await verdictOf(page, 'legal');
    await page.locator('.w-asks button', { hasText: 'Your hand before this move: Chef' }).click();
    await choose(page, 'f-me-hand', 'Bug');
    await verdictOf(page, 'legal');
    await page.getByRole('button', { name: 'Remove: Chef' }).click();
    await page.locator('#f-me-hand-more').uncheck();
    await verdictOf(page, 'illegal');
    await choose(page, 'f-me-hand', 'Chef');
    await verdictOf(page, 'legal');
    expect(await page.locator('.w-asks').count()).toBe(0);
    await choose(page, 'add', 'Bug');
    await verdictOf(page, 'illegal');
    await page.locator('#add').click();
    await blameless(page);
    await page.locator('#add').click();
    expect(await page.locator('.w-reasons a').first().getAttribute('href')).toMatch(
      /\/en\/fort\/rules\/.+#/,
    );
    await page.locator('.w-asks button', { hasText: 'don’t add Bug' }).click();
    await verdictOf(page, 'legal');
    await page.getByRole('button', { name: 'Undo' }).click();
    await verdictOf(page, 'illegal');
    expect(troublesOf(page)).toEqual([]);
  });

  it('opens every kind of move with every verdict', async () => {
    const page = await openPage('/pl/fort/check/', phone);
    await openAll(page, samples('fort'));
    expect(troublesOf(page)).toEqual([]);
  });

  it('shares as a link, keeps over a reload, and loses nothing to a broken link', async () => {
    const page = await openPage('/ru/fort/check/?card=bug', phone);
    await verdictOf(page, 'open');
    await tick(page, 'uses-private');
    await page.getByRole('button', { name: 'Поделиться' }).click();
    await blameless(page);
    const link = await page.locator('.w-share textarea').inputValue();
    await page.reload();
    await page.locator('#uses-private:checked').waitFor({ state: 'attached' });

    const other = await newPage(phone);
    await other.goto(link);
    await other.locator('#uses-private:checked').waitFor({ state: 'attached' });
    for (const broken of [link.slice(0, -3), '#game=%%%', `#game=${'A'.repeat(20_000)}`]) {
      await other.goto(broken.startsWith('#') ? siteUrl(`/ru/fort/check/${broken}`) : broken);
      await other.locator('.w-notice.w-bad').first().waitFor();
      expect(await other.locator('#uses-private').isChecked()).toBe(true);
    }
    await blameless(other);
  });

  it('brings up the cards that are asked for next, those that fit first', async () => {
    const page = await openPage('/en/fort/check/', { ...phone, hasTouch: true });
    await ready(page);
    await page.locator('label:has(#kind-follow)').tap();
    const names = page.locator('.w-card-name');
    await page.locator('#f-leader-played[aria-expanded=true]').waitFor();
    // A phone’s keyboard would cover them.
    expect(await page.evaluate(() => document.activeElement?.id)).not.toMatch(/search$/);
    await names.getByText('Bug', { exact: true }).tap();
    await page.locator('#follow[aria-expanded=true]').waitFor();
    expect(await page.locator('.w-picker').count()).toBe(1);
    const shows = await page
      .locator('.w-card')
      .evaluateAll((cards) =>
        cards.map((card) => card.querySelector('[data-icon=shovel], [data-icon=coin]') !== null),
      );
    expect(shows.indexOf(false)).toBeGreaterThan(5);
    expect(shows.lastIndexOf(true)).toBeLessThan(shows.indexOf(false));
    await blameless(page);
    await names.getByText('Chef', { exact: true }).tap();
    await verdictOf(page, 'illegal');
    expect(await page.locator('.w-picker').count()).toBe(0);
    // Undo brings the question back, and no list.
    await page.getByRole('button', { name: 'Undo' }).tap();
    await verdictOf(page, 'none');
    expect(await page.locator('.w-picker').count()).toBe(0);
  });

  it('works with the keyboard alone', async () => {
    const page = await openPage('/en/fort/check/', phone);
    await ready(page);
    await page.locator('#kind-play').focus();
    await page.keyboard.press('Space');
    await page.locator('#play').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Doc');
    for (let tabs = 0; tabs < 40; tabs++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.classList.contains('w-card'))) break;
    }
    await page.keyboard.press('Enter');
    await verdictOf(page, 'open');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('play');
  });

  it('shows what is looked for by name, takes the only match and closes with Escape', async () => {
    const page = await openPage('/en/fort/check/', phone);
    await tick(page, 'kind-play');
    const search = page.locator('#play-picker-search');
    await search.fill('kit');
    const match = page.locator('.w-card');
    expect(await match.count()).toBe(1);
    const bar = (await page.locator('.w-foot').boundingBox())?.y ?? 0;
    expect((await match.boundingBox())?.y).toBeLessThan(bar - 44);
    await search.press('Enter');
    expect(await page.locator('#play').textContent()).toContain('Kitty');
    expect(await page.locator('.w-picker').count()).toBe(0);
    await page.keyboard.press('Enter');
    await search.press('Escape');
    expect(await page.locator('.w-picker').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('play');
  });

  it('folds the kinds of moves away once one is chosen, with a way to the others', async () => {
    const page = await openPage('/en/fort/check/', phone);
    await tick(page, 'kind-follow');
    const faces = page.locator('.w-kinds .w-option:visible');
    expect(await faces.allInnerTexts()).toEqual(['I follow']);
    await page.getByRole('button', { name: 'Another question' }).click();
    expect(await faces.count()).toBe(11);
    await tick(page, 'kind-draw');
    expect(await faces.allInnerTexts()).toEqual(['I draw']);
  });

  it('asks for the card of the leader before that of the follower', async () => {
    const page = await openPage('/en/fort/check/', phone);
    await tick(page, 'kind-follow');
    // The open list of cards has a legend of its own.
    const legends = await page
      .locator('.w-part >> nth=0 >> legend:not(.w-picker legend)')
      .allInnerTexts();
    expect(legends.slice(0, 2)).toEqual(['The leader’s card', 'You discard to follow']);
    expect(await page.locator('#f-leader-played').count()).toBe(1);
  });

  it('keeps a question that it asked while the move is described further', async () => {
    const page = await openPage('/en/fort/check/', phone);
    await tick(page, 'kind-play');
    await choose(page, 'play', 'Chef');
    await verdictOf(page, 'open');
    const asked = () =>
      page
        .locator('.w-part:has(#the-table) [id^="f-"]')
        .evaluateAll((all) => all.map(({ id }) => id));
    const answered = page.locator('.w-verdict[aria-busy=false]:not([data-verdict=none])');
    const before = await asked();
    expect(before.length).toBeGreaterThan(0);
    for (const uses of ['uses-private', 'uses-public', 'uses-public-private']) {
      await tick(page, uses);
      await answered.waitFor();
      expect(await asked()).toEqual(expect.arrayContaining(before));
    }
  });

  it('leaves four fifths of a phone to the sheet, with a message as well', async () => {
    const page = await openPage('/ru/fort/check/?example=play-added-wrong-suit', phone);
    await verdictOf(page, 'illegal');
    const share = () =>
      page.evaluate(() => {
        const top = document.querySelector('.w-foot')?.getBoundingClientRect().top ?? 0;
        return (innerHeight - top) / innerHeight;
      });
    await page.locator('.w-notice').waitFor();
    expect(await share()).toBeLessThan(0.2);
    // Nothing of the sheet shows between the two bars.
    const gap = await page.evaluate(() => {
      const foot = document.querySelector('.w-foot')?.getBoundingClientRect().bottom ?? 0;
      return (document.querySelector('nav.sections')?.getBoundingClientRect().top ?? 0) - foot;
    });
    expect(gap).toBeLessThanOrEqual(1);
    // A message goes by itself.
    await page.locator('.w-notice').waitFor({ state: 'detached', timeout: 20_000 });
    expect(await share()).toBeLessThan(0.2);
    expect(await page.locator('.w-answer small').textContent()).toMatch(/^6\.\d+ /);
  });

  it('has the usual answer under the thumb while it is still open', async () => {
    const page = await openPage('/en/fort/check/', phone);
    await tick(page, 'kind-play');
    await choose(page, 'play', 'Bug');
    await choose(page, 'add', 'The Moles');
    await verdictOf(page, 'open');
    const usual = (await page.locator('.w-usually').textContent()) ?? '';
    expect(usual).toMatch(/^Usually yes, unless /);
    expect(usual).toContain((await page.locator('.w-answer small').textContent()) ?? 'nothing');
    const share = await page.evaluate(
      () =>
        (innerHeight - (document.querySelector('.w-foot')?.getBoundingClientRect().top ?? 0)) /
        innerHeight,
    );
    expect(share).toBeLessThan(0.2);
  });

  it('opens what is to be taken along in sight, above the bars', async () => {
    const page = await openPage('/en/fort/check/?example=play-added-wrong-suit', phone);
    await verdictOf(page, 'illegal');
    await page.getByRole('button', { name: 'Report a wrong verdict' }).click();
    // The panel comes with the tap, and scrolls into sight once it is there.
    await page.locator('.w-share .w-hint').waitFor();
    const below = () =>
      page.evaluate(() => {
        const edge = (name: string) => document.querySelector(name)?.getBoundingClientRect();
        return (edge('.w-share .w-hint')?.bottom ?? 999) - (edge('.w-foot')?.top ?? 0);
      });
    await expect.poll(below).toBeLessThanOrEqual(0);
    expect(await page.locator('.w-share').textContent()).toContain('nowhere to send reports');
  });

  it('fits a phone with letters of twice the size', async () => {
    const page = await openPage('/ru/fort/check/?example=play-empty-pack', phone);
    await verdictOf(page, 'illegal');
    const wide = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      return document.documentElement.scrollWidth;
    });
    expect(wide).toBe(360);
  });

  it('starts from the page of a card', async () => {
    const page = await openPage('/pl/fort/cards/bug/', phone);
    await page.locator('a[href$="/pl/fort/check/?card=bug"]').click();
    await verdictOf(page, 'open');
    expect(await page.locator('#play').textContent()).toContain('Żuk');
    await page.goto(siteUrl('/pl/fort/check/?card=diy'));
    await page.locator('#kind-perk:checked').waitFor({ state: 'attached' });
    expect(await page.locator('#perk').inputValue()).toBe('diy');
  });

  it('marks our translations of nicknames as ours', async () => {
    const page = await openPage('/pl/fort/check/?card=moose', phone);
    await verdictOf(page, 'open');
    expect(await page.locator('#play [lang=en]').textContent()).toBe('Moose');
    expect(await page.locator('#play i').getAttribute('title')).toContain('nasze tłumaczenie');
  });

  it('opens a listed example in place', async () => {
    const page = await openPage('/en/fort/check/', phone);
    await tick(page, 'kind-draw');
    await page
      .locator('#examples details', { hasText: 'Playing a card' })
      .first()
      .evaluate((el) => el.setAttribute('open', ''));
    await page.locator('a[href$="?example=play-skip"]').click();
    await verdictOf(page, 'legal');
    await page.locator('.w-notice button', { hasText: 'Back to the last one' }).click();
    await page.locator('#kind-draw:checked').waitFor({ state: 'attached' });
  });
});

describe('the checker of Dobro', () => {
  it('lists what may be played, and plays it', async () => {
    const page = await openPage('/en/dobro/check/', phone);
    await tick(page, 'kind-options');
    await verdictOf(page, 'open');
    await page.locator('#f-value').fill('9');
    for (const card of ['10', '5', '5', 'skip']) await page.locator(`#f-hand-${card}`).click();
    await verdictOf(page, 'legal');
    expect(await page.locator('.w-asks li').allInnerTexts()).toHaveLength(3);
    await page.locator('.w-asks button', { hasText: '10' }).first().click();
    expect(await page.locator('#f-value').inputValue()).toBe('10');
    expect(await page.locator('.w-laid button').count()).toBe(3);
  });

  it('leads to the field of every fact that it misses', async () => {
    const page = await openPage('/pl/dobro/check/', phone);
    await tick(page, 'kind-take');
    await page.locator('#f-value').fill('0');
    await verdictOf(page, 'open');
    await page.locator('.w-asks button').click();
    await page.locator('#f-climb-next-5:focus, [id^=f-climb-next]:focus').waitFor();
  });

  it('follows a climb play by play', async () => {
    const page = await openPage('/ru/dobro/check/', phone);
    await tick(page, 'kind-climb');
    for (const card of ['5', '5', '4']) {
      await page.locator(`#climb-next-${card}`).click();
      await page.locator('.button-main').click();
    }
    await verdictOf(page, 'illegal');
    expect(await page.locator('.w-broken').count()).toBe(1);
  });

  it('opens every kind of question with every verdict', async () => {
    const page = await openPage('/en/dobro/check/', phone);
    await openAll(page, samples('dobro'));
    expect(troublesOf(page)).toEqual([]);
  });
});

it.each(['fort/check/?example=play-added-wrong-suit', 'dobro/check/?example=higher'])(
  '%s brings neither the reader of files nor the translator to the browser',
  async (path) => {
    const page = await newPage(phone);
    const scripts: Promise<Buffer>[] = [];
    const keep = (response: Response): void => {
      if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.body());
    };
    page.context().on('response', keep);
    await page.goto(siteUrl(`/en/${path}`));
    await page.locator('.w-verdict:not([data-verdict=none])[aria-busy=false]').waitFor();
    // What the page fetches ahead from here on is not read before the page is closed.
    page.context().off('response', keep);
    const texts = (await Promise.all(scripts)).map(String);
    expect(texts.length).toBeGreaterThan(2);
    expect(texts.filter((text) => /ZodError|i18next/.test(text))).toEqual([]);
  },
);

it('the page explains itself without JavaScript', async () => {
  const page = await openPage('/en/fort/check/', { javaScriptEnabled: false });
  expect(await page.locator('.note').first().textContent()).toContain('JavaScript');
  expect(await page.locator('#examples a').count()).toBeGreaterThan(100);
});
