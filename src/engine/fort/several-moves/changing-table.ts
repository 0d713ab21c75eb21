import { lacking } from '#engine/core/lacking.ts';
import type { CardId } from '../cards/ids.ts';
import type { Side, Situation } from '../format/situation.ts';
import { stated } from '../format/spelling.ts';
import type { Holding, Tokens } from '../format/values.ts';
import type { Resource } from '../notation/tree.ts';
import type { Stock } from '../state/state.ts';
import { withCard, withoutCard } from './piles.ts';

type Mutable<Shape> = { -readonly [key in keyof Shape]: Shape[key] };

const changed = (count: number | undefined, by = 0): number | undefined =>
  count === undefined ? undefined : Math.max(0, count + by);

/** Tokens by kind after some came or went; where only their number was known, the new number. */
const tokensAfter = (place: Holding | undefined, by: Partial<Stock>): Holding | undefined =>
  typeof place === 'object'
    ? stated({ pizza: changed(place.pizza, by.pizza), toys: changed(place.toys, by.toys) })
    : changed(place, (by.pizza ?? 0) + (by.toys ?? 0));

/**
 * A described table while a move of `me` is carried out on it. What is described is updated,
 * what is not described stays unknown, and what may have changed in several ways is forgotten.
 */
export class ChangingTable {
  readonly me: Mutable<Side>;
  private readonly rivals: Record<string, Mutable<Side>>;
  private readonly table: Mutable<Situation>;
  /** A step is not fully described, so what it touches is forgotten. */
  oneWay = false;
  /** Cards that refill the Park, as far as they are known. */
  private readonly turningUp: CardId[];

  constructor(situation: Situation, turnedUp: readonly CardId[] = []) {
    this.table = { ...situation };
    this.me = { ...situation.me };
    this.rivals = Object.fromEntries(
      Object.entries(situation.rivals ?? {}).map(([name, side]) => [name, { ...side }]),
    );
    this.turningUp = [...turnedUp];
  }

  /** The same table by itself, to go on with in another way. */
  copy(): ChangingTable {
    return new ChangingTable(this.situation, this.turningUp);
  }

  /** Changes things on the table that belong to nobody. */
  put(changes: Partial<Situation>): void {
    Object.assign(this.table, changes);
  }

  get situation(): Situation {
    const me = stated(this.me);
    const rivals = Object.entries(this.rivals).map(([name, side]) => [name, stated(side)]);
    return stated({
      ...this.table,
      me: Object.keys(me).length > 0 || this.table.me ? me : undefined,
      rivals: this.table.rivals && Object.fromEntries(rivals),
    });
  }

  /** The side of a rival; undefined for one that is not described, about whom nothing can be noted. */
  rival(name: string): Mutable<Side> | undefined {
    return this.rivals[name];
  }

  private supply(by: Partial<Stock>): void {
    const { supply } = this.table;
    if (!supply) return;
    const { pizza, toys }: Tokens = supply;
    this.table.supply = stated({ pizza: changed(pizza, by.pizza), toys: changed(toys, by.toys) });
  }

  /** Tokens go from one place to another. */
  move(what: Resource, from: 'stuff' | 'pack' | 'supply', to: typeof from, count = 1): void {
    for (const [place, by] of [
      [from, -count],
      [to, count],
    ] as const)
      if (place === 'supply') this.supply({ [what]: by });
      else this.me[place] = tokensAfter(this.me[place], { [what]: by });
  }

  /** A card leaves the Park, its deck or a Yard; a Park is refilled at once (recruit.park). */
  takeSource(from: string, card: CardId | undefined, of: string | undefined): void {
    const { table } = this;
    const deck = table['park-deck'];
    if (from === 'yard') this.takeFromYard(card, of);
    if (from === 'park-deck') table['park-deck'] = changed(deck, -1);
    if (from !== 'park') return;
    const next = this.turningUp.shift();
    // It was taken after being turned up itself: only the card that replaced it is there now.
    const left = withoutCard(table.park, card);
    if (deck === 0) table.park = left;
    else if (deck === undefined && next === undefined)
      table.park = typeof left === 'object' ? [...left, 'more'] : undefined;
    else table.park = withCard(left, next);
    table['park-deck'] = changed(deck, -1);
  }

  takeFromYard(card: CardId | undefined, of: string | undefined): void {
    const sides = Object.entries(this.rivals);
    const having = sides.filter(
      ([, { yard }]) => typeof yard === 'object' && yard.some((each) => each === card),
    );
    const [owner] = of ? [of] : having.length === 1 ? having.map(([name]) => name) : [];
    for (const [name, side] of sides)
      if (name === owner) side.yard = withoutCard(side.yard, card);
      else if (owner === undefined) delete side.yard;
  }

  forgetYards(): void {
    for (const side of Object.values(this.rivals)) delete side.yard;
  }

  /** Forgets what is no longer known. */
  forget(...facts: readonly (keyof Side | 'supply' | 'park')[]): void {
    for (const fact of facts)
      if (fact === 'supply') delete this.table.supply;
      else if (fact === 'park') {
        delete this.table.park;
        delete this.table['park-deck'];
      } else delete this.me[fact];
  }

  /** Takes a perk from the row, so that nobody else can take it (fort.level-2). */
  takePerk(perk: NonNullable<Side['perks']>[number] | undefined): void {
    const { 'perk-row': row } = this.table;
    if (perk === undefined) {
      delete this.me.perks;
      delete this.table['perk-row'];
      return;
    }
    this.me.perks = [perk];
    if (row) this.table['perk-row'] = row.filter((each) => each !== perk);
  }

  /** Takes the sculpture, unless somebody has it; it may be unknown whether somebody does (fort.level-5). */
  takeMacaroni(seats: number | undefined): void {
    const known = Object.values(this.rivals).map(({ macaroni }) => macaroni);
    if (known.includes(true) || this.me.macaroni) return;
    const all = seats !== undefined && known.length === seats - 1;
    if (all && known.every((has) => has === false)) this.me.macaroni = true;
    else delete this.me.macaroni;
  }

  /** Whose turn it is, among the rivals. */
  get leader(): Mutable<Side> | undefined {
    return this.rivals[this.table.turn ?? lacking('turn')];
  }
}
