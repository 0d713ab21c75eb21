import { type PerkId, perkIds } from '../../../generated/fort.ts';
import { packHolds, stuffHolds } from '../capacity.ts';
import { type CardId, symbolsOf } from '../describe/cards.ts';
import type { Holding, Side, Situation } from '../describe/situation.ts';
import { steps } from '../describe/situation.ts';
import { isCard } from '../facts.ts';
import type { Means } from '../means.ts';
import type { Resource } from '../notation/tree.ts';
import type { Stock } from '../state.ts';
import type { Try } from './explore.ts';
import { Pile, type Shown, shownCard } from './piles.ts';
import { lazyStock, range, supplyOf } from './tokens.ts';

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
    this.hand = new Pile(on, 'me.hand', me.hand, isCard);
    this.discard = new Pile(on, 'me.discard', me.discard, isCard);
    this.yard = new Pile(on, 'me.yard', me.yard, isCard);
    this.park = new Pile(on, 'park', situation.park, isCard);
    this.rivals = rivalNames(situation).map((name) => ({
      name,
      side: rivals[name] ?? {},
      yard: new Pile(on, `rivals.${name}.yard`, rivals[name]?.yard, isCard),
    }));
    const shown = typeof me.lookout === 'object' ? me.lookout : [];
    this.lookout = shown
      .map((entry) => shownCard(entry, symbolsOf))
      .filter((card) => card !== null);
    this.lookoutOpen =
      me.lookout === undefined || me.lookout === 0
        ? me.lookout === undefined
        : typeof me.lookout === 'number' || this.lookout.length < shown.length;
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
    return lazyStock((kind) => this.tokens(path, side.pack, kind, (beside) => holds - beside));
  }

  /** Yards of the others together; nobody described at all is one question. */
  private yards(): number {
    return this.rivals.reduce((sum, { yard }) => sum + yard.count, 0);
  }

  private parkCards(): number {
    const { park, 'park-deck': deck } = this.situation;
    // The Park is refilled at once: with a deck there are three (recruit.park).
    if (park === undefined && deck !== undefined && deck > 0) return 3 + deck;
    return this.park.count + (deck ?? this.on.ask('park-deck', [9, 0]));
  }

  private costs(): Means['costs'] {
    const said = this.situation.board?.costs ?? {};
    const costs: Means['costs'][number][] = [];
    for (const [level, step] of steps.entries())
      Object.defineProperty(costs, level, {
        enumerable: true,
        get: () => said[step] ?? this.unknownCost(step),
      });
    return costs;
  }

  /** A cost we don't know is what is paid, or any number, or out of reach: which, the board says. */
  private unknownCost(step: string): readonly 'any'[] {
    const costs = this.paid === undefined ? range(0, 6) : [this.paid];
    const count = this.on.ask(`board.costs.${step}`, [...costs, 99]);
    return Array.from({ length: count }, () => 'any' as const);
  }

  private lazyMeans(own: boolean): Means {
    const { situation, me, rivals } = this;
    const read = {
      level: () => this.level(),
      hand: () => this.hand.count,
      discard: () => this.discard.count,
      lookout: () => this.lookoutCount(means.level),
      park: () => this.parkCards(),
      yards: () => this.yards(),
    };
    const known: { -readonly [name in keyof typeof read]?: number } = {};
    let perk: PerkId | null | undefined;
    const own_ = this;
    const number = (name: keyof typeof read): PropertyDescriptor => ({
      get: () => {
        known[name] ??= read[name]();
        return known[name];
      },
      set: (value: number) => {
        known[name] = value;
      },
    });
    const means: Means = {
      own,
      stuff: lazyStock((kind) => this.tokens('me.stuff', me.stuff, kind, () => stuffHolds)),
      pack: lazyStock((kind) =>
        this.tokens(
          'me.pack',
          me.pack,
          kind,
          (beside) => packHolds({ level: this.level(), perk: this.perk() }) - beside,
        ),
      ),
      supply: supplyOf(situation),
      level: 0,
      hand: 0,
      discard: 0,
      lookout: 0,
      park: 0,
      yards: 0,
      get perk() {
        if (perk === undefined) perk = own_.perk();
        return perk;
      },
      set perk(value) {
        perk = value;
      },
      get row() {
        const row = situation['perk-row'];
        if (row) return row;
        const only = own_.on.ask('perk-row', helpful);
        return only === 'none' ? [] : [only];
      },
      packs: [{ pizza: 0, toys: 0 }, ...rivals.map((rival) => this.rivalPack(rival))],
      seat: 0,
      costs: this.costs(),
    };
    for (const name of ['level', 'hand', 'discard', 'lookout', 'park', 'yards'] as const)
      Object.defineProperty(means, name, number(name));
    return means;
  }

  /** Whether a card of that name lies in someone's Yard. */
  yardWith(card: CardId): Rival | undefined {
    return this.rivals.find(({ yard }) => yard.named.includes(card));
  }
}
