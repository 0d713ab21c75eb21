import type { RoundEntry, Sheet } from '../score/score.ts';
import type { WrittenSheet } from './schema.ts';

/** A name on the sheet that is not among the players. */
export class UnknownPlayer extends Error {
  readonly player: string;

  constructor(player: string, players: readonly string[]) {
    super(`“${player}” is not one of the players (${players.join(', ')})`);
    this.player = player;
  }
}

/** Turns names into seats. */
export function readSheet(written: WrittenSheet): Sheet {
  const { players } = written;
  const seatOf = (name: string): number => {
    const seat = players.indexOf(name);
    if (seat < 0) throw new UnknownPlayer(name, players);
    return seat;
  };
  const bySeat = <Item>(
    entries: readonly Item[] | Readonly<Record<string, Item>> | undefined,
  ): Item[] | undefined => {
    if (entries === undefined) return undefined;
    const pairs = Array.isArray(entries)
      ? entries.map((item, seat): [number, Item] => [seat, item])
      : Object.entries(entries).map(([name, item]): [number, Item] => [seatOf(name), item]);
    const seats: Item[] = [];
    for (const [seat, item] of pairs) seats[seat] = item;
    return seats;
  };
  const rounds = written.rounds.map(
    (round): RoundEntry => ({
      piles: bySeat(round.piles),
      places: bySeat(round.places),
      sums: bySeat(round.sums),
      forgetful: round.forgetful === undefined ? null : seatOf(round.forgetful),
    }),
  );
  const { says } = written;
  return {
    players,
    rounds,
    long: written.long ?? false,
    hands: bySeat(written.hands),
    says: says && {
      rounds: says.rounds?.map((points) => bySeat(points) ?? []),
      totals: bySeat(says.totals),
      starter: says.starter === undefined ? undefined : seatOf(says.starter),
      winners: says.winners?.map(seatOf),
    },
  };
}
