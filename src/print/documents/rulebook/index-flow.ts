import type { Book } from '#model/book.ts';
import { cardFace, cardsOf } from '#model/cards.ts';
import type { Context } from '../../context.ts';
import { style } from '../../set/block.ts';
import { smaller } from '../../set/faces.ts';
import { type Flow, inTurn, paragraph, whole } from '../../set/flow.ts';
import { heading } from '../../set/heading.ts';
import { type Atom, parseRich } from '../../set/rich.ts';
import type { Format, PageOf } from './book.ts';

interface Entry {
  readonly name: string;
  /** The clauses that explain it, and those that mention it. */
  readonly explained: readonly string[];
  readonly named: readonly string[];
}

/** The clauses that point at something. */
const naming = (book: Book, of: 'term' | 'card', named: string): string[] =>
  [...book.clauses.values()]
    .filter(({ links }) =>
      links.some(({ kind, game, id }) => kind === of && game === book.game && id === named),
    )
    .map(({ id }) => id);

const termEntries = (book: Book): Entry[] =>
  [...book.terms.values()].map(({ id, words, clause }) => ({
    name: words[book.language],
    explained: [clause],
    named: naming(book, 'term', id),
  }));

/** Cards that the rules name, except those that are listed as terms. */
function cardEntries(book: Book): Entry[] {
  return [...cardsOf(book.game).values()].flatMap(({ id, names }): Entry[] => {
    const [first, ...others] = naming(book, 'card', id);
    if (names === undefined || first === undefined) return [];
    // By the name that the rules use, since that is what readers look up.
    const name = cardFace(book.game, id, book.language).printed;
    return [{ name, explained: [first], named: others }];
  });
}

/** A word for two things, such as a place and its symbol, becomes one entry with all pages. */
const withoutTwins = (entries: readonly Entry[]): Entry[] =>
  [...Map.groupBy(entries, ({ name }) => name.toLowerCase()).values()].map((same) => ({
    name: same[0]?.name ?? '',
    explained: same.flatMap(({ explained }) => explained),
    named: same.flatMap(({ named }) => named),
  }));

/** Consecutive pages as first and last; the page that explains is kept separate. */
function runsOf(pages: readonly number[], main: ReadonlySet<number>): (readonly number[])[] {
  const runs: number[][] = [];
  for (const page of pages) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    if (last !== undefined && before === page - 1 && !main.has(before) && !main.has(page))
      last.push(page);
    else runs.push([page]);
  }
  return runs.flatMap((run) => (run.length < 3 ? run.map((page) => [page]) : [run]));
}

/** A name and its pages, each linked to the first clause there; the page that explains it is in bold. */
function entryFlow(
  { name, explained, named }: Entry,
  size: number,
  pageOf: PageOf,
  keep: boolean,
): Flow {
  const main = new Set(explained.map(pageOf));
  const places = new Map<number, string>();
  for (const clause of [...explained, ...named])
    if (!places.has(pageOf(clause))) places.set(pageOf(clause), clause);
  const pages = [...places].sort(([one], [other]) => one - other);
  const runs = runsOf(
    pages.map(([page]) => page),
    main,
  );
  const words = runs.map((run, at): Atom[] => [
    ...[run[0] ?? 0, ...run.slice(1).slice(-1)].flatMap((page, inRun): Atom[] => [
      ...(inRun === 0 ? [] : [{ kind: 'text', text: '–', strong: false } satisfies Atom]),
      {
        kind: 'text',
        text: String(page),
        strong: main.has(page),
        to: { place: places.get(page) ?? '' },
      },
    ]),
    ...(at < runs.length - 1 ? [{ kind: 'text', text: ',', strong: false } satisfies Atom] : []),
  ]);
  const look = { before: size * 0.12, hang: size, keep };
  return paragraph([...parseRich(name), ...words], style(size), look);
}

/** How many entries are kept with the title. */
const together = 5;

/** Terms and cards in alphabetical order, with the pages where the rules mention them. */
export function indexFlow(context: Context, book: Book, format: Format, pageOf: PageOf): Flow {
  const { t, accent } = context;
  const size = smaller(format.body, 0.86);
  const title = t('print:rulebook.index');
  const { compare } = new Intl.Collator(book.language);
  // “The Ant” is sorted under A.
  const sought = ({ name }: Entry): string => name.replace(/^the /i, '');
  const entries = withoutTwins([...termEntries(book), ...cardEntries(book)]).sort((one, other) =>
    compare(sought(one), sought(other)),
  );
  const block = heading(title, { size: format.body * 1.55, colour: accent });
  const head: Flow = (width, sheet) =>
    whole(block, { before: format.body * 2.2, keep: true })(width, sheet).map((slice) => ({
      ...slice,
      draw: (on, x, y) => {
        on.section(title);
        on.bookmark(title);
        slice.draw(on, x, y);
      },
    }));
  return inTurn([
    head,
    ...entries.map((entry, at) => entryFlow(entry, size, pageOf, at < together)),
  ]);
}
