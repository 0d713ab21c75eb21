import { highest, lowest } from '#engine/dobro/cards/card.ts';
import { reachableValues, valueAfter, worthOf } from '#engine/dobro/rules/value.ts';
import type { Context } from '#print/context.ts';
import { stack } from '#print/set/arrange.ts';
import { type Block, style, text } from '#print/set/block.ts';
import { heading } from '#print/set/heading.ts';
import { table } from '#print/set/table.ts';

const numbers = Array.from({ length: highest - lowest + 1 }, (_, at) => lowest + at);
const pair = (number: number): string => `${number}+${number}`;

interface Row {
  readonly value: number;
  readonly doubling: readonly string[];
  readonly doubled: number;
  /** The lowest single and the lowest pair above the value. */
  readonly above: readonly string[];
}

/** What can be played on each value, by the engine. Values on which nothing can be played have no row. */
function workOutRows(): readonly Row[] {
  return reachableValues().flatMap((value): Row[] => {
    const worth = (count: number, test: (worth: number) => boolean): number[] =>
      numbers.filter((number) => test(worthOf(number, count)));
    const equal = [1, 2].map((count) => worth(count, (each) => each === value)[0]);
    const above = [1, 2].map((count) => worth(count, (each) => each > value)[0]);
    const named = ([single, double]: readonly (number | undefined)[]): string[] => [
      ...(single === undefined ? [] : [String(single)]),
      ...(double === undefined ? [] : [pair(double)]),
    ];
    if (equal.every((each) => each === undefined)) return [];
    return [
      { value, doubling: named(equal), doubled: valueAfter(value, value), above: named(above) },
    ];
  });
}

let known: readonly Row[] | undefined;

/** They are the same for every size, language and paper. */
const doublingRows = (): readonly Row[] => {
  known ??= workOutRows();
  return known;
};

/** The first value on which no number can be played. */
const closedFrom = (): number => {
  const rows = doublingRows();
  return reachableValues().find((value) => !rows.some((row) => row.value === value)) ?? 0;
};

export function doublingTable(context: Context, size: number, detail: 'short' | 'full'): Block {
  const { t, accent } = context;
  const full = detail === 'full';
  const titles = [
    t('print:dobro.table.value'),
    t('print:dobro.table.with'),
    t('print:dobro.table.to'),
  ];
  const rows = doublingRows().map(({ value, doubling, doubled, above }) => [
    `**${value}**`,
    doubling.join(', '),
    `**${doubled}**`,
    ...(full ? [above.join(', ')] : []),
  ]);
  return stack(
    [
      table(full ? [...titles, t('print:dobro.table.from')] : titles, rows, {
        size,
        accent,
        shares: full ? [3, 4, 3, 5] : [3.4, 4, 3],
        padding: full ? 0.5 : 0.15,
      }),
      text(t('print:dobro.table.none', { value: closedFrom() }), style(size), {
        refs: full ? context.refs(['turn.higher', 'turn.equal', 'turn.pair']) : [],
      }),
    ],
    3,
  );
}

export const doublingPart = (context: Context, size: number, title: number): Block =>
  stack(
    [
      heading(context.t('print:dobro.table.title'), {
        size: title,
        colour: context.accent,
        icon: 'climb',
      }),
      doublingTable(context, size, 'full'),
    ],
    4,
  );
