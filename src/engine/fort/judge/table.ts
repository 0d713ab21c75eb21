import { type PerkId, perkIds } from '../../../generated/fort.ts';
import { topLevel } from '../board.ts';
import { stuffHolds } from '../capacity.ts';
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
import { type Pile, pileOf, type Shown, shownCard } from './piles.ts';
import { range, supplyOf } from './tokens.ts';

export interface Rival {
  readonly name: string;
  readonly side: Side;
  readonly yard: Pile;
}

/** The described table during one try: facts are asked for when a rule first looks at them. */
export interface Table {
  readonly on: Try;
  readonly situation: Situation;
  readonly me: Side;
  readonly hand: Pile;
  readonly discard: Pile;
  readonly yard: Pile;
  readonly park: Pile;
  readonly rivals: readonly Rival[];
  /** Lookout cards that can be added, each at most once; `lookoutOpen`: there may be others. */
  readonly lookout: readonly Shown[];
  readonly lookoutOpen: boolean;
  /** How many others there may be. */
  readonly lookoutUnseen: number;
  readonly means: Means;
  /** Set when it does not matter what the printed cost is, because the payment is described. */
  paid?: number;
  /** The mover's perk as the situation began. */
  perk(): PerkId | null;
  /** Whose Yard has a card of that name. */
  yardWith(card: CardId): Rival | undefined;
}

const perksOrNone = ['none', ...perkIds] as const;
/** Perks that can help a step; of all others it does not matter which it is. */
const helpful = ['none', 'xxl-backpack', 'sticky-fingers', 'bribe', 'recycling'] as const;

/** The rivals by name; those nobody named stand there as `rival 2` and so on. */
function rivalNames({ players, rivals = {}, turn, leader = {} }: Situation, also: string[]) {
  if (typeof players === 'object') return players.filter((name) => name !== 'me');
  const { followed = [], declined = [] } = leader;
  const described = Object.keys(rivals);
  const most = players ? players - 1 : described.length || 3;
  const named = new Set([...described, ...(turn ? [turn] : []), ...followed, ...declined, ...also]);
  named.delete('me');
  const names = [...named].slice(0, Math.max(most, described.length));
  const count = Math.max((players ?? 2) - 1, names.length);
  return Array.from({ length: count }, (_, at) => names[at] ?? `rival ${at + 1}`);
}

export function tableOf(
  on: Try,
  situation: Situation,
  own: boolean,
  /** Rivals that the move names. */
  named: string[],
): Table {
  const { me = {}, rivals: described = {}, board, park: parkPile, 'park-deck': deck } = situation;
  const { turn, phase } = situation;
  const shown = typeof me.lookout === 'object' ? me.lookout : [];
  const counted = shown.filter((card) => card !== 'more').length;

  const assumed = (key: string): number | undefined => {
    const value = on.assumption(key);
    return typeof value === 'number' ? value : undefined;
  };
  const known = (kind: Resource): number =>
    (typeof me.pack === 'object' ? me.pack[kind] : undefined) ?? assumed(`me.pack.${kind}`) ?? 0;
  /** Resources that are in the Pack at least: not every level has room for them. */
  const packed = (): number =>
    typeof me.pack === 'number' ? me.pack : known('pizza') + known('toys');

  /** Perks that lie somewhere: each exists once, so they lie nowhere else (setup.perks). */
  const sides = [me, ...Object.values(described)];
  const seen: readonly unknown[] = [situation['perk-row'], sides.map(({ perks }) => perks)].flat(2);
  const unseen = <Perk extends string>(among: readonly Perk[]): Perk[] =>
    among.filter((each) => !seen.includes(each));

  /** Room in a Pack beyond the level; perks that nobody described may be the XXL Backpack. */
  const extraRoom = (level: number, perks: readonly string[] = unseen(perkIds)): number =>
    level >= 2 && perks.includes('xxl-backpack') ? 3 : 1;

  const perk = (among: readonly (PerkId | 'none')[] = perksOrNone): PerkId | null => {
    if (me.perks) return me.perks[0] ?? null;
    if (level() < 2) return null;
    if (packed() > level() + 1) return 'xxl-backpack';
    const value = on.assumption('me.perks');
    const one = perksOrNone.find((each) => each === value) ?? on.ask('me.perks', unseen(among));
    return one === 'none' ? null : one;
  };

  /** The level, as far as other things in sight leave it open. */
  const level = (): number => {
    const { fort, perks, rule, macaroni, lookout } = me;
    if (fort !== undefined) return fort;
    const cards = typeof lookout === 'number' ? lookout : counted;
    const least = Math.max(macaroni ? 5 : perks?.length ? 2 : rule ? 1 : 0, cards - 1);
    const levels = range(least, 5).filter((each) => packed() <= each + extraRoom(each, perks));
    return on.ask('me.fort', levels.reverse());
  };

  /** Tokens of one place: said, what is left of a said total, or asked for. */
  const stock = (
    path: string,
    said: Holding | undefined,
    room: (taken: number) => number,
  ): Stock => {
    const tokens = (kind: Resource, other: Resource) => () => {
      const known = typeof said === 'object' ? said : {};
      const here = known[kind];
      if (here !== undefined) return here;
      const assumed = on.assumption(`${path}.${other}`);
      const beside = typeof assumed === 'number' ? assumed : undefined;
      if (typeof said !== 'number')
        return on.ask(`${path}.${kind}`, range(0, room(known[other] ?? beside ?? 0)));
      if (beside !== undefined) return said - beside;
      const most = room(0);
      return on.ask(`${path}.${kind}`, range(Math.max(0, said - most), Math.min(said, most)));
    };
    return lazy<Stock>({ pizza: tokens('pizza', 'toys'), toys: tokens('toys', 'pizza') });
  };

  const pack = (path: string, { pack: said, fort = assumed(`${path}.fort`) ?? 5, perks }: Side) => {
    const assumedPerk = perksOrNone.filter((each) => each === on.assumption(`${path}.perks`));
    const holds = fort + extraRoom(fort, perks ?? (assumedPerk.length ? assumedPerk : undefined));
    return stock(`${path}.pack`, said, (beside) => holds - beside);
  };

  /** The Park is refilled at once: with a deck there are three (recruit.park). */
  const parkCards = (): number => {
    const left = deck ?? on.ask('park-deck', [9, 0]);
    if (left > 0) return 3 + left;
    return parkPile === undefined ? on.ask('park', [3, 0], 'park#') : Math.min(3, park.count);
  };

  /** A cost we don't know is what is paid, or any number, or out of reach: which, the board says. */
  const cost = (step: StepName): Cost => {
    const said = board?.costs?.[step];
    if (said) return said;
    const costs = table.paid === undefined ? range(0, 6) : [table.paid];
    const count = on.ask(`board.costs.${step}`, [...costs, 99]);
    return Array.from({ length: count }, () => 'any' as const);
  };

  const pile = (name: 'hand' | 'discard' | 'yard') => pileOf(on, `me.${name}`, me[name]);
  const hand = pile('hand');
  const discard = pile('discard');
  const park = pileOf(on, 'park', parkPile);
  const rivals = rivalNames(situation, named).map((name): Rival => {
    const side = described[name] ?? {};
    // The leader's was cleared away as the turn began (cleanup.yard).
    const cleared = name === turn && phase !== 'cleanup';
    return {
      name,
      side,
      yard: pileOf(on, `rivals.${name}.yard`, side.yard ?? (cleared ? [] : undefined)),
    };
  });
  const lookout = shown.flatMap(shownCard);

  const means: Means = lazy<Means>({
    own: () => own,
    stuff: () => stock('me.stuff', me.stuff, () => stuffHolds),
    pack: () => pack('me', me),
    supply: () => supplyOf(situation),
    level,
    hand: () => hand.count,
    discard: () => discard.count,
    lookout: () => {
      if (typeof me.lookout === 'number') return me.lookout;
      const open = me.lookout === undefined || counted < shown.length;
      return open ? on.ask('me.lookout', range(counted, means.level + 1), 'me.lookout#') : counted;
    },
    park: parkCards,
    yards: () => rivals.reduce((sum, { yard }) => sum + yard.count, 0),
    perk: () => perk(helpful),
    row: () => {
      const { 'perk-row': row } = situation;
      if (row) return row;
      const one = on.ask('perk-row', unseen(helpful));
      return one === 'none' ? [] : [one];
    },
    packs: () => [
      { pizza: 0, toys: 0 },
      ...rivals.map(({ name, side }) => pack(`rivals.${name}`, side)),
    ],
    seat: () => 0,
    costs: () =>
      lazy<Means['costs']>(Object.fromEntries(steps.map((step, at) => [at, () => cost(step)]))),
  });

  const table: Table = {
    on,
    situation,
    me,
    hand,
    discard,
    yard: pile('yard'),
    park,
    rivals,
    lookout,
    lookoutOpen: me.lookout !== 0 && (me.lookout !== shown || lookout.length < shown.length),
    get lookoutUnseen() {
      if (typeof me.lookout === 'number') return me.lookout;
      const all = me.lookout && counted === shown.length;
      const level = me.fort ?? assumed('me.fort') ?? topLevel;
      return (all ? counted : level + 1) - lookout.length;
    },
    means,
    perk: () => perk(),
    yardWith: (card) => rivals.find(({ yard }) => yard.named.includes(card)),
  };
  return table;
}
