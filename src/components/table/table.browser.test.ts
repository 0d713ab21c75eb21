import { expect, it } from 'vitest';
import { phone } from '#testing/blameless.ts';
import { openPage } from '#testing/browser.ts';

it.each(['en', 'ru', 'pl'])(
  'notes the value in the middle below what was played, in %s',
  async (language) => {
    const page = await openPage(`/${language}/dobro/practice/specials/`, phone);
    const plays: { off: number; spare: number }[] = await page.evaluate(() =>
      [...document.querySelectorAll('.t-play')].flatMap((play) => {
        const cards = [...play.querySelectorAll('.t-card')].map((card) =>
          card.getBoundingClientRect(),
        );
        const value = play.querySelector('.t-value')?.getBoundingClientRect();
        const [first] = cards;
        const last = cards.at(-1);
        if (!value || !first || !last) return [];
        const middle = ({ left, right }: { left: number; right: number }) => (left + right) / 2;
        return [
          {
            off: middle({ left: first.left, right: last.right }) - middle(value),
            spare: play.getBoundingClientRect().width - (last.right - first.left),
          },
        ];
      }),
    );
    expect(plays.length).toBeGreaterThan(5);
    for (const { off, spare } of plays) {
      expect(Math.abs(off)).toBeLessThan(2);
      expect(spare).toBeLessThan(12);
    }
  },
);
