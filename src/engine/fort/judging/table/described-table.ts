import { range, repeat } from '#engine/core/lists.ts';
import { type PerkId, perkIds, tokens } from '#generated/fort.ts';
import { other } from '../../actions/convert.ts';
import type { CardId } from '../../cards/ids.ts';
import type { Side, Situation } from '../../format/situation.ts';
import { listed } from '../../format/spelling.ts';
import type { Cost, Holding, ShownCard } from '../../format/values.ts';
import type { BoxName, Resource } from '../../notation/tree.ts';
import { inPlace } from '../../scoring/holdings.ts';
import { leastCost, topLevel } from '../../state/board.ts';
import { packMayHold, stuffHolds } from '../../state/capacity.ts';
import type { Counts } from '../../state/counts.ts';
import type { StepMove } from '../../state/move.ts';
import type { Stock } from '../../state/state.ts';
import type { Attempt } from './attempt.ts';
import { atLeast, isWhole } from './described.ts';
import { lazy } from './lazy.ts';
import { type Pile, pileOf, type Shown, shownCard } from './piles.ts';
import { supplyOf } from './supply.ts';

export interface Rival {
  readonly name: string;
  readonly side: Side;
  readonly yard: Pile;
}

/** A step that was carried out: how, in which box, with which card, and the Fort Level it led to, if any. */
export interface Happened {
  readonly move: StepMove;
  readonly box?: BoxName;
  readonly card?: CardId | undefined;
  readonly of?: string | undefined;
  readonly level: number;
}

/** The described table during one try: facts are asked for when a rule first looks at them. */
export interface Table {
  readonly on: Attempt;
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
  readonly counts: Counts;
  /** What was paid for new levels, as printed costs, and whether every payment is described. */
  paid: { readonly costs: readonly number[]; readonly all: boolean };
  /** A perk that is used up in the move in which it was chosen. */
  spent?: PerkId;
  /** The steps that were carried out, in their order. */
  readonly happened: Happened[];
  /** The mover's perk as the situation began. */
  perk(): PerkId | null;
  /** Whose Yard has a card of that name. */
  yardWith(card: CardId): Rival | undefined;
}

const perksOrNone = ['none', ...perkIds] as const;
/** Perks that can help with a step; it makes no difference which of the others somebody has. */
export const helpful: readonly PerkId[] = ['xxl-backpack', 'sticky-fingers', 'bribe', 'recycling'];
const helpfulOrNone = ['none', ...helpful] as const;

const isRival = (name: string): boolean => name !== 'me';

/** Levels and tokens as they may be assumed. */
const numbers = range(0, tokens.pizza);

/** The rivals by name; unnamed ones are called `rival 2` and so on. */
function rivalNames({ players, rivals = {}, turn, leader = {} }: Situation, also: string[]) {
  if (typeof players === 'object') return players.filter(isRival);
  const { followed = [], declined = [] } = leader;
  const described = Object.keys(rivals);
  const most = players ? players - 1 : described.length || 3;
  const named = new Set([described, turn ?? [], followed, declined, also].flat());
  const names = [...named].filter(isRival).slice(0, Math.max(most, described.length));
  const count = Math.max((players ?? 2) - 1, names.length);
  return repeat(count, (at) => names[at] ?? `rival ${at + 1}`);
}

export function tableOf(
  on: Attempt,
  situation: Situation,
  own: boolean,
  /** Rivals that the move names. */
  named: string[],
): Table {
  const { me = {}, rivals: described = {}, board, park: parkPile, 'park-deck': deck } = situation;
  const { turn, phase } = situation;
  const lookout = listed<ShownCard | number>(me.lookout).flatMap(shownCard);
  const lookoutCards = atLeast(me.lookout);
  const lookoutWhole = isWhole(me.lookout);

  const assumed = (key: string): number | undefined => on.assumption(key, numbers);
  const known = (kind: Resource): number =>
    inPlace(me.pack, kind) ?? assumed(`me.pack.${kind}`) ?? 0;
  /** How many resources are in the Pack at least: not every level has room for them. */
  const packed = (): number =>
    typeof me.pack === 'number' ? me.pack : known('pizza') + known('toys');

  /** Perks whose place is known: each exists once, so they can't be anywhere else (setup.perks). */
  const sides = [me, ...Object.values(described)];
  const seen: readonly unknown[] = [situation['perk-row'], sides.map(({ perks }) => perks)].flat(2);
  const unseen = <Perk extends string>(among: readonly Perk[]): Perk[] =>
    among.filter((each) => !seen.includes(each));
  /** The perks of a side where they are not described: not the XXL Backpack if that is elsewhere. */
  const others = seen.includes('xxl-backpack') ? [] : undefined;

  const perk = (among: readonly (PerkId | 'none')[] = perksOrNone): PerkId | null => {
    if (me.perks) return me.perks[0] ?? null;
    if (level() < 2) return null;
    if (packed() > level() + 1) return 'xxl-backpack';
    const one =
      on.assumption('me.perks', perksOrNone) ??
      on.ask('me.perks', unseen(among), 'me.perks', { is: 'one-of' });
    return one === 'none' ? null : one;
  };

  /** The level, as far as other things in sight leave it open. */
  const level = (): number => {
    const { fort, perks, 'made-up-rule': rule, macaroni } = me;
    if (fort !== undefined) return fort;
    const least = Math.max(macaroni ? 5 : perks?.length ? 2 : rule ? 1 : 0, lookoutCards - 1);
    const levels = range(least, 5).filter((each) => packed() <= packMayHold(each, perks ?? others));
    return on.ask('me.fort', levels.reverse(), 'me.fort', { is: 'amount' });
  };

  /** Tokens of one place: described, what is left of a described total, or asked for. */
  const stock = (
    path: string,
    held: Holding | undefined,
    room: (taken: number) => number,
  ): Stock => {
    const tokens = (kind: Resource) => () => {
      const here = inPlace(held, kind);
      if (here !== undefined) return here;
      const beside = inPlace(held, other(kind)) ?? assumed(`${path}.${other(kind)}`);
      if (typeof held === 'number' && beside !== undefined) return held - beside;
      const most = room(beside ?? 0);
      const fits = (count: number) =>
        typeof held !== 'number' || (count <= held && held - count <= most);
      const counts = range(0, most).filter(fits);
      return on.ask(`${path}.${kind}`, counts, `${path}.${kind}`, { is: 'amount' });
    };
    return lazy<Stock>({ pizza: tokens('pizza'), toys: tokens('toys') });
  };

  const pack = (path: string, { pack: held, fort = assumed(`${path}.fort`) ?? 5, perks }: Side) => {
    const perk = on.assumption(`${path}.perks`, perksOrNone);
    const holds = packMayHold(fort, perks ?? (perk ? [perk] : others));
    return stock(`${path}.pack`, held, (beside) => holds - beside);
  };

  /** The Park is refilled at once: with a deck there are three (recruit.park). */
  const parkCards = (): number => {
    const left = deck ?? on.ask('park-deck', [9, 0], 'park-deck', { is: 'any-cards' });
    if (left > 0) return 3 + left;
    return parkPile === undefined
      ? on.ask('park', [3, 0], 'park#', { is: 'any-cards' })
      : Math.min(3, park.count);
  };

  /** A cost that is not described may be what is paid, any other number, or out of reach: only the board tells. */
  const cost = (step: string): Cost => {
    const printed: Readonly<Record<string, Cost>> = board?.costs ?? {};
    const onBoard = printed[step];
    if (onBoard) return onBoard;
    // One of the costs that were paid, as far as they are described, or any other.
    const { costs, all } = table.paid;
    const likely = new Set(all ? costs : [...costs, ...range(leastCost, 6)]);
    const possible = [...likely].filter((each) => each >= leastCost);
    const path = `board.costs.${step}`;
    // While the level is unknown, it is asked for instead of the cost that depends on it.
    const isKnown = me.fort !== undefined;
    const count = on.ask(isKnown ? path : 'me.fort', [...possible, 99], path, {
      is: isKnown ? 'amount' : 'price',
    });
    return repeat(count, () => 'any');
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

  const counts: Counts = lazy<Counts>({
    own: () => own,
    stuff: () => stock('me.stuff', me.stuff, () => stuffHolds),
    pack: () => pack('me', me),
    supply: () => supplyOf(situation),
    level,
    hand: () => hand.count,
    discard: () => discard.count,
    lookout: () =>
      lookoutWhole
        ? lookoutCards
        : on.ask('me.lookout', range(lookoutCards, counts.level + 1), 'me.lookout#', {
            is: 'amount',
          }),
    park: parkCards,
    yards: () => rivals.reduce((sum, { yard }) => sum + yard.count, 0),
    perk: () => perk(helpfulOrNone),
    row: () => {
      const { 'perk-row': row } = situation;
      if (row) return row;
      const one = on.ask('perk-row', unseen(helpfulOrNone), 'perk-row', { is: 'one-of' });
      return one === 'none' ? [] : [one];
    },
    packs: () => rivals.map(({ name, side }) => pack(`rivals.${name}`, side)),
    // No card of theirs.
    seat: () => -1,
    costs: () =>
      lazy<Counts['costs']>(repeat(topLevel, (level) => () => cost(`${level}-${level + 1}`))),
  });

  const table: Table = {
    on,
    paid: { costs: [], all: false },
    happened: [],
    situation,
    me,
    hand,
    discard,
    yard: pile('yard'),
    park,
    rivals,
    lookout,
    lookoutOpen: !lookoutWhole || lookout.length < lookoutCards,
    get lookoutUnseen() {
      const room = (me.fort ?? assumed('me.fort') ?? topLevel) + 1;
      return (lookoutWhole ? lookoutCards : room) - lookout.length;
    },
    counts,
    perk: () => perk(),
    yardWith: (card) => rivals.find(({ yard }) => yard.named.includes(card)),
  };
  return table;
}
