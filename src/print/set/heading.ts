import type { IconId } from '#icons/index.ts';
import { type Block, firstBaseline, style, text } from './block.ts';
import { Overflow } from './break-lines.ts';
import { textWidth } from './faces.ts';
import type { Colour } from './palette.ts';
import type { Role } from './sheet.ts';

interface Look {
  readonly size: number;
  readonly colour: Colour;
  readonly icon?: IconId;
  readonly role?: Role;
}

/** Height of a band in parts of its size. */
export const bandShare = 1.75;

/** A title on a band of colour; in the ink saver over a thick line. */
export function band(title: string, { size, colour, icon, role = 'H1' }: Look): Block {
  const height = size * bandShare;
  const of = style(size, { weight: 'black', leading: height });
  return {
    height: () => height,
    draw: (sheet, x, y, width) => {
      const plain = title.replaceAll('\u00a0', ' ');
      // Without the band nothing keeps the title from the edge.
      const inset = sheet.ink === 'saver' ? 0 : size * 0.5;
      const left = x + inset + (icon === undefined ? 0 : size * 1.7);
      const excess = left + textWidth(plain, 'black', size) + size * 0.4 - x - width;
      if (excess > 0) throw new Overflow(`"${plain}"`, excess);
      sheet.artifact(() => {
        sheet.box(x, y, width, height, { fill: colour, radius: size * 0.3 });
        if (sheet.ink === 'saver') sheet.line(x, y + height, x + width, y + height, 1.4, 'ink');
        if (icon !== undefined)
          sheet.picture(
            icon,
            x + inset,
            y + (height - size * 1.3) / 2,
            size * 1.3,
            sheet.on('on-accent'),
          );
      });
      sheet.tag(role, [
        {
          draw: () =>
            sheet.text(plain, left, y + firstBaseline(of), {
              weight: 'black',
              size,
              colour: sheet.on('on-accent'),
            }),
        },
      ]);
    },
  };
}

/** A title of a part, with a line under it. */
export function heading(title: string, { size, colour, icon, role = 'H2' }: Look): Block {
  const of = style(size, { weight: 'black', leading: size * 1.3 });
  return {
    height: () => of.leading + size * 0.28,
    draw: (sheet, x, y, width) => {
      const left = x + (icon === undefined ? 0 : size * 1.5);
      const excess = left + textWidth(title, 'black', size) - x - width;
      if (excess > 0) throw new Overflow(`"${title}"`, excess);
      sheet.artifact(() => {
        if (icon !== undefined)
          sheet.picture(
            icon,
            x,
            y + firstBaseline(of) - size * 0.36 - size * 0.6,
            size * 1.2,
            colour,
          );
        sheet.line(x, y + of.leading, x + width, y + of.leading, 0.9, colour);
      });
      sheet.tag(role, [
        {
          draw: () =>
            sheet.text(title, left, y + firstBaseline(of), { weight: 'black', size, colour }),
        },
      ]);
    },
  };
}

/** The same for narrow columns: a long title takes several lines. */
export function wrappedHeading(title: string, { size, colour, role = 'H2' }: Look): Block {
  const words = text(title, style(size, { weight: 'black', colour, leading: size * 1.2 }), {
    role,
  });
  const below = size * 0.28;
  return {
    height: (width, sheet) => words.height(width, sheet) + below,
    draw: (sheet, x, y, width) => {
      const line = y + words.height(width, sheet) + size * 0.1;
      sheet.artifact(() => sheet.line(x, line, x + width, line, 0.9, colour));
      words.draw(sheet, x, y, width);
    },
  };
}
