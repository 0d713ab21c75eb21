import { type Language, languages } from '#i18n/languages.ts';
import { typeset } from '#i18n/typography.ts';
import { cardName, cardsOf } from '#model/cards.ts';
import type { Context } from '../context.ts';
import { type Block, style, text } from '../set/block.ts';
import { Overflow } from '../set/break-lines.ts';
import { smaller, textWidth } from '../set/faces.ts';
import { type Flow, inTurn, paragraph } from '../set/flow.ts';
import { parseRich } from '../set/rich.ts';
import { saying } from '../words.ts';
import { flowPages } from './flow-pages.ts';
import { termGroupsOf } from './glossary.ts';

type Row = Readonly<Record<Language, string>>;

/** Between the columns. */
const inner = 6;

const inAll = <Made>(make: (lang: Language) => Made): Readonly<Record<Language, Made>> => ({
  en: make('en'),
  ru: make('ru'),
  pl: make('pl'),
});

type Widths = Readonly<Record<Language, number>>;

/** The width of each language: its longest word fits, and the rest is shared in proportion to its text. */
function sharing(rows: readonly Row[], size: number): (width: number) => Widths {
  const known = new Map<number, Widths>();
  const share = (width: number): Widths => {
    const measured = languages.map((lang) => {
      const cells = rows.map((row) => row[lang]);
      const wide = (said: string): number => textWidth(said, 'black', size);
      const longest = Math.max(
        ...cells.flatMap((cell) => typeset(cell, lang).split(' ')).map(wide),
      );
      return {
        lang,
        longest: longest + inner,
        whole: cells.reduce((sum, cell) => sum + wide(cell), 0),
      };
    });
    const sum = (of: (each: (typeof measured)[number]) => number): number =>
      measured.reduce((all, each) => all + of(each), 0);
    const spare = width - sum(({ longest }) => longest);
    if (spare < 0) throw new Overflow('the longest words of three languages', -spare);
    const all = sum(({ whole }) => whole);
    const widthOf = (lang: Language): number => {
      const { longest = 0, whole = 0 } = measured.find((each) => each.lang === lang) ?? {};
      return longest + (spare * whole) / all;
    };
    return inAll(widthOf);
  };
  // Every row asks for the same widths.
  return (width) => {
    const widths = known.get(width) ?? share(width);
    known.set(width, widths);
    return widths;
  };
}

/** The same in three languages side by side; title rows are underlined, other rows have a hairline. */
function row(
  context: Context,
  words: Row,
  size: number,
  widths: (width: number) => Widths,
  { title = false, odd = false, keep = title }: { title?: boolean; odd?: boolean; keep?: boolean },
): Flow {
  const of = style(size, title ? { weight: 'black', colour: context.accent } : {});
  const cells = languages.map(
    (lang): Block => text(words[lang], of, { role: title ? 'TH' : 'TD', lang }),
  );
  const padding = size * 0.16;
  return (width, sheet) => {
    const own = languages.map((lang) => widths(width)[lang]);
    const cellWidth = (at: number): number => (own[at] ?? 0) - inner;
    const tall =
      Math.max(...cells.map((cell, at) => cell.height(cellWidth(at), sheet))) + 2 * padding;
    return [
      {
        height: tall,
        before: title ? size * 1.1 : 0,
        keep,
        row: true,
        draw: (on, x, y) => {
          on.artifact(() => {
            if (odd && !title) on.box(x - 2, y, width + 4, tall, { fill: 'wash' });
            on.line(
              x,
              y + tall,
              x + width,
              y + tall,
              title ? 0.9 : 0.25,
              title ? context.accent : 'line',
            );
          });
          on.group('TR', () => {
            let left = x;
            cells.forEach((cell, at) => {
              cell.draw(on, left, y + padding, cellWidth(at));
              left += own[at] ?? 0;
            });
          });
        },
      },
    ];
  };
}

/** Names of cards, except those that are listed as terms; a mere number has no name. */
function nicknames({ variant: { game } }: Context): Row[] {
  const named = [...cardsOf(game).values()].filter(({ names }) => names !== undefined);
  return named.map(({ id }) =>
    inAll((lang) => {
      const { printed, ours } = cardName(game, id, lang);
      return ours === undefined ? printed : `${ours}*`;
    }),
  );
}

/** Titles with the rows under them. */
function parts(context: Context): { readonly title: Row; readonly rows: readonly Row[] }[] {
  const groups = termGroupsOf(context).map(([group, terms]) => ({
    title: inAll((lang) => saying(lang)(`glossary:groups.${group}`)),
    rows: terms.map(({ words }) => words),
  }));
  const names = nicknames(context);
  const title = inAll((lang) => saying(lang)('print:three-languages.names'));
  return names.length === 0 ? groups : [...groups, { title, rows: names }];
}

function build(context: Context, size: number): Flow {
  const all = parts(context);
  const widths = sharing(
    all.flatMap(({ title, rows }) => [title, ...rows]),
    size,
  );
  const note = paragraph(
    parseRich(context.t('print:three-languages.ours')),
    style(smaller(size, 0.9), { colour: 'soft' }),
    { before: 4 },
  );
  return inTurn([
    ...all.flatMap(({ title, rows }) => [
      row(context, title, size, widths, { title: true }),
      // Neither the first nor the last row of a group is left alone in a column.
      ...rows.map((words, at) =>
        row(context, words, size, widths, {
          odd: at % 2 === 1,
          keep: at === 0 || at === rows.length - 2,
        }),
      ),
    ]),
    ...(nicknames(context).length === 0 ? [] : [note]),
  ]);
}

/** The words of the three editions in columns, for tables that share a box in a foreign language. */
export function threeLanguages(context: Context): void {
  const few = cardsOf(context.variant.game).size < 30;
  flowPages(context, {
    title: context.t('print:docs.three-languages.name'),
    columns: few ? 1 : 2,
    gutter: 18,
    sizes: [18, 16, 14, 13, 12, 11, 10.5, 10, 9.5, 9, 8.75, 8.5, 8.25, 8, 7.75],
    pages: few ? 1 : 2,
    build: (size) => build(context, size),
  });
}
