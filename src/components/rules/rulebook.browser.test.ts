import { expect, it } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { bookOf } from '#model/book.ts';
import { openPdf, type Picture, renderPage } from '#print/render.ts';
import { openPage } from '#testing/browser.ts';

const phone = { viewport: { width: 360, height: 740 } };

/** Letters alone: lines may end anywhere on paper. */
const bare = (text: string): string => text.normalize('NFKC').replace(/[\s\u00ad\u2060-]/g, '');

/** How much of a picture has a colour. */
function coloured({ pixels }: Picture): number {
  let found = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    if (Math.abs(red - green) + Math.abs(green - blue) > 60) found += 1;
  }
  return found;
}

it.each(languages)('prints every clause, seen on the screen or not, %s', async (language) => {
  const page = await openPage(`/${language}/fort/rulebook/`, phone);
  const pdf = await openPdf(await page.pdf({ preferCSSPageSize: true }));
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(bare(items.map(({ str }) => str).join('')));
  }
  const { clauses } = bookOf('fort', language);
  const heading = ({ number, title }: { number: string; title: string }): string =>
    bare(`${number} ${title}`);
  const words = pages.join('');
  const missing = [...clauses.values()].map(heading).filter((each) => !words.includes(each));
  expect(missing).toEqual([]);
  // Text is black on paper; suits and resources keep their colours.
  const suits = clauses.get('card.suits');
  const listed = pages.findLastIndex((page) => suits && page.includes(heading(suits)));
  expect(coloured(await renderPage(pdf, listed + 1, 400))).toBeGreaterThan(100);
});

it.each(languages)(
  'draws every icon and names it or leaves it to the words, %s',
  async (language) => {
    const page = await openPage(`/${language}/fort/rulebook/`);
    await page.emulateMedia({ media: 'print' });
    const faults = await page.locator('.chapter .icon').evaluateAll((icons) =>
      icons.flatMap((icon) => {
        const { width } = icon.getBoundingClientRect();
        const shape = icon.querySelector<SVGGraphicsElement>('path, use')?.getBBox().width ?? 0;
        const named = icon.getAttribute('role') === 'img' && !!icon.getAttribute('aria-label');
        const silent = icon.getAttribute('aria-hidden') === 'true';
        const shown = icon.closest('.no-print') !== null || (width > 8 && shape > 4);
        return shown && named !== silent ? [] : [icon.outerHTML];
      }),
    );
    expect(faults).toEqual([]);
  },
);
