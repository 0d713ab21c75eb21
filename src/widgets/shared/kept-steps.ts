import { isList, isRecord, parseJson } from '#engine/core/unknown-data.ts';
import { type Codec, documentOf, openDocument } from './document.ts';
import { begin, type History } from './history.ts';
import type { Shelf } from './shelf.ts';

/** The state of a tab when its page was left: undo still works after a reload and in another language. */
export interface Steps<Game> {
  readonly id: string;
  readonly history: History<Game>;
  /** There was no room for the game on the device: this is the only copy. */
  readonly unkept: boolean;
  /** It came from a link and was only read, not changed. */
  readonly reading?: boolean;
}

const keyOf = (codec: { readonly kind: string }) => `yardstick/steps/${codec.kind}`;

/** How many steps to keep, tried in turn until there is room. */
const attempts = [100, 20, 0];

export function keepSteps<Game>(tab: Shelf, codec: Codec<Game>, steps: Steps<Game>): void {
  const { id, history, unkept, reading = false } = steps;
  const written = (games: readonly Game[]) => games.map((game) => documentOf(codec, game));
  const text = (most: number) =>
    JSON.stringify({
      id,
      unkept,
      reading,
      past: most === 0 ? [] : written(history.past.slice(-most)),
      now: documentOf(codec, history.now),
      future: written(history.future.slice(0, most)),
    });
  if (!attempts.some((most) => tab.put(keyOf(codec), text(most)))) tab.drop(keyOf(codec));
}

function readGames<Game>(codec: Codec<Game>, data: unknown): Game[] | undefined {
  if (!isList(data)) return undefined;
  const opened = data.map((document) => openDocument(codec, document));
  const games = opened.flatMap((one) => ('game' in one ? [one.game] : []));
  return games.length === data.length ? games : undefined;
}

/** Steps that can't all be read are dropped; the current entries are stored elsewhere as well. */
export function findSteps<Game>(tab: Shelf, codec: Codec<Game>): Steps<Game> | undefined {
  const data = parseJson(tab.get(keyOf(codec)) ?? '');
  if (!isRecord(data) || typeof data.id !== 'string') return undefined;
  const now = openDocument(codec, data.now);
  if ('trouble' in now) return undefined;
  const past = readGames(codec, data.past);
  const future = readGames(codec, data.future);
  const history =
    past && future ? { past, now: now.game, future, field: null } : begin<Game>(now.game);
  return { id: data.id, history, unkept: data.unkept === true, reading: data.reading === true };
}
