import type { Context } from '../context.ts';
import { foot, footHeight } from '../furniture.ts';
import { mm } from '../paper.ts';
import { place, stack } from '../set/arrange.ts';
import { type Block, style, text } from '../set/block.ts';
import { band } from '../set/heading.ts';
import { exampleOf } from './example.ts';
import { type Form, type FormRow, formBlock } from './form.ts';
import { linesBlock } from './parts.ts';
import { fortScore } from './turn-lines.ts';

interface Page {
  readonly name: string;
  readonly intro: Block;
  readonly form: Form;
  readonly forms: number;
  readonly rowHeight: number;
}

function fortPage(context: Context): Page {
  const { t } = context;
  const rows: FormRow[] = [
    { label: t('print:fort.sheet.track'), icon: 'vp' },
    { label: t('print:fort.sheet.level'), icon: 'fort-level', split: 0.3 },
    { label: t('print:fort.sheet.rule'), icon: 'made-up-rule' },
    { label: t('print:fort.sheet.macaroni'), icon: 'macaroni-sculpture' },
    { label: t('print:fort.sheet.total'), strong: true },
  ];
  const { lines } = fortScore(context);
  return {
    name: t('print:docs.score-sheet.name'),
    intro: linesBlock(context, lines.slice(-1), { body: 9, title: 9, gap: 2 }),
    form: {
      title: t('print:fort.sheet.game'),
      date: t('print:fort.sheet.date'),
      player: t('print:fort.sheet.player'),
      players: 4,
      rows,
    },
    forms: 4,
    rowHeight: mm(7.6),
  };
}

function dobroPage(context: Context, rounds: number, forms: number): Page {
  const { t } = context;
  const rows: FormRow[] = Array.from({ length: rounds }, (_, at) => ({
    label: t('print:dobro.sheet.round', { number: at + 1 }),
    icon: 'score-pile',
    split: 0.5,
  }));
  return {
    name: t(rounds === 3 ? 'print:dobro.sheet.short' : 'print:dobro.sheet.long'),
    intro: text(t('print:dobro.sheet.hint'), style(9), {
      codes: ['score.rank', 'score.tie', 'forget.penalty'].map(context.code),
    }),
    form: {
      title: t('print:dobro.sheet.game'),
      date: t('print:dobro.sheet.date'),
      player: t('print:dobro.sheet.player'),
      players: 6,
      rows: [...rows, { label: t('print:dobro.sheet.total'), strong: true }],
    },
    forms,
    rowHeight: mm(8.4),
  };
}

/** Blank forms for several games, with the one rule that people ask about when they count. */
export function scoreSheet(context: Context): void {
  const { sheet, t, accent, variant, gameName } = context;
  const pages =
    variant.game === 'fort'
      ? [fortPage(context)]
      : [dobroPage(context, 3, 4), dobroPage(context, 6, 3)];
  for (const { name, intro, form, forms, rowHeight } of pages) {
    sheet.page(name);
    const several = pages.length > 1 ? `${t('print:docs.score-sheet.name')}, ${name}` : name;
    const title = band(`${gameName}: ${several.toLocaleLowerCase(variant.lang)}`, {
      size: 17,
      colour: accent,
      icon: variant.game,
    });
    const head = title.height(sheet.width, sheet) + 7;
    title.draw(sheet, 0, 0, sheet.width);
    const blocks = Array.from({ length: forms }, () => formBlock(context, form, rowHeight));
    place(
      sheet,
      stack([intro, ...blocks], 7, 20),
      { x: 0, y: head, width: sheet.width, height: sheet.height - footHeight - head - mm(3) },
      'the score sheet',
    );
    foot(context, exampleOf(context));
  }
}
