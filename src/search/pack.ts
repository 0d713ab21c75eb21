import { games } from '#i18n/languages.ts';
import { type Entry, kinds, type PackedEntry } from './entry.ts';

const noGame = -1;
/** Stands in no name. */
const between = '|';
const parted = (list: string): string[] => (list === '' ? [] : list.split(between));

export const packEntry = ({
  kind,
  game,
  path,
  title,
  also,
  text,
  sought = [],
  number = '',
}: Entry): PackedEntry => [
  kinds.indexOf(kind),
  game === undefined ? noGame : games.indexOf(game),
  path,
  title,
  also.join(between),
  text,
  sought.join(between),
  number,
];

export function unpackEntry([
  kind,
  game,
  path,
  title,
  also,
  text,
  sought,
  number,
]: PackedEntry): Entry {
  const ofGame = games[game];
  return {
    kind: kinds[kind] ?? 'page',
    ...(ofGame === undefined ? {} : { game: ofGame }),
    path,
    title,
    also: parted(also),
    text,
    sought: parted(sought),
    ...(number === '' ? {} : { number }),
  };
}
