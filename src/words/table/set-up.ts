import { isList } from '#engine/core/unknown-data.ts';
import type { Format } from '#i18n/format.ts';
import { isIcon } from '#icons/index.ts';
import type { LearnSection } from '#model/learn.ts';
import { capital } from '../examples/parts.ts';
import type { Area, Place, TablePicture, Thing } from './picture.ts';
import { areasOf, stack } from './things.ts';

type Counts = LearnSection['counts'];

const seats = ['you', 'name.ann', 'name.ben', 'name.cy', 'name.di', 'name.ed'] as const;

function laidOut(counts: Counts, players: number, each: boolean, t: Format): Place[] {
  const thing = (count: number, { icon, faceUp }: Counts[number]): Thing => {
    const drawn = icon !== undefined && isIcon(icon) ? { icon } : undefined;
    if (faceUp)
      return { kind: 'face-up', count, said: t('rules:example.cards', { count }), ...drawn };
    return drawn ? { kind: 'amount', count, ...drawn, name: '' } : stack(count, t);
  };
  return (
    counts
      .filter((one) => one.each === each)
      .map((one) => ({ one, count: one.players[players] ?? 0 }))
      // A track begins at 0; of cards 0 means that they stay in the box.
      .filter(({ one, count }) => count > 0 || (one.icon !== undefined && !one.faceUp))
      .map(({ one, count }) => ({ id: '', name: one.label, things: [thing(count, one)] }))
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

/**
 * A player's side of the table at the start: where its figures depend on the number of players, once for
 * each number, otherwise once for all.
 */
export function sidesOf(
  table: Readonly<Record<string, unknown>>,
  counts: Counts,
): { readonly players?: number; readonly side: object }[] {
  const numbers = Object.keys(counts[0]?.players ?? {}).map(Number);
  const sides = numbers.map((players) => {
    const figure = (key: string) => counts.find((one) => one.key === key)?.players[players];
    const { hand, deck } = table;
    const side = {
      ...table,
      ...(isList(hand) ? { hand: hand.slice(0, figure('dealt')) } : {}),
      ...(deck === undefined ? {} : { deck: figure('deck') }),
    };
    return { players, side };
  });
  const [first] = sides;
  const isSame = sides.every(({ side }) => JSON.stringify(side) === JSON.stringify(first?.side));
  return first && isSame ? [{ side: first.side }] : sides;
}
