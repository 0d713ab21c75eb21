import type { Format } from '#i18n/format.ts';
import { isIcon } from '#icons/index.ts';
import type { LearnSection } from '#model/learn.ts';
import { capital } from '../examples/parts.ts';
import type { Area, Place, TablePicture, Thing } from './picture.ts';
import { areasOf, stack } from './things.ts';

type Counts = LearnSection['counts'];

const seats = ['you', 'name.ann', 'name.ben', 'name.cy', 'name.di', 'name.ed'] as const;

function laidOut(counts: Counts, players: number, each: boolean, t: Format): Place[] {
  const thing = (count: number, icon: string | undefined, name: string): Thing =>
    icon !== undefined && isIcon(icon) ? { kind: 'amount', count, icon, name } : stack(count, t);
  return (
    counts
      .filter((one) => one.each === each)
      .map(({ label, players: by, icon }) => ({ label, count: by[players] ?? 0, icon }))
      // A track begins at 0; of anything else 0 means that it stays in the box.
      .filter(({ count, icon }) => count > 0 || icon !== undefined)
      .map(({ label, count, icon }) => ({ id: '', name: label, things: [thing(count, icon, '')] }))
  );
}

/** The table before the first turn: what all share in the middle, the players around it. */
function setUpPicture(counts: Counts, players: number, t: Format): TablePicture {
  const board: Area = { board: true, places: laidOut(counts, players, true, t) };
  return {
    sides: [
      {
        of: 'middle',
        areas: areasOf({ board: false, places: laidOut(counts, players, false, t) }),
      },
      ...seats
        .slice(0, players)
        .map(
          (seat) =>
            ({ of: 'seat', name: capital(t(`rules:example.${seat}`)), areas: [board] }) as const,
        ),
    ],
  };
}

/** The numbers of players that figures of a set-up are given for, each with its picture. */
export const setUpPictures = (
  counts: Counts,
  t: Format,
): { readonly players: number; readonly picture: TablePicture }[] =>
  Object.keys(counts[0]?.players ?? {})
    .map(Number)
    .map((players) => ({ players, picture: setUpPicture(counts, players, t) }));
