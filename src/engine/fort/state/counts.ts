import { lacking } from '#engine/core/lacking.ts';
import type { PerkId } from '#generated/fort.ts';
import type { Cost } from './board.ts';
import type { Seat, State, Stock } from './state.ts';

/**
 * What the steps of a box draw on, as plain counts: the checks of all actions need nothing else, so they
 * serve whole games and described situations alike. Tokens may be the live ones of a state.
 */
export interface Counts {
  /** The mover's own turn: some perks work only then. */
  readonly own: boolean;
  readonly stuff: Stock;
  readonly pack: Stock;
  readonly supply: Stock;
  level: number;
  /** Numbers of cards; played and added cards lie in no zone (action.trash). */
  hand: number;
  discard: number;
  lookout: number;
  /** Park and Park deck together: the Park is refilled at once (recruit.park). */
  park: number;
  /** Cards in the other players' Yards. */
  yards: number;
  perk: PerkId | null;
  /** Perks that level 2 offers. */
  readonly row: readonly PerkId[];
  /** Packs by seat, for copying a rival's; the mover's own seat is skipped. */
  readonly packs: readonly Readonly<Stock>[];
  readonly seat: Seat;
  /** What the next level costs, by the level before. */
  readonly costs: { readonly [level: number]: Cost | undefined };
}

/** The counts of a seat, with the live tokens of the state. */
export function countsOf(state: State, seat: Seat): Counts {
  const { players } = state;
  const me = players[seat] ?? lacking(`seat ${seat}`);
  let yards = -me.yard.length;
  for (const player of players) yards += player.yard.length;
  return {
    own: state.leader === seat,
    stuff: me.stuff,
    pack: me.pack,
    supply: state.supply,
    level: me.level,
    hand: me.hand.length,
    discard: me.discard.length,
    lookout: me.lookout.length,
    park: state.park.length + state.deck.length,
    yards,
    perk: me.perk,
    row: state.perks,
    packs: players.map(packOf),
    seat,
    costs: state.board.costs,
  };
}

const packOf = ({ pack }: { pack: Stock }): Stock => pack;

export const total = (stock: Readonly<Stock>): number => stock.pizza + stock.toys;

/** A perk that works on the mover's own turn only. */
export const onTurn = (counts: Counts, perk: PerkId): boolean => counts.own && counts.perk === perk;
