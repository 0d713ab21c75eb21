import { pointsOf } from '#engine/dobro/rules/points.ts';
import { valueAfter, worthOf } from '#engine/dobro/rules/value.ts';
import { cards, numberIds, specialIds } from '#generated/dobro.ts';
import type { Context } from '#print/context.ts';
import type { PrintedPart } from '#print/documents/part.ts';
import { partBlock, type Scale } from '#print/documents/part-blocks.ts';
import { titledPage } from '#print/documents/titled-page.ts';
import { columns, panel, placeLargest, stack } from '#print/set/arrange.ts';
import { type Block, style, text } from '#print/set/block.ts';
import { heading } from '#print/set/heading.ts';
import { table } from '#print/set/table.ts';
import { doublingPart } from './doubling.ts';
import { end, forgetful, next, playing, round, setUp, specials, two } from './parts.ts';

const sizes = [15, 14.5, 14, 13.5, 13, 12.5, 12, 11.5, 11, 10.5, 10];

const scaleOf = (body: number): Scale => ({ body, title: body * 1.35, gap: 4 });

const parts = (context: Context, all: readonly PrintedPart[], body: number): Block =>
  stack(
    all.map((part) => partBlock(context, part, scaleOf(body))),
    13,
    26,
  );

/** How often each card is in the deck: the cards above, their counts below. */
function deckStrip(context: Context, size: number): Block {
  const { t, accent } = context;
  const counted = [...numberIds, ...specialIds].map((id) => String(cards[id].copies));
  const names = [...numberIds, ...specialIds.map((id) => `[${id}]`)];
  return table(
    [t('print:dobro.deck.number'), ...names],
    [[`**${t('print:dobro.deck.copies')}**`, ...counted]],
    { size, accent, shares: [2.4, ...names.map(() => 1)], padding: 3, labelled: true },
  );
}

/** The climb of the rulebook, its values worked out by the engine. */
function climbExample(context: Context, size: number): Block {
  const { t, say, accent } = context;
  let value = 0;
  const rows = [[4], [5], [5], [6, 6]].map((play) => {
    value = valueAfter(value, worthOf(play[0] ?? 0, play.length));
    return [play.join('+'), `**${value}**`];
  });
  return stack(
    [
      heading(t('print:dobro.climb.title'), { size: size * 1.35, colour: accent, icon: 'climb' }),
      table(
        [t('print:dobro.climb.played'), t('print:dobro.climb.value')],
        [...rows, [say('icons:names.skip'), `**${value}**`], [t('print:dobro.climb.take'), '']],
        { size, accent, shares: [1, 1], padding: 2 },
      ),
    ],
    4,
  );
}

/** The rulebook's own figures for tied players, scored as the engine scores them. */
function example(context: Context, body: number): Block {
  const { t, accent } = context;
  const piles = [18, 12, 12, 8];
  const of = style(body, { weight: 'bold', colour: accent });
  return panel(
    stack(
      [
        text(t('print:dobro.round.example'), of, { role: 'H3' }),
        table(
          [t('print:dobro.round.cards'), ...piles.map(String)],
          [[`**${t('print:dobro.round.points')}**`, ...pointsOf(piles, null).map(String)]],
          { size: body, accent, shares: [4, 1, 1, 1, 1], padding: 3, labelled: true },
        ),
      ],
      3,
    ),
    { fill: 'wash', padding: 8 },
  );
}

const front = (context: Context, body: number): Block =>
  stack(
    [
      columns(
        [
          parts(context, [playing(context), specials(context), setUp(context)], body),
          stack(
            [doublingPart(context, body * 0.96, body * 1.35), climbExample(context, body * 0.96)],
            13,
            26,
          ),
        ],
        20,
        [48, 52],
      ),
      stack(
        [
          heading(context.t('print:dobro.deck.title'), {
            size: body * 1.35,
            colour: context.accent,
            icon: 'deck',
          }),
          deckStrip(context, body),
        ],
        4,
      ),
    ],
    14,
    26,
  );

const back = (context: Context, body: number): Block =>
  columns(
    [
      stack(
        [parts(context, [forgetful(context), round(context)], body), example(context, body)],
        13,
        26,
      ),
      parts(context, [next(context), end(context), two(context)], body),
    ],
    20,
  );

export function values(context: Context): void {
  const { sheet, t } = context;
  for (const [side, build] of [
    ['front', front],
    ['back', back],
  ] as const) {
    const name = t(`print:dobro.values.${side}`);
    titledPage(context, { name, title: name, space: 12 }, (place) =>
      placeLargest(sheet, sizes, (size) => build(context, size), place, `the sheet, ${side}`),
    );
  }
}
