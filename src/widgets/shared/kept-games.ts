import { isRecord, isWhole, parseJson } from '#engine/core/unknown-data.ts';
import { type Codec, documentOf, openDocument, sameGame, type Trouble } from './document.ts';
import { moveText, type Shelf } from './shelf.ts';

/** A game with the moment of its last change. */
export interface Kept<Game> {
  readonly id: string;
  /** By the clock of the device, in milliseconds: only for display, never to decide which is newer. */
  readonly at: number;
  readonly game: Game;
}

interface Listed<Game> extends Kept<Game> {
  /** Whether it is on the device. If not, there was no room, and it is lost with the page. */
  readonly lasting: boolean;
}

/** Stored text that could not be read. It is set aside unchanged, never thrown away. */
interface Aside {
  readonly key: string;
  readonly text: string;
}

export interface Found<Game> {
  /** The last changed first. */
  readonly games: readonly Listed<Game>[];
  readonly aside: readonly Aside[];
  /** How many games were written by a newer version of the site; they are left alone. */
  readonly newer: number;
}

export type Kind = { readonly kind: string };
const latest = 8.64e15;
export const keyOf = (codec: Kind, id: string) => `yardstick/${codec.kind}/${id}`;
export const asidePrefix = (codec: Kind) => `yardstick/aside/${codec.kind}/`;

/** Now, within the range that can be stored: the clocks of devices may be set to anything. */
export const moment = (): number => Math.min(latest, Math.max(0, Math.floor(Date.now())));

interface Entry<Game> {
  readonly at: number;
  /** Counts the changes of all games of a kind on this device: their order, independent of clocks. */
  readonly turn: number;
  readonly game: Game;
}
type Read<Game> = Entry<Game> | { readonly trouble: Trouble };

const isTurn = (data: unknown): data is number => isWhole(data, 0, Number.MAX_SAFE_INTEGER - 1);

function readKept<Game>(codec: Codec<Game>, text: string): Read<Game> {
  const data = parseJson(text);
  if (!isRecord(data) || !isWhole(data.at, 0, latest)) return { trouble: 'damaged' };
  const opened = openDocument(codec, data.game);
  if ('trouble' in opened) return opened;
  return { at: data.at, turn: isTurn(data.turn) ? data.turn : 0, game: opened.game };
}

const textOf = <Game>(codec: Codec<Game>, { at, turn, game }: Entry<Game>): string =>
  JSON.stringify({ at, turn, game: documentOf(codec, game) });

/** The games of one kind, each under a key of its own, so that a broken one does not affect the others. */
export interface GameStore<Game> {
  readonly lasting: boolean;
  readonly find: () => Found<Game>;
  /** The stored text of a game: a different one means that another tab has changed it. */
  readonly text: (id: string) => string | null;
  /** Stores a game; returns whether there was room. If not, it is kept as long as the page is open. */
  readonly keep: (kept: Kept<Game>) => boolean;
  /** Games from a file, all or none; those that are here already are not added again. */
  readonly addAll: (games: readonly Omit<Kept<Game>, 'id'>[]) => boolean;
  readonly drop: (id: string) => void;
  /** Forgets a game that this page could not store, as another tab could. */
  readonly giveWay: (id: string) => void;
}

export function openStore<Game>(shelf: Shelf, codec: Codec<Game>): GameStore<Game> {
  const prefix = keyOf(codec, '');
  /** What was read from which text, so that only changed games are read again. */
  const known = new Map<string, { readonly text: string; readonly read: Read<Game> }>();
  /** Games for which there was no room. */
  const passing = new Map<string, Entry<Game>>();

  const readAt = (key: string, text: string): Read<Game> => {
    const before = known.get(key);
    if (before?.text === text) return before.read;
    const read = readKept(codec, text);
    known.set(key, { text, read });
    return read;
  };

  const putAside = (key: string, text: string): boolean =>
    moveText(shelf, key, asidePrefix(codec) + key.slice(prefix.length), text);

  const look = () => {
    const entries = new Map<string, Entry<Game> & { readonly lasting: boolean }>();
    let newer = 0;
    for (const key of shelf.keys().filter((found) => found.startsWith(prefix))) {
      const text = shelf.get(key);
      if (text === null) continue;
      const read = readAt(key, text);
      if ('game' in read) entries.set(key.slice(prefix.length), { ...read, lasting: true });
      else if (read.trouble === 'newer') newer += 1;
      else putAside(key, text);
    }
    for (const [id, entry] of passing) entries.set(id, { ...entry, lasting: false });
    return { entries, newer };
  };

  const nextTurn = (): number =>
    1 + Math.max(0, ...[...look().entries.values()].map(({ turn }) => turn));

  /** A key may hold something that this version can't read; it is not overwritten. */
  const cleared = (key: string): boolean => {
    const text = shelf.get(key);
    if (text === null) return true;
    const read = readAt(key, text);
    if ('game' in read) return true;
    return read.trouble === 'newer'
      ? moveText(shelf, key, prefix + newId(), text)
      : putAside(key, text);
  };

  /** Whether the same game is still stored, where there was no room to store a new time. */
  const isThere = (key: string, game: Game): boolean => {
    const text = shelf.get(key);
    const read = text === null ? undefined : readAt(key, text);
    return read !== undefined && 'game' in read && sameGame(codec, read.game, game);
  };

  const put = (id: string, entry: Entry<Game>): boolean => {
    const key = keyOf(codec, id);
    return (cleared(key) && shelf.put(key, textOf(codec, entry))) || isThere(key, entry.game);
  };

  const drop = (id: string): void => {
    passing.delete(id);
    shelf.drop(keyOf(codec, id));
  };

  return {
    lasting: shelf.lasting,
    find: () => {
      const { entries, newer } = look();
      const games = [...entries].map(([id, entry]) => ({ id, ...entry }));
      const aside = shelf
        .keys()
        .filter((key) => key.startsWith(asidePrefix(codec)))
        .map((key) => ({ key, text: shelf.get(key) ?? '' }));
      return {
        games: games.sort((a, b) => b.turn - a.turn || b.at - a.at),
        aside,
        newer,
      };
    },
    text: (id) => shelf.get(keyOf(codec, id)),
    keep: ({ id, at, game }) => {
      const entry = { at, turn: nextTurn(), game };
      if (!put(id, entry)) {
        passing.set(id, entry);
        return false;
      }
      passing.delete(id);
      // If there is room again, there may be room for more.
      for (const [other, waiting] of passing) if (put(other, waiting)) passing.delete(other);
      return true;
    },
    addAll: (games) => {
      const written = (game: Game) => JSON.stringify(codec.write(game));
      const here = new Set(
        [...look().entries.values()]
          .filter(({ lasting }) => lasting)
          .map(({ game }) => written(game)),
      );
      let turn = nextTurn();
      const added: string[] = [];
      for (const { at, game } of [...games].sort((a, b) => a.at - b.at)) {
        if (here.has(written(game))) continue;
        here.add(written(game));
        const id = newId();
        if (!put(id, { at, turn, game })) {
          for (const own of added) drop(own);
          return false;
        }
        added.push(id);
        turn += 1;
      }
      return true;
    },
    drop,
    giveWay: (id) => void passing.delete(id),
  };
}

const clearedKey = (codec: Kind) => `yardstick/cleared/${codec.kind}`;

/** Cleared games are kept separately, so that there is a way back even after leaving the page. */
export const keepCleared = <Game>(shelf: Shelf, codec: Codec<Game>, game: Game): boolean =>
  shelf.put(clearedKey(codec), textOf(codec, { at: moment(), turn: 0, game }));

export const forgetCleared = (shelf: Shelf, codec: Kind): void => shelf.drop(clearedKey(codec));

/** The game that was cleared last, unless it is on the screen again. */
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
  // A game cleared by a newer version is left for that version.
  if (back || ('trouble' in read && read.trouble !== 'newer')) forgetCleared(shelf, codec);
  return undefined;
}

/** Unique: 62 random bits, so that even thousands made at once do not collide. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join('-');
