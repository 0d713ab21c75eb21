import { fortLevelTrack } from '#generated/fort.ts';
import type { IconId } from '#icons/index.ts';
import type { Context } from '#print/context.ts';
import { shortOf } from '#print/documents/part.ts';
import { partBlock } from '#print/documents/part-blocks.ts';
import { titledPage } from '#print/documents/titled-page.ts';
import { columns, inColumns, panel, placeLargest, stack } from '#print/set/arrange.ts';
import { type Block, style, text } from '#print/set/block.ts';
import { heading } from '#print/set/heading.ts';
import { table } from '#print/set/table.ts';
import { boxExamples } from './box-examples.ts';
import { actionEntries, entryBlock, suitBlocks, symbolEntries } from './icon-list.ts';
import { madeUpRules, perks } from './lists.ts';
import { end, following, score } from './parts.ts';

const sizes = [11.5, 11, 10.5, 10, 9.5, 9, 8.8, 8.6, 8.4, 8.2, 8];

function suitStrip(context: Context, body: number): Block {
  const cells = suitBlocks(context, body);
  const rows = [cells.slice(0, 3), cells.slice(3, 6), cells.slice(6)];
  return stack(
    rows.map((row) => columns(row, 8)),
    5,
  );
}

const titled = (context: Context, title: string, icon: IconId, block: Block): Block =>
  stack([heading(title, { size: 13, colour: context.accent, icon }), block], 6);

function front(context: Context, body: number): Block {
  const { t } = context;
  const space = 16;
  return stack(
    [
      titled(
        context,
        t('print:fort.icons.actions'),
        'gain',
        inColumns(
          actionEntries.map((entry) => entryBlock(context, entry, body)),
          2,
          space,
          4,
        ),
      ),
      titled(
        context,
        t('print:fort.icons.symbols'),
        'per',
        inColumns(
          symbolEntries.map((entry) => entryBlock(context, entry, body)),
          2,
          space,
          4,
        ),
      ),
      titled(context, t('print:fort.icons.suits'), 'coin', suitStrip(context, body)),
      panel(
        titled(
          context,
          t('print:fort.icons.box'),
          'search',
          inColumns(boxExamples(context, body), 2, space, 7),
        ),
        { fill: 'wash', padding: 9 },
      ),
    ],
    7,
    14,
  );
}

function levelTable(context: Context, body: number): Block {
  const { t, say, accent } = context;
  const rows = fortLevelTrack.points.map((_, level) => {
    const gives = fortLevelTrack.gives[level];
    return [
      `**${level}**`,
      String(level + 1),
      gives === undefined ? '' : say(`icons:names.${gives}`),
    ];
  });
  return table(
    [t('print:fort.levels.level'), t('print:fort.levels.room'), t('print:fort.levels.gives')],
    rows,
    { size: body, accent, shares: [2, 3, 5], padding: 2.4 },
  );
}

function back(context: Context, body: number): Block {
  const { t, refs } = context;
  const scale = { body, title: 13, gap: 4 };
  const list = (blocks: readonly Block[], note: string, clause?: string): Block =>
    stack(
      [
        stack(blocks, 5.5),
        panel(
          text(note, style(body * 0.95), { refs: clause === undefined ? [] : refs([clause]) }),
          {
            fill: 'wash',
            padding: 6,
          },
        ),
      ],
      7,
    );
  return columns(
    [
      stack(
        [
          titled(
            context,
            t('print:fort.icons.rules'),
            'made-up-rule',
            list(madeUpRules(context, body), shortOf(context, 'rule.count-all'), 'rule.count-all'),
          ),
          titled(
            context,
            t('print:fort.icons.perks'),
            'perk',
            list(perks(context, body), t('print:fort.icons.once'), 'fort.level-2'),
          ),
        ],
        16,
        24,
      ),
      stack(
        [
          titled(context, t('print:fort.levels.title'), 'fort-level', levelTable(context, body)),
          partBlock(context, following(context), scale),
          partBlock(context, end(context), scale),
          partBlock(context, score(context), scale),
        ],
        16,
        24,
      ),
    ],
    20,
  );
}

export function iconsAndBoxes(context: Context): void {
  const { sheet, t } = context;
  for (const [side, build] of [
    ['front', front],
    ['back', back],
  ] as const) {
    const name = t(`print:fort.icons.${side}`);
    titledPage(context, { name, title: name, space: 9 }, (place) =>
      placeLargest(sheet, sizes, (size) => build(context, size), place, `the sheet, ${side}`),
    );
  }
}
