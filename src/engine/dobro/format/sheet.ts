import type { RoundEntry, Sheet } from '../scoring/score.ts';
import type { WrittenSheet } from './schema.ts';

type Path = readonly (string | number)[];

/** A name on the sheet that is not among the players, and where it was found. */
export class UnknownPlayer extends Error {
  readonly player: string;
  readonly path: Path;

  constructor(player: string, players: readonly string[], path: Path) {
    super(`“${player}” is not one of the players (${players.join(', ')})`);
    this.player = player;
    this.path = path;
  }
}

/** Turns names into seats. */
export function readSheet(written: WrittenSheet): Sheet {
  const { players } = written;
  const seatOf = (name: string, ...path: Path): number => {
    const seat = players.indexOf(name);
    if (seat < 0) throw new UnknownPlayer(name, players, path);
    return seat;
  };
  const bySeat = <Item>(
    entries: readonly Item[] | Readonly<Record<string, Item>> | undefined,
    ...path: Path
  ): Item[] | undefined => {
    if (entries === undefined) return undefined;
    const pairs = Array.isArray(entries)
      ? entries.map((item, seat): [number, Item] => [seat, item])
      : Object.entries(entries).map(([name, item]): [number, Item] => [
          seatOf(name, ...path, name),
          item,
        ]);
    const seats: Item[] = [];
    for (const [seat, item] of pairs) seats[seat] = item;
    return seats;
  };
  const rounds = written.rounds.map(
    ({ piles, places, sums, forgetful }, at): RoundEntry => ({
      piles: bySeat(piles, 'rounds', at, 'piles'),
      places: bySeat(places, 'rounds', at, 'places'),
      sums: bySeat(sums, 'rounds', at, 'sums'),
      forgetful: forgetful === undefined ? null : seatOf(forgetful, 'rounds', at, 'forgetful'),
    }),
  );
  const { says } = written;
  return {
    players,
    rounds,
    long: written.long ?? false,
    hands: bySeat(written.hands, 'hands'),
    says: says && {
      rounds: says.rounds?.map((points, at) => bySeat(points, 'says', 'rounds', at) ?? []),
      totals: bySeat(says.totals, 'says', 'totals'),
      starter: says.starter === undefined ? undefined : seatOf(says.starter, 'says', 'starter'),
      winners: says.winners?.map((name, at) => seatOf(name, 'says', 'winners', at)),
    },
  };
}
