import { isRecord, isWhole } from '#engine/core/unknown-data.ts';
import type { Codec } from '#widgets/shared/document.ts';
import { moment, openStore } from '#widgets/shared/kept-games.ts';
import type { Shelf } from '#widgets/shared/shelf.ts';

/** What was chosen, ticked and drawn. */
export interface Chosen {
  readonly players: number;
  /** A way to set up; empty where a game has only one. */
  readonly way: string;
  /** The steps that are done. */
  readonly ticked: readonly string[];
  readonly names: readonly string[];
  /** Everything drawn follows from it. */
  readonly seed: number | null;
}

/** What a game offers: anything else was not made by this page. */
export interface Offered {
  readonly players: readonly number[];
  readonly ways: readonly string[];
}

const largestSeed = 0xffff_ffff;
export const longestName = 24;

const isSeed = (data: unknown): data is number => isWhole(data, 0, largestSeed);
const areTexts = (data: unknown): data is string[] =>
  Array.isArray(data) && data.every((each) => typeof each === 'string');
const isOffered = ({ players, ways }: Offered, count: unknown, way: unknown): boolean =>
  players.some((each) => each === count) &&
  (ways.length === 0 || ways.some((each) => each === way));

const setUpCodec = (game: string, offered: Offered): Codec<Chosen> => ({
  kind: `${game}-set-up`,
  version: 1,
  write: (chosen) => chosen,
  read: (data) => {
    if (!isRecord(data)) return undefined;
    const { players, way, ticked, names, seed } = data;
    return isOffered(offered, players, way) &&
      typeof players === 'number' &&
      typeof way === 'string' &&
      areTexts(ticked) &&
      areTexts(names) &&
      (seed === null || isSeed(seed))
      ? { players, way, ticked, names: names.map((name) => name.slice(0, longestName)), seed }
      : undefined;
  },
});

const kept = 'table';

/** The set-up under way on this device. What can't be read is set aside, not thrown away. */
export function openSetUp(shelf: Shelf, game: string, offered: Offered) {
  const store = openStore(shelf, setUpCodec(game, offered));
  const found = store.find();
  return {
    lasting: store.lasting,
    wasAside: found.aside.length > 0,
    chosen: found.games.find(({ id }) => id === kept)?.game,
    keep: (chosen: Chosen): void => {
      store.keep({ id: kept, at: moment(), game: chosen });
    },
  };
}

/** The fragment of an address that leads to a draw. */
export const addressOf = ({ players, way, seed }: Chosen): string =>
  `#${new URLSearchParams({
    players: String(players),
    ...(way === '' ? {} : { way }),
    ...(seed === null ? {} : { seed: String(seed) }),
  })}`;

/** The set-up in an address; undefined if this game has no such set-up. */
export function readAddress(
  hash: string,
  offered: Offered,
): Pick<Chosen, 'players' | 'way' | 'seed'> | undefined {
  const said = new URLSearchParams(hash.slice(1));
  const players = Number(said.get('players'));
  const way = said.get('way') ?? offered.ways[0] ?? '';
  const seed = said.has('seed') ? Number(said.get('seed')) : null;
  return isOffered(offered, players, way) && (seed === null || isSeed(seed))
    ? { players, way, seed }
    : undefined;
}
