import { games } from '#i18n/languages.ts';
import { type Entry, kinds, type PackedEntries } from './entry.ts';

const noGame = -1;
/** Stands in no name. */
const between = '|';
const parted = (list: string | undefined): string[] => (list ? list.split(between) : []);

/** Likes beside likes: packed that way, the file is a tenth smaller. */
export function packEntries(entries: readonly Entry[]): PackedEntries {
  const places = new Map<string, number>();
  return {
    kinds: entries.map(({ kind }) => kinds.indexOf(kind)),
    games: entries.map(({ game }) => (game === undefined ? noGame : games.indexOf(game))),
    paths: entries.map(({ path }) => path),
    titles: entries.map(({ title }) => title),
    also: entries.map(({ also }) => also.join(between)),
    // A term and its icon, a card and its rule say the same: the second points at the first.
    texts: entries.map(({ text }, at) => {
      const before = places.get(text);
      if (before === undefined) places.set(text, at);
      return text === '' ? text : (before ?? text);
    }),
    sought: entries.map(({ sought = [] }) => sought.join(between)),
    numbers: entries.map(({ number = '' }) => number),
    answeredBy: entries.map(({ answeredBy = [] }) => answeredBy.join(between)),
  };
}

export function unpackEntries(packed: PackedEntries): Entry[] {
  const textAt = (at: number): string => {
    const text = packed.texts[at] ?? '';
    return typeof text === 'number' ? textAt(text) : text;
  };
  return packed.paths.map((path, at): Entry => {
    const game = games[packed.games[at] ?? noGame];
    const number = packed.numbers[at];
    const answeredBy = parted(packed.answeredBy[at]);
    return {
      kind: kinds[packed.kinds[at] ?? noGame] ?? 'page',
      ...(game === undefined ? {} : { game }),
      path,
      title: packed.titles[at] ?? '',
      also: parted(packed.also[at]),
      text: textAt(at),
      sought: parted(packed.sought[at]),
      ...(number ? { number } : {}),
      ...(answeredBy.length > 0 ? { answeredBy } : {}),
    };
  });
}
