import { figures } from '#generated/dobro.ts';
import type { Context } from '#print/context.ts';
import type { FormRow } from '#print/documents/form.ts';
import type { ScorePage } from '#print/documents/score-sheet.ts';
import { mm } from '#print/paper.ts';
import { style, text } from '#print/set/block.ts';

function page(context: Context, name: string, rounds: number, forms: number): ScorePage {
  const { t } = context;
  const rows: FormRow[] = Array.from({ length: rounds }, (_, at) => ({
    label: t('print:dobro.sheet.round', { number: at + 1 }),
    icon: 'score-pile',
    split: 0.5,
  }));
  return {
    name,
    intro: text(t('print:dobro.sheet.hint', { penalty: figures.forgetfulPenalty }), style(9), {
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

/** The usual three rounds on the front, the long game on the back. */
export const scorePages = (context: Context): ScorePage[] => [
  page(context, context.t('print:dobro.sheet.short'), 3, 4),
  page(context, context.t('print:dobro.sheet.long'), 6, 3),
];
