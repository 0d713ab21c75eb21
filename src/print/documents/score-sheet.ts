import type { Context } from '../context.ts';
import { mm } from '../paper.ts';
import { columns, place, stack } from '../set/arrange.ts';
import { type Block, style, text } from '../set/block.ts';
import { type Form, type FormRow, formBlock } from './form.ts';
import { linesBlock } from './parts.ts';
import { titledPage } from './titled-page.ts';
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
    intro: columns(
      [
        linesBlock(context, lines.slice(-1), { body: 9, title: 9, gap: 2 }),
        text(t('print:fort.sheet.hint'), style(9), { refs: context.refs(['score.fort']) }),
      ],
      14,
    ),
    form: {
      title: t('print:fort.sheet.game'),
      date: t('print:fort.sheet.date'),
      player: t('print:fort.sheet.player'),
      players: 4,
      rows,
    },
    forms: 4,
    rowHeight: mm(7.4),
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
      refs: context.refs(['score.rank', 'score.tie', 'forget.penalty']),
    }),
    form: {
      title: t('print:dobro.sheet.game'),
      date: t('print:dobro.sheet.date'),
      player: t('print:dobro.sheet.player'),
      players: 6,
      rows: [...rows, { label: t('print:dobro.sheet.total'), strong: true }],
    },
    forms,
    rowHeight: mm(8),
  };
}

/** Blank forms for several games, with the one rule that people ask about when they count. */
export function scoreSheet(context: Context): void {
  const { sheet, t, variant } = context;
  const pages =
    variant.game === 'fort'
      ? [fortPage(context)]
      : [dobroPage(context, 3, 4), dobroPage(context, 6, 3)];
  for (const { name, intro, form, forms, rowHeight } of pages) {
    const title = pages.length > 1 ? `${t('print:docs.score-sheet.name')}, ${name}` : name;
    const blocks = Array.from({ length: forms }, () => formBlock(context, form, rowHeight));
    titledPage(context, { name, title, space: 7 }, (where) =>
      place(sheet, stack([intro, ...blocks], 7, 20), where, 'the score sheet'),
    );
  }
}
