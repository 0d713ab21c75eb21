import { type PerkId, perkIds } from '../../../generated/fort.ts';
import { packHolds, stuffHolds } from '../capacity.ts';
import type { CardId } from '../describe/cards.ts';
import {
  type Cost,
  type Holding,
  type Side,
  type Situation,
  type StepName,
  steps,
} from '../describe/situation.ts';
import type { Means } from '../means.ts';
import type { Resource } from '../notation/tree.ts';
import type { Stock } from '../state.ts';
import type { Try } from './explore.ts';
import { lazy } from './lazy.ts';
import { Pile, type Shown, shownCard } from './piles.ts';
import { range, supplyOf } from './tokens.ts';

export interface Rival {
  readonly name: string;
  readonly side: Side;
  readonly yard: Pile;
}

const maybe = ['none', ...perkIds] as const;
/** Perks whose arrival at level 2 can help a later step. */
const helpful = ['none', 'xxl-backpack', 'sticky-fingers', 'bribe', 'recycling'] as const;

/** The rivals by name; those nobody described stand there as `rival 2` and so on. */
function rivalNames({ players, rivals = {} }: Situation): string[] {
  const described = Object.keys(rivals);
  if (typeof players === 'object') return players.filter((name) => name !== 'me');
  const count = Math.max(typeof players === 'number' ? players - 1 : 1, described.length);
  return Array.from({ length: count }, (_, at) => described[at] ?? `rival ${at + 1}`);
}

/** The described table during one try: facts are asked for when a rule first looks at them. */
export class Table {
  readonly on: Try;
  readonly situation: Situation;
  readonly me: Side;
  readonly hand: Pile;
  readonly discard: Pile;
  readonly yard: Pile;
  readonly park: Pile;
  readonly rivals: readonly Rival[];
  /** Lookout cards that can be added, each at most once. */
  readonly lookout: readonly Shown[];
  readonly lookoutOpen: boolean;
  readonly means: Means;
  /** Set when it does not matter what the printed cost is, because the payment is described. */
  paid: number | undefined;

  constructor(on: Try, situation: Situation, own: boolean) {
    const { me = {}, rivals = {} } = situation;
    this.on = on;
    this.situation = situation;
    this.me = me;
    this.hand = new Pile(on, 'me.hand', me.hand);
    this.discard = new Pile(on, 'me.discard', me.discard);
    this.yard = new Pile(on, 'me.yard', me.yard);
    this.park = new Pile(on, 'park', situation.park);
    this.rivals = rivalNames(situation).map((name) => ({
      name,
      side: rivals[name] ?? {},
      yard: new Pile(on, `rivals.${name}.yard`, rivals[name]?.yard),
    }));
    const shown = typeof me.lookout === 'object' ? me.lookout : [];
    this.lookout = shown.flatMap(shownCard);
    this.lookoutOpen =
      me.lookout !== 0 && (me.lookout !== shown || this.lookout.length < shown.length);
    this.means = this.lazyMeans(own);
  }

  rival(name: string): Rival | undefined {
    return this.rivals.find((rival) => rival.name === name);
  }

  hasPerk(perk: PerkId): boolean {
    return this.perk() === perk;
  }

  private perk(): PerkId | null {
    const { perks } = this.me;
    if (perks) return perks[0] ?? null;
    if (this.level() < 2) return null;
    const perk = this.on.ask('me.perks', maybe);
    return perk === 'none' ? null : perk;
  }

  /** The level, as far as other things in sight leave it open. */
  private level(): number {
    const { fort, perks, rule, macaroni, lookout } = this.me;
    if (fort !== undefined) return fort;
    const cards =
      typeof lookout === 'object' ? lookout.filter((card) => card !== 'more').length : lookout;
    const least = Math.max(macaroni ? 5 : perks?.length ? 2 : rule ? 1 : 0, (cards ?? 0) - 1);
    return this.on.ask('me.fort', range(least, 5).reverse());
  }

  private lookoutCount(level: number): number {
    const { lookout } = this.me;
    if (typeof lookout === 'number') return lookout;
    const known = lookout?.filter((card) => card !== 'more').length ?? 0;
    const open = lookout === undefined || known < lookout.length;
    return open ? this.on.ask('me.lookout', range(known, level + 1), 'me.lookout#') : known;
  }

  /** Tokens of one place: said, what is left of a said total, or asked for. */
  private tokens(
    path: string,
    said: Holding | undefined,
    kind: Resource,
    room: (taken: number) => number,
  ) {
    if (typeof said === 'object' && said[kind] !== undefined) return said[kind];
    const other = kind === 'pizza' ? 'toys' : 'pizza';
    const assumed = this.on.assumption(`${path}.${other}`);
    const taken = typeof said === 'object' ? said[other] : undefined;
    const beside = taken ?? (typeof assumed === 'number' ? assumed : 0);
    if (typeof said === 'number') {
      if (typeof assumed === 'number') return said - assumed;
      const most = Math.min(said, room(0));
      return this.on.ask(`${path}.${kind}`, range(Math.max(0, said - room(0)), most));
    }
    return this.on.ask(`${path}.${kind}`, range(0, room(beside)));
  }

  private rivalPack({ name, side }: Rival): Stock {
    const { fort = 5, perks } = side;
    const xxl = perks ? perks.includes('xxl-backpack') : fort >= 2;
    const holds = fort + (xxl ? 3 : 1);
    const path = `rivals.${name}.pack`;
    return this.stock(path, side.pack, (beside) => holds - beside);
  }

  private parkCards(): number {
    const { park, 'park-deck': deck } = this.situation;
    // The Park is refilled at once: with a deck there are three (recruit.park).
    if (park === undefined && deck !== undefined && deck > 0) return 3 + deck;
    return this.park.count + (deck ?? this.on.ask('park-deck', [9, 0]));
  }

  /** A cost we don't know is what is paid, or any number, or out of reach: which, the board says. */
  private cost(step: StepName): Cost {
    const said = this.situation.board?.costs?.[step];
    if (said) return said;
    const costs = this.paid === undefined ? range(0, 6) : [this.paid];
    const count = this.on.ask(`board.costs.${step}`, [...costs, 99]);
    return Array.from({ length: count }, () => 'any' as const);
  }

  private perkRow(): readonly PerkId[] {
    const row = this.situation['perk-row'];
    if (row) return row;
    const only = this.on.ask('perk-row', helpful);
    return only === 'none' ? [] : [only];
  }

  private stock(path: string, said: Holding | undefined, room: (taken: number) => number): Stock {
    return lazy<Stock>({
      pizza: () => this.tokens(path, said, 'pizza', room),
      toys: () => this.tokens(path, said, 'toys', room),
    });
  }

  private lazyMeans(own: boolean): Means {
    const { me, rivals, situation } = this;
    const means: Means = lazy<Means>({
      own: () => own,
      stuff: () => this.stock('me.stuff', me.stuff, () => stuffHolds),
      pack: () =>
        this.stock(
          'me.pack',
          me.pack,
          (beside) => packHolds({ level: this.level(), perk: this.perk() }) - beside,
        ),
      supply: () => supplyOf(situation),
      level: () => this.level(),
      hand: () => this.hand.count,
      discard: () => this.discard.count,
      lookout: () => this.lookoutCount(means.level),
      park: () => this.parkCards(),
      yards: () => rivals.reduce((sum, { yard }) => sum + yard.count, 0),
      perk: () => this.perk(),
      row: () => this.perkRow(),
      packs: () => [{ pizza: 0, toys: 0 }, ...rivals.map((rival) => this.rivalPack(rival))],
      seat: () => 0,
      costs: () =>
        lazy<Means['costs']>(
          Object.fromEntries(steps.map((step, level) => [level, () => this.cost(step)])),
        ),
    });
    return means;
  }

  /** Whether a card of that name lies in someone's Yard. */
  yardWith(card: CardId): Rival | undefined {
    return this.rivals.find(({ yard }) => yard.named.includes(card));
  }
}
