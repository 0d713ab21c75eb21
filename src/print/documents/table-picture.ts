import { bookOf, termOf } from '#model/book.ts';
import type { Context } from '../context.ts';
import { type Block, style, text } from '../set/block.ts';

interface Zone {
  readonly id: string;
  readonly name: string;
}

/** The places of the table that have a name, by whose they are. */
function zonesOf(context: Context, owner: 'player' | 'table'): Zone[] {
  const { facts, variant } = context;
  const book = bookOf(variant.game, variant.lang);
  return Object.entries(facts.board.zones).flatMap(([id, zone]) =>
    zone.owner === owner && zone.term !== undefined
      ? [{ id, name: termOf(book, zone.term).words[variant.lang] }]
      : [],
  );
}

/** Places side by side, each a card-like box with its name. */
function zoneRow(zones: readonly Zone[], inRow: number, tall: number, context: Context): Block {
  const gap = 6;
  const rows = Math.ceil(zones.length / inRow);
  const of = style(8, { colour: context.accent, weight: 'bold' });
  return {
    height: () => rows * tall + (rows - 1) * gap,
    draw: (sheet, x, y, width) => {
      const own = (width - gap * (inRow - 1)) / inRow;
      zones.forEach(({ name }, at) => {
        const left = x + (at % inRow) * (own + gap);
        const top = y + Math.floor(at / inRow) * (tall + gap);
        sheet.box(left, top, own, tall, { stroke: context.accent, radius: 4, thickness: 0.9 });
        const words = text(name, of, { align: 'centre' });
        const high = words.height(own - 6, sheet);
        words.draw(sheet, left + 3, top + (tall - high) / 2, own - 6);
      });
    },
  };
}

/** The table as seen from above: what all share in the middle, what is yours below, rivals around. */
export function tablePicture(context: Context): Block {
  const { t, accent, facts } = context;
  const shared = zonesOf(context, 'table');
  const own = zonesOf(context, 'player');
  const middle = zoneRow(shared, Math.min(shared.length, 2), 34, context);
  const mine = zoneRow(own, Math.min(own.length, 4), 34, context);
  const padding = 12;
  const label = style(8.5, { colour: 'soft' });
  const seat = { width: 46, height: 15 };
  const listed = (zones: readonly Zone[]): string => zones.map(({ name }) => name).join(', ');
  const inner = (width: number): number => width - 2 * padding;
  return {
    height: (width, sheet) =>
      middle.height(inner(width) * 0.72, sheet) +
      mine.height(inner(width), sheet) +
      2 * label.leading +
      4 * padding +
      2 * seat.height,
    draw: (sheet, x, y, width) => {
      const alt = t('print:set-up.picture', { table: listed(shared), player: listed(own) });
      sheet.figure(alt, () => {
        const centre = { width: inner(width) * 0.72, height: 0 };
        centre.height = middle.height(centre.width, sheet);
        const tableTop = y + seat.height + 4;
        const tall =
          2 * label.leading + 4 * padding + centre.height + mine.height(inner(width), sheet);
        sheet.box(x, tableTop, width, tall, { fill: 'wash', stroke: 'line', radius: 14 });
        // The rivals sit around: as many as there can be.
        const rivals = facts.board.players.max - 1;
        const gap = (width - rivals * seat.width) / (rivals + 1);
        for (let at = 0; at < rivals; at += 1)
          sheet.box(x + gap + at * (seat.width + gap), y, seat.width, seat.height, {
            stroke: 'soft',
            radius: 7,
          });
        let top = tableTop + padding;
        const title = (words: string): void => {
          text(words, label, { align: 'centre' }).draw(sheet, x, top, width);
          top += label.leading + 3;
        };
        title(t('print:set-up.middle'));
        middle.draw(sheet, x + (width - centre.width) / 2, top, centre.width);
        top += centre.height + padding;
        sheet.line(x + padding, top, x + width - padding, top, 0.6, accent);
        top += padding / 2;
        title(t('print:set-up.mine'));
        mine.draw(sheet, x + padding, top, inner(width));
      });
    },
  };
}
