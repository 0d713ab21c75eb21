import { isList, isWhole } from '#engine/core/unknown-data.ts';

/** How one kind of game is written down for the device, a link and a file, and read back. */
export interface Codec<Game> {
  /** Stands in keys, links and files: `fort-score`. */
  readonly kind: string;
  /** Raised when the written form changes; what older versions wrote is then brought up by `upgrades`. */
  readonly version: number;
  readonly upgrades?: Readonly<Record<number, (data: unknown) => unknown>>;
  /** Plain data without undefined, as short as possible while readable. */
  readonly write: (game: Game) => unknown;
  /** undefined: not written by this version. It is all or nothing: half a game would be wrong. */
  readonly read: (data: unknown) => Game | undefined;
}

/** Why something could not be opened; the words are in content/ui, `games:trouble.*`. */
export type Trouble = 'damaged' | 'newer' | 'other-kind' | 'too-big';

export type Opened<Game> = { readonly game: Game } | { readonly trouble: Trouble };

/** [kind, version, data]: the same in every place. */
export const documentOf = <Game>(codec: Codec<Game>, game: Game): readonly unknown[] => [
  codec.kind,
  codec.version,
  codec.write(game),
];

export function openDocument<Game>(codec: Codec<Game>, document: unknown): Opened<Game> {
  if (!isList(document) || document.length !== 3) return { trouble: 'damaged' };
  const [kind, version] = document;
  let data = document[2];
  if (typeof kind !== 'string' || !isWhole(version, 0, 1e6)) return { trouble: 'damaged' };
  if (kind !== codec.kind) return { trouble: 'other-kind' };
  if (version > codec.version) return { trouble: 'newer' };
  try {
    for (let from = version; from < codec.version; from++) {
      const upgrade = codec.upgrades?.[from];
      if (upgrade === undefined) return { trouble: 'damaged' };
      data = upgrade(data);
    }
    const game = codec.read(data);
    return game === undefined ? { trouble: 'damaged' } : { game };
  } catch {
    // An upgrade or a reader stumbled over data that nobody wrote.
    return { trouble: 'damaged' };
  }
}

/** Whether two games are written the same. */
export const sameGame = <Game>(codec: Codec<Game>, one: Game, other: Game): boolean =>
  JSON.stringify(codec.write(one)) === JSON.stringify(codec.write(other));
