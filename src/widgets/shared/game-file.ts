import { type Codec, documentOf, openDocument, type Trouble } from './document.ts';
import type { Kept } from './kept-games.ts';
import { isList, isRecord, isWhole, parseJson } from './reading.ts';

export const largestFile = 2_000_000;
const mostGames = 2000;
const latest = 8.64e15;

export type Imported<Game> =
  | { readonly trouble: 'damaged' | 'too-big' }
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

/** The games of a file; each is looked at for itself, so that one broken game costs no other. */
export function openFile<Game>(codec: Codec<Game>, text: string): Imported<Game> {
  if (text.length > largestFile) return { trouble: 'too-big' };
  const data = parseJson(text.replace(/^\ufeff/, ''));
  if (!isRecord(data) || data.yardstick !== 'games' || !isList(data.games))
    return { trouble: 'damaged' };
  if (data.games.length > mostGames) return { trouble: 'too-big' };
  const games: Omit<Kept<Game>, 'id'>[] = [];
  const troubles: Trouble[] = [];
  for (const entry of data.games) {
    const at = isRecord(entry) && typeof entry.at === 'string' ? Date.parse(entry.at) : Number.NaN;
    const opened = openDocument(codec, isRecord(entry) ? entry.game : undefined);
    if ('trouble' in opened) troubles.push(opened.trouble);
    else if (isWhole(at, 0, latest)) games.push({ at, game: opened.game });
    else troubles.push('damaged');
  }
  return { games, troubles };
}
