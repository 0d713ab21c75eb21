import { isList, isRecord, isWhole, parseJson } from '#engine/core/unknown-data.ts';
import { readCsv, unmarked, writeCsv } from './csv.ts';
import { type Codec, documentOf, type Opened, openDocument, type Trouble } from './document.ts';
import type { Kept } from './kept-games.ts';
import { fragmentOf, openFragment } from './link.ts';

export const largestFile = 2_000_000;
const mostGames = 2000;
const latest = 8.64e15;

export type Imported<Game> =
  | { readonly trouble: 'damaged' | 'too-big' | 'no-links' }
  | {
      readonly games: readonly Omit<Kept<Game>, 'id'>[];
      /** One entry for each game of the file that could not be read. */
      readonly troubles: readonly Trouble[];
    };

export const fileText = <Game>(codec: Codec<Game>, kept: readonly Kept<Game>[]): string =>
  `${JSON.stringify(
    {
      yardstick: 'games',
      games: kept.map(({ at, game }) => ({
        at: new Date(at).toISOString(),
        game: documentOf(codec, game),
      })),
    },
    null,
    1,
  )}\n`;

/** The cells of a table for each player. */
export interface TableRow {
  readonly name: string;
  readonly total: number | null;
  readonly place: number | null;
}

const columns = ['date', 'player', 'points', 'place', 'link'] as const;

/**
 * The games as a table for spreadsheets: a row for each player. The first row of a game has its link,
 * which opens the game and brings all of it back when the table is read again.
 */
export function tableText<Game>(
  codec: Codec<Game>,
  kept: readonly Kept<Game>[],
  rowsOf: (game: Game) => readonly TableRow[],
  page: string,
  separator: ',' | ';',
): string {
  const rows = kept.flatMap(({ at, game }) =>
    rowsOf(game).map(({ name, total, place }, seat) => [
      new Date(at).toISOString(),
      name,
      total ?? '',
      place ?? '',
      seat === 0 ? page + fragmentOf(codec, game) : '',
    ]),
  );
  // Without a byte order mark, spreadsheets get the encoding wrong.
  return `\ufeff${writeCsv([columns, ...rows], separator)}`;
}

interface Written<Game> {
  readonly at: number;
  readonly opened: Opened<Game>;
}

function gamesOfJson<Game>(codec: Codec<Game>, text: string): Written<Game>[] | undefined {
  const data = parseJson(text);
  if (!isRecord(data) || data.yardstick !== 'games' || !isList(data.games)) return undefined;
  return data.games.map((entry) => ({
    at: isRecord(entry) && typeof entry.at === 'string' ? Date.parse(entry.at) : Number.NaN,
    opened: openDocument(codec, isRecord(entry) ? entry.game : undefined),
  }));
}

function gamesOfTable<Game>(codec: Codec<Game>, text: string): Written<Game>[] | undefined {
  const [head = [], ...rows] = readCsv(text);
  const [date, link] = [head.indexOf('date'), head.indexOf('link')];
  if (date < 0 || link < 0) return undefined;
  return rows.flatMap((row) => {
    const address = row[link] ?? '';
    if (address === '') return [];
    const fragment = address.slice(Math.max(0, address.indexOf('#')));
    const opened = openFragment(codec, fragment) ?? { trouble: 'damaged' as const };
    return [{ at: Date.parse(unmarked(row[date] ?? '')), opened }];
  });
}

/** The games in a file; each is read by itself, so that a broken one does not affect the others. */
export function openFile<Game>(codec: Codec<Game>, whole: string): Imported<Game> {
  if (whole.length > largestFile) return { trouble: 'too-big' };
  const text = whole.replace(/^\ufeff/, '');
  const written = gamesOfJson(codec, text) ?? gamesOfTable(codec, text);
  if (written === undefined)
    return { trouble: /^"?date"?[,;\t]/.test(text) ? 'no-links' : 'damaged' };
  if (written.length > mostGames) return { trouble: 'too-big' };
  const games: Omit<Kept<Game>, 'id'>[] = [];
  const troubles: Trouble[] = [];
  for (const { at, opened } of written) {
    if ('trouble' in opened) troubles.push(opened.trouble);
    else if (isWhole(at, 0, latest)) games.push({ at, game: opened.game });
    else troubles.push('damaged');
  }
  return { games, troubles };
}
