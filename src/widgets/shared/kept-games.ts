import { type Codec, documentOf, openDocument, sameGame, type Trouble } from './document.ts';
import { isRecord, isWhole, parseJson } from './reading.ts';
import type { Shelf } from './shelf.ts';

/** A game on the device, each under a key of its own: a broken one takes no other with it. */
export interface Kept<Game> {
  readonly id: string;
  /** When it was last changed, in milliseconds. */
  readonly at: number;
  readonly game: Game;
}

/** Stored text that could not be read. It is put aside as it was, never thrown away. */
interface Aside {
  readonly key: string;
  readonly text: string;
}

export interface Found<Game> {
  readonly games: readonly Kept<Game>[];
  readonly aside: readonly Aside[];
  /** Keys of games that a newer version of the site wrote; they stay where they are. */
  readonly newer: number;
}

const latest = 8.64e15;
const keyOf = (codec: { readonly kind: string }, id: string) => `yardstick/${codec.kind}/${id}`;
const asidePrefix = (codec: { readonly kind: string }) => `yardstick/aside/${codec.kind}/`;

type Read<Game> = { readonly at: number; readonly game: Game } | { readonly trouble: Trouble };

function readKept<Game>(codec: Codec<Game>, text: string): Read<Game> {
  const data = parseJson(text);
  if (!isRecord(data) || !isWhole(data.at, 0, latest)) return { trouble: 'damaged' };
  const opened = openDocument(codec, data.game);
  return 'game' in opened ? { at: data.at, game: opened.game } : opened;
}

/** Copies first and removes then: at no moment is the text nowhere. */
function putAside(shelf: Shelf, from: string, to: string, text: string): void {
  let key = to;
  for (let more = 2; shelf.get(key) !== null; more++) key = `${to}~${more}`;
  if (shelf.put(key, text)) shelf.drop(from);
}

/** All games of a kind, the last changed first. What can't be read is put aside. */
export function findGames<Game>(shelf: Shelf, codec: Codec<Game>): Found<Game> {
  const prefix = keyOf(codec, '');
  const games: Kept<Game>[] = [];
  let newer = 0;
  for (const key of shelf.keys().filter((found) => found.startsWith(prefix))) {
    const text = shelf.get(key) ?? '';
    const id = key.slice(prefix.length);
    const read = readKept(codec, text);
    if ('game' in read) games.push({ id, ...read });
    else if (read.trouble === 'newer') newer += 1;
    else putAside(shelf, key, asidePrefix(codec) + id, text);
  }
  const aside = shelf
    .keys()
    .filter((key) => key.startsWith(asidePrefix(codec)))
    .map((key) => ({ key, text: shelf.get(key) ?? '' }));
  return { games: games.sort((a, b) => b.at - a.at), aside, newer };
}

/** false: there is no room for it. */
export const keepGame = <Game>(shelf: Shelf, codec: Codec<Game>, kept: Kept<Game>): boolean =>
  shelf.put(
    keyOf(codec, kept.id),
    JSON.stringify({ at: kept.at, game: documentOf(codec, kept.game) }),
  );

export const dropGame = (shelf: Shelf, codec: { readonly kind: string }, id: string): void =>
  shelf.drop(keyOf(codec, id));

const clearedKey = (codec: { readonly kind: string }) => `yardstick/cleared/${codec.kind}`;

/** What is cleared is kept beside the games, so that there is a way back after leaving the page too. */
export const keepCleared = <Game>(shelf: Shelf, codec: Codec<Game>, game: Game): boolean =>
  shelf.put(clearedKey(codec), JSON.stringify({ at: Date.now(), game: documentOf(codec, game) }));

export const forgetCleared = (shelf: Shelf, codec: { readonly kind: string }): void =>
  shelf.drop(clearedKey(codec));

/** What was cleared last, unless it is on the screen again. */
export function findCleared<Game>(
  shelf: Shelf,
  codec: Codec<Game>,
  now: Game | undefined,
): Game | undefined {
  const text = shelf.get(clearedKey(codec));
  if (text === null) return undefined;
  const read = readKept(codec, text);
  const back = 'game' in read && now !== undefined && sameGame(codec, read.game, now);
  if ('game' in read && !back) return read.game;
  forgetCleared(shelf, codec);
  return undefined;
}

const openKey = (codec: { readonly kind: string }) => `yardstick/open/${codec.kind}`;

/** Which game was open when the page was left. */
export const openedId = (shelf: Shelf, codec: { readonly kind: string }): string | null =>
  shelf.get(openKey(codec));

export const rememberOpened = (
  shelf: Shelf,
  codec: { readonly kind: string },
  id: string | null,
): void => {
  if (id === null) shelf.drop(openKey(codec));
  else shelf.put(openKey(codec), id);
};

/** Unlikely to meet: the time, and a bit of chance for two in the same moment. */
export const newId = (): string =>
  `${Date.now().toString(36)}-${Math.floor(Math.random() * 36 ** 4).toString(36)}`;
