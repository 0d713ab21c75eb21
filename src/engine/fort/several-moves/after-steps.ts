import { type PerkId, perkIds } from '#generated/fort.ts';
import { other } from '../actions/convert.ts';
import type { CardId } from '../cards/ids.ts';
import { printedOn } from '../cards/printed.ts';
import { iconsIn } from '../cards/steps.ts';
import type { Choices } from '../format/move.ts';
import type { Side } from '../format/situation.ts';
import { listed } from '../format/spelling.ts';
import type { Conversion, Payment } from '../format/values.ts';
import { tokenPlaces } from '../format/vocabulary.ts';
import type { Happened } from '../judging/table/described-table.ts';
import { type BoxName, resources, type Step } from '../notation/tree.ts';
import { inPlace } from '../scoring/holdings.ts';
import type { StepKind } from '../state/move.ts';
import type { ChangingTable } from './changing-table.ts';
import { withCard, withoutCard } from './piles.ts';

/** One box as it was used, as far as that was described. */
export interface UsedBox {
  readonly card: CardId;
  readonly box: BoxName;
  readonly choices: Choices;
  /** All of it was done. */
  readonly full: boolean;
  /** A follower takes what the leader took (follow.same-resource). */
  readonly settledKind?: boolean;
}

/** What a step may have changed where it is unknown how it was done. */
const touched: { readonly [kind in StepKind]: readonly (keyof Side | 'supply' | 'park')[] } = {
  gain: ['stuff', 'supply'],
  pack: ['stuff', 'pack', 'supply'],
  lookout: ['hand', 'lookout'],
  trash: ['hand', 'discard'],
  'trash-this': ['rough-housed'],
  'trash-rival': [],
  recruit: ['discard', 'park'],
  advance: ['fort', 'stuff', 'pack', 'supply', 'perks', 'made-up-rule', 'macaroni'],
  vp: ['track'],
  spend: ['stuff', 'pack', 'supply'],
  'copy-pack': ['stuff', 'supply'],
  'copy-rival-pack': ['stuff', 'supply'],
  convert: ['stuff', 'pack', 'supply'],
};

/** Whether the payment says where every token comes from, or only one place has any. */
function isPlaced(payment: Payment | undefined, { stuff, pack }: Side): boolean {
  if (!payment) return false;
  // Nothing comes from nowhere.
  if (Object.values(payment).every((amount) => amount === 0)) return true;
  if (tokenPlaces.some((place) => place in payment)) return true;
  const empty = (place: Side['stuff']) => resources.every((kind) => inPlace(place, kind) === 0);
  return empty(stuff) || empty(pack);
}

/** Is there only one way in which the icon can have been used? */
function isSettled(icon: Step, { choices, full, settledKind }: UsedBox, me: Side): boolean {
  const { gain } = choices;
  switch (icon.do) {
    case 'gain':
      return typeof gain === 'object' || (full && !!(gain || settledKind || icon.what !== 'any'));
    case 'copy-pack':
      return typeof gain === 'object' || full;
    case 'copy-rival-pack':
      return typeof gain === 'object';
    case 'pack': {
      const { 'put-in-pack': packed } = choices;
      const sticky = !me.perks || me.perks.includes('sticky-fingers');
      return packed !== undefined && (!sticky || isPlaced(packed, {}));
    }
    case 'spend':
      return isPlaced(choices.spend, me);
    case 'convert':
      return (
        typeof choices.convert === 'object' &&
        listed<Conversion>(choices.convert).every((each) => each.in)
      );
    case 'trash':
      return choices.trash !== undefined;
    case 'lookout':
      return choices['put-in-lookout'] !== undefined;
    case 'recruit':
      return choices.recruit !== undefined;
    case 'advance':
      return isPlaced(choices.pay, me);
    case 'vp':
      return full || choices.score !== undefined;
    case 'trash-this':
      return full || choices['trash-this'] !== undefined;
    case 'trash-rival':
      return choices['trash-rival'] !== undefined;
  }
}

/** A new level and what it gives (fort.level-1, fort.level-2, fort.level-5). */
function reach(
  table: ChangingTable,
  level: number,
  choose: Choices['choose'],
  seats: number | undefined,
): void {
  const { me } = table;
  me.fort = level;
  const perk = perkIds.find((id): id is PerkId => id === choose);
  const rule = choose !== undefined && choose !== perk ? choose : undefined;
  if (level === 1) me['made-up-rule'] = isRule(rule) ? rule : true;
  if (level === 2) table.takePerk(perk);
  if (level === 5) table.takeMacaroni(seats);
}

const isRule = (
  choose: Choices['choose'],
): choose is Exclude<NonNullable<Choices['choose']>, PerkId> =>
  choose !== undefined && !perkIds.some((id) => id === choose);

/** One step is done. */
export function takeStep(
  table: ChangingTable,
  { move, card, of, level }: Happened,
  choose?: Choices['choose'],
  seats?: number,
): void {
  const { me } = table;
  switch (move.do) {
    case 'gain':
      table.move(move.what, 'supply', 'stuff');
      break;
    case 'pack':
      table.move(move.what, move.from, 'pack');
      break;
    case 'spend':
      table.move(move.what, move.from, 'supply');
      break;
    case 'convert':
      table.move(other(move.to), move.in, 'supply');
      table.move(move.to, 'supply', move.in);
      break;
    case 'copy-pack':
    case 'copy-rival-pack':
      for (const kind of resources) table.move(kind, 'supply', 'stuff', move.take[kind]);
      break;
    case 'advance':
      for (const place of ['stuff', 'pack'] as const)
        for (const kind of resources) table.move(kind, place, 'supply', move.pay[place][kind]);
      reach(table, level, choose, seats);
      break;
    case 'vp':
      if (me.track !== undefined) me.track += 1;
      break;
    case 'trash':
      me[move.from] = withoutCard(me[move.from], card);
      break;
    case 'lookout':
      if (move.from === 'hand') me.hand = withoutCard(me.hand, card);
      else table.takeSource(move.from, card, of);
      me.lookout = withCard(me.lookout, card);
      break;
    case 'recruit':
      table.takeSource(move.from, card, of);
      me.discard = withCard(me.discard, card);
      break;
    case 'trash-rival':
      table.takeFromYard(card, of);
      break;
    case 'trash-this':
      me['rough-housed'] = true;
  }
}

/** The steps of the boxes that were used; undefined where nobody can tell what was done. */
export function takeSteps(
  table: ChangingTable,
  boxes: readonly UsedBox[],
  happened: readonly Happened[] | undefined,
  seats: number | undefined,
): void {
  const before = table.situation.me ?? {};
  for (const used of boxes) {
    const icons = iconsIn(printedOn(used.card)[used.box]?.box ?? null);
    const unsettled = new Set(
      icons.flatMap((icon) => (happened && isSettled(icon, used, before) ? [] : icon.do)),
    );
    if (unsettled.size > 0) table.oneWay = true;
    for (const step of happened ?? [])
      if (step.box === used.box && !unsettled.has(step.move.do))
        takeStep(table, step, used.choices.choose, seats);
    // It may be open how a new level was paid for, but not that it was reached.
    const reached = used.full
      ? happened?.findLast(({ box, move }) => box === used.box && move.do === 'advance')
      : undefined;
    for (const kind of unsettled) {
      if (kind === 'advance' && reached) {
        table.forget('stuff', 'pack', 'supply');
        reach(table, reached.level, used.choices.choose, seats);
        continue;
      }
      table.forget(...touched[kind]);
      if (kind === 'trash-rival' || kind === 'recruit') table.forgetYards();
      // With Bribe cards come from elsewhere, too.
      if (kind === 'lookout' && (!before.perks || before.perks.includes('bribe'))) {
        table.forget('park');
        table.forgetYards();
      }
    }
  }
}
