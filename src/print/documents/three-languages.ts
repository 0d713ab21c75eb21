import { type Language, languages } from '#i18n/languages.ts';
import { cardName, cardsOf } from '#model/cards.ts';
import type { Context } from '../context.ts';
import { type Block, style, text } from '../set/block.ts';
import { type Flow, inTurn, paragraph } from '../set/flow.ts';
import { parseRich } from '../set/rich.ts';
import type { Sheet } from '../set/sheet.ts';
import { saying } from '../words.ts';
import { flowPages } from './flow-pages.ts';
import { termGroupsOf } from './glossary.ts';

type Row = Readonly<Record<Language, string>>;

const inner = 4;

/** The same in three languages side by side; a title row has a line under it, others a hair. */
function row(context: Context, words: Row, size: number, title: boolean, odd: boolean): Flow {
  const of = style(size, title ? { weight: 'black', colour: context.accent } : {});
  const cells = languages.map(
    (lang): Block => text(words[lang], of, { role: title ? 'TH' : 'TD', lang }),
  );
  const padding = size * 0.16;
  const cellWidth = (width: number): number => width / languages.length - inner;
  const height = (width: number, sheet: Sheet): number =>
    Math.max(...cells.map((cell) => cell.height(cellWidth(width), sheet))) + 2 * padding;
  return (width, sheet) => {
    const tall = height(width, sheet);
    return [
      {
        height: tall,
        before: title ? size * 1.1 : 0,
        keep: title,
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
            cells.forEach((cell, at) => {
              cell.draw(on, x + (at * width) / languages.length, y + padding, cellWidth(width));
            });
          });
        },
      },
    ];
  };
}

const inAll = (make: (lang: Language) => string): Row => ({
  en: make('en'),
  ru: make('ru'),
  pl: make('pl'),
});

/** Names of cards that are no terms, which are listed before; a bare number has no name. */
function nicknames({ variant: { game } }: Context): Row[] {
  const named = [...cardsOf(game).values()].filter(({ names }) => names !== undefined);
  return named.map(({ id }) =>
    inAll((lang) => {
      const { printed, ours } = cardName(game, id, lang);
      return ours === undefined ? printed : `${ours}*`;
    }),
  );
}

function build(context: Context, size: number): Flow {
  const { t } = context;
  const rows = (title: Row, all: readonly Row[]): Flow[] => [
    row(context, title, size, true, false),
    ...all.map((each, at) => row(context, each, size, false, at % 2 === 1)),
  ];
  const names = nicknames(context);
  const cards = inAll((lang) => saying(lang)('print:three-languages.names'));
  return inTurn([
    ...termGroupsOf(context).flatMap(([group, terms]) =>
      rows(
        inAll((lang) => saying(lang)(`glossary:groups.${group}`)),
        terms.map(({ words }) => words),
      ),
    ),
    ...(names.length === 0
      ? []
      : [
          ...rows(cards, names),
          paragraph(
            parseRich(t('print:three-languages.ours')),
            style(size * 0.9, { colour: 'soft' }),
            {
              before: 4,
            },
          ),
        ]),
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
