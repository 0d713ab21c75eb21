import type { Book } from '#model/book.ts';
import type { Context } from '../../context.ts';
import { codeSize, editionLine, printedGameIcon, screenCode, small } from '../../furniture.ts';
import { mm } from '../../paper.ts';
import { screenAddress } from '../../screen-page.ts';
import { stack } from '../../set/arrange.ts';
import { type Block, firstBaseline, style, text } from '../../set/block.ts';
import { Overflow } from '../../set/break-lines.ts';
import { textWidth } from '../../set/faces.ts';
import { band, heading } from '../../set/heading.ts';
import type { LaidBook } from './book.ts';

/** A line of the table of contents: number, title, dots, page; all of it is a link. */
function contentsLine(
  { number, title, page, place }: { number: number; title: string; page: number; place: string },
  size: number,
): Block {
  const of = style(size, { leading: size * 1.5 });
  const look = { weight: of.weight, size, colour: of.colour };
  const indent = size * 2;
  return {
    height: () => of.leading,
    draw: (sheet, x, y, width) => {
      const base = y + firstBaseline(of);
      const right = textWidth(String(page), 'bold', size);
      const end = x + indent + textWidth(title, 'regular', size);
      if (end > x + width - right - size)
        throw new Overflow(`"${title}"`, end - x - width + right + size);
      sheet.artifact(() =>
        sheet.dotted(end + size * 0.5, base, x + width - right - size * 0.5, base, 0.5, 'line'),
      );
      sheet.tag('TOCI', [
        {
          draw: () => {
            sheet.text(`${number} `, x, base, { ...look, weight: 'bold' });
            sheet.text(`${title} `, x + indent, base, look);
            sheet.text(String(page), x + width - right, base, { ...look, weight: 'bold' });
          },
          link: { to: { place }, x, y, width, height: of.leading },
        },
      ]);
    },
  };
}

/** What the marks in the book mean, as far as they occur. */
function legend({ t }: Context, { chapters }: Book, body: number): Block {
  const of = style(body);
  const differ = chapters.some(({ clauses }) => clauses.some(({ editions }) => editions));
  return stack(
    [
      text(t('print:rulebook.numbers'), of),
      ...(differ
        ? [text(`**${t('rules:clause.editions')}.** ${t('print:rulebook.editions')}`, of)]
        : []),
      text(`**${t('rules:clause.reading')}.** ${t('print:rulebook.reading')}`, of),
      text(t('print:rulebook.unofficial'), of),
    ],
    body * 0.4,
  );
}

/** The first page: title, contents, what the marks mean, and where it comes from. */
export function drawFront(context: Context, { format, book, pageOf }: LaidBook): void {
  const { sheet, t, gameName, accent, variant, document, edition } = context;
  const { body, width, height } = format;
  sheet.section(t('print:rulebook.title'));
  sheet.bookmark(`${gameName}: ${t('print:rulebook.title').toLocaleLowerCase(variant.lang)}`);
  const size = body * 1.12;
  const lines = book.chapters.map(({ id, number, title }) => {
    const place = `chapter-${id}`;
    return contentsLine({ number, title, page: pageOf(place), place }, size);
  });
  const top = stack(
    [
      band(gameName, { size: format.title, colour: accent, ...printedGameIcon(context) }),
      text(
        t('print:rulebook.title'),
        style(format.title * 0.62, { weight: 'black', colour: accent }),
        { role: 'H2' },
      ),
      heading(t('print:rulebook.contents'), { size: body * 1.4, colour: accent }),
    ],
    body * 1.1,
  );
  const contents = stack(lines);
  const notes = legend(context, book, body * 0.95);
  let y = 0;
  const place = (block: Block, space: number, tagged?: 'TOC'): void => {
    const draw = (): void => block.draw(sheet, 0, y, width);
    if (tagged === undefined) draw();
    else sheet.group(tagged, draw);
    y += block.height(width, sheet) + space;
  };
  place(top, body * 0.6);
  place(contents, body * 2, 'TOC');
  place(notes, 0);
  const bottom = height - codeSize;
  if (y > bottom - body) throw new Overflow('the title page', y - bottom + body);
  const address = screenAddress(variant, document, edition);
  sheet.artifact(() => sheet.text(editionLine(context), 0, height - mm(0.5), small), 'Pagination');
  if (address !== undefined) screenCode(context, address, { right: width, y: bottom });
}
