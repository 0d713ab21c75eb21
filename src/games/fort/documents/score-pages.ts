import { figures } from '#generated/fort.ts';
import type { Context } from '#print/context.ts';
import { linesBlock } from '#print/documents/part-blocks.ts';
import type { ScorePage } from '#print/documents/score-sheet.ts';
import { mm } from '#print/paper.ts';
import { columns } from '#print/set/arrange.ts';
import { style, text } from '#print/set/block.ts';
import { score } from './parts.ts';

/** Four games of up to four players. */
export function scorePages(context: Context): ScorePage[] {
  const { t } = context;
  const { lines } = score(context);
  return [
    {
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
        rows: [
          { label: t('print:fort.sheet.track'), icon: 'vp' },
          { label: t('print:fort.sheet.level'), icon: 'fort-level', split: 0.3 },
          { label: t('print:fort.sheet.rule'), icon: 'made-up-rule' },
          {
            label: t('print:fort.sheet.macaroni', { points: figures.macaroniSculpture }),
            icon: 'macaroni-sculpture',
          },
          { label: t('print:fort.sheet.total'), strong: true },
        ],
      },
      forms: 4,
      rowHeight: mm(7.4),
    },
  ];
}
