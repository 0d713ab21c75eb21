import { asidePrefix, type Kind, keyOf } from './kept-games.ts';
import type { Shelf } from './shelf.ts';

const openKey = (codec: Kind) => `yardstick/open/${codec.kind}`;

/** Which game was open when the page was left. */
export const openedId = (shelf: Shelf, codec: Kind): string | null => shelf.get(openKey(codec));

export const rememberOpened = (shelf: Shelf, codec: Kind, id: string): void => {
  if (openedId(shelf, codec) !== id) shelf.put(openKey(codec), id);
};

/** Whether a change of this storage key (null: all keys) can concern games of a kind. */
export const concerns = (codec: Kind, key: string | null): boolean =>
  key === null ||
  key === openKey(codec) ||
  key.startsWith(keyOf(codec, '')) ||
  key.startsWith(asidePrefix(codec));
