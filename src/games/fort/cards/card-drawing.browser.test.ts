import { expect, it } from 'vitest';
import { openPage } from '#testing/browser.ts';

const phone = { viewport: { width: 360, height: 740 } };

it('says a box as its sentence where only icons are seen', async () => {
  const page = await openPage('/en/fort/cards/bones/', phone);
  const card = page.locator('figure.card');
  expect(await card.getByRole('img', { name: 'book', exact: true }).count()).toBe(1);
  expect(await card.getByRole('img', { name: 'public action' }).count()).toBe(1);
  expect(await card.getByRole('img', { name: /^For each book: trash 1 card/ }).count()).toBe(1);
  expect(await card.getByRole('img', { name: 'Best Friend' }).count()).toBe(0);
});

it('marks Best Friends and says when a box is empty', async () => {
  const page = await openPage('/en/fort/cards/zip/', phone);
  const card = page.locator('figure.card');
  expect(await card.getByRole('img', { name: 'Best Friend' }).count()).toBe(1);
  expect(await card.getByRole('img', { name: /^An empty box/ }).count()).toBe(1);
});

it('keeps the longest box inside the card on a phone', async () => {
  const page = await openPage('/ru/fort/cards/baby-face/', phone);
  const card = await page.locator('figure.card').boundingBox();
  const icons = await page.locator('figure.card .icon').all();
  expect(icons.length).toBeGreaterThan(10);
  for (const icon of icons) {
    const box = await icon.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
      (card?.x ?? 0) + (card?.width ?? 0),
    );
  }
});
