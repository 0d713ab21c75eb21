import { games } from '#i18n/languages.ts';
import { type Entry, kinds, type PackedEntry } from './entry.ts';

const noGame = -1;
/** Stands in no name. */
const between = '|';

export const packEntry = ({ kind, game, path, title, also, text }: Entry): PackedEntry => [
  kinds.indexOf(kind),
  game === undefined ? noGame : games.indexOf(game),
  path,
  title,
  also.join(between),
  text,
];

export function unpackEntry([kind, game, path, title, also, text]: PackedEntry): Entry {
  const ofGame = games[game];
  return {
    kind: kinds[kind] ?? 'page',
    ...(ofGame === undefined ? {} : { game: ofGame }),
    path,
    title,
    also: also === '' ? [] : also.split(between),
    text,
  };
}
