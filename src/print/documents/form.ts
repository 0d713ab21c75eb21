import type { IconId } from '#icons/index.ts';
import type { Context } from '../context.ts';
import { mm } from '../paper.ts';
import { type Block, firstBaseline, style, text } from '../set/block.ts';
import { Overflow } from '../set/break-lines.ts';

export interface FormRow {
  readonly label: string;
  readonly icon?: IconId;
  /** A small cell at the left of each cell, for a second figure. */
  readonly split?: number;
  readonly strong?: boolean;
}

export interface Form {
  readonly title: string;
  readonly date: string;
  readonly player: string;
  readonly players: number;
  readonly rows: readonly FormRow[];
}

const labelWidth = mm(46);
const headHeight = mm(9);
const nameHeight = mm(8);

/** An empty form: a row to write names in, a row for each thing that scores, a thick one for the total. */
export function formBlock(context: Context, form: Form, rowHeight: number): Block {
  const { accent } = context;
  const label = style(9.5);
  const strong = style(10.5, { weight: 'black', colour: accent });
  const height = headHeight + nameHeight + form.rows.length * rowHeight;
  return {
    height: () => height,
    draw: (sheet, x, y, width) => {
      const cell = (width - labelWidth) / form.players;
      const left = x + labelWidth;
      const title = style(12, { weight: 'black', colour: accent, leading: headHeight - mm(1.5) });
      text(form.title, title, { role: 'H2' }).draw(sheet, x, y, labelWidth);
      const date = style(9.5, { colour: 'soft', leading: headHeight - mm(1.5) });
      text(form.date, date, { align: 'right' }).draw(sheet, x, y, width - mm(42));
      const top = y + headHeight;
      const rowTop = (row: number): number => top + nameHeight + row * rowHeight;
      sheet.artifact(() => {
        const base = y + firstBaseline(date) + 1;
        sheet.line(x + width - mm(40), base, x + width, base, 0.5, 'soft');
        const last = form.rows.length - 1;
        if (form.rows[last]?.strong) sheet.box(x, rowTop(last), width, rowHeight, { fill: 'wash' });
        sheet.box(x, top, width, height - headHeight, { stroke: 'ink', thickness: 0.9 });
        for (let column = 0; column < form.players; column += 1)
          sheet.line(left + column * cell, top, left + column * cell, y + height, 0.5, 'soft');
        form.rows.forEach((row, at) => {
          sheet.line(
            x,
            rowTop(at),
            x + width,
            rowTop(at),
            row.strong || at === 0 ? 1 : 0.5,
            row.strong ? 'ink' : 'soft',
          );
          if (row.split === undefined) return;
          for (let column = 0; column < form.players; column += 1) {
            const inner = left + column * cell + cell * row.split;
            sheet.dotted(inner, rowTop(at), inner, rowTop(at) + rowHeight, 0.4, 'soft');
          }
        });
      });
      const words = (source: string, from: number, tall: number, row?: FormRow): void => {
        const of = row?.strong ? strong : label;
        const indent = row?.icon === undefined ? mm(2) : mm(8);
        const block = text(source, of);
        const own = labelWidth - indent - 2;
        const shift = (tall - block.height(own, sheet)) / 2;
        if (shift < 0) throw new Overflow(`"${source}"`, -2 * shift);
        if (row?.icon !== undefined) {
          const { icon } = row;
          sheet.artifact(() => sheet.icon(icon, x + mm(2), from + tall / 2 - 6.5, 13, accent));
        }
        block.draw(sheet, x + indent, from + shift, own);
      };
      words(form.player, top, nameHeight);
      form.rows.forEach((row, at) => {
        words(row.label, rowTop(at), rowHeight, row);
      });
    },
  };
}
