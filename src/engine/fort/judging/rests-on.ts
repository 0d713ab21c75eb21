import type { Effect } from '#engine/core/verdict.ts';
import type { ClauseId } from '#generated/fort.ts';
import { isChoice } from '../actions/box.ts';
import type { CardId } from '../cards/ids.ts';
import { type PrintedBox, printedOn } from '../cards/printed.ts';
import { iconsIn } from '../cards/steps.ts';
import { hasCoin } from '../cards/suits.ts';
import type { DescribedMove, PlayMove } from '../format/move.ts';
import type { Side, Situation } from '../format/situation.ts';
import { usesIn } from '../format/spelling.ts';
import { isSuit } from '../notation/tree.ts';
import { atLeast, playedBy } from './table/described.ts';
import { coinsIn } from './table/named-in-move.ts';

/** The clause behind something that happens. */
const behind: Readonly<Record<string, readonly ClauseId[]>> = {
  pack: ['action.pack'],
  spend: ['action.spend'],
  convert: ['action.convert'],
  trash: ['action.trash'],
  lookout: ['action.lookout'],
  'trash-rival': ['action.trash-rival'],
  'trash-this': ['action.trash-this'],
  advance: ['action.advance', 'board.cost'],
  vp: ['action.vp'],
  'made-up-rule': ['fort.level-1'],
  perk: ['fort.level-2'],
  macaroni: ['fort.level-5'],
  'macaroni-taken': ['fort.level-5'],
  recycle: ['perk.recycling'],
  'trash-played': ['perk.rough-housing'],
  'to-yard': ['discard.yard'],
};

const sources: Readonly<Record<string, ClauseId>> = {
  park: 'recruit.park',
  'park-deck': 'recruit.deck',
  yard: 'recruit.yard',
};

const clausesOfEnd = ['end.points', 'end.fort', 'end.park'] as const;

/** What is printed in a box beside its icons: how often it happens, and at which price. */
function* ofBox({ per, box }: PrintedBox): Generator<ClauseId> {
  if (per && !isSuit(per)) yield `symbol.${per}`;
  for (const icon of iconsIn(box)) {
    if (icon.do === 'advance' && icon.cost !== 0) yield 'symbol.cost';
    // What is gained may be copied, or of either kind.
    if (icon.do === 'gain') yield 'action.gain';
    if (icon.do === 'copy-pack') yield 'action.copy-pack';
    if (icon.do === 'copy-rival-pack') yield 'action.copy-rival-pack';
    if (isChoice(icon)) yield 'action.gain-choice';
  }
}

/** What a play rests on, whatever comes of it. */
export function* ofPlay(move: PlayMove): Generator<ClauseId> {
  const { add = [], actions = [], declare, play } = move;
  const lookout = move['add-from-lookout'] ?? [];
  const uses = usesIn(actions);
  yield 'play.one-card';
  if (uses.length > 1) yield 'play.actions';
  yield 'play.full';
  if (uses.some(({ choices }) => choices.full === false)) yield 'play.partial';
  if (add.length > 0) yield 'play.add';
  if (lookout.length > 0) yield 'play.lookout';
  if (add.length + lookout.length > 0) yield 'play.purpose';
  if (coinsIn([...add, ...lookout])) yield 'card.coin';
  if (declare && hasCoin(play)) yield 'follow.coin-declared';
}

/** The boxes that are used, as they are printed. */
function boxesOf({ leader = {} }: Situation, move: DescribedMove): readonly PrintedBox[] {
  const printed = (card: CardId | undefined, box: 'public' | 'private') =>
    (card && printedOn(card)[box]) ?? [];
  if ('follow' in move) return [printed(playedBy(leader), 'public')].flat();
  if (!('play' in move)) return [];
  return usesIn(move.actions ?? []).flatMap(({ box }) => printed(move.play, box));
}

/** Where a perk lets a card or a token come from, or a perk or a new level makes room for it. */
function* ofRoom(
  { fort, pack, lookout, perks = [] }: Side,
  move: DescribedMove,
  effects: readonly Effect[],
): Generator<ClauseId> {
  const own = new Set<unknown>(perks);
  let level = Number(fort);
  let placed = lookout === undefined ? Number.NaN : atLeast(lookout);
  let packed = typeof pack === 'object' ? Number(pack.pizza) + Number(pack.toys) : Number(pack);
  for (const { code, facts } of effects) {
    if (code === 'advance') level = Number(facts.level);
    if (code === 'perk' && 'play' in move)
      for (const { choices } of usesIn(move.actions ?? [])) own.add(choices.choose);
    if (code === 'lookout') {
      if (facts.from !== 'hand') yield 'perk.bribe';
      placed += 1;
      if (placed > Number(fort) + 1) yield 'fort.capacity';
    }
    if (code !== 'pack') continue;
    if (facts.from === 'supply') yield 'perk.sticky-fingers';
    packed += Number(facts.count);
    if (own.has('xxl-backpack') && packed > level + 1) yield 'perk.xxl-backpack';
    else if (packed > Number(fort) + 1) yield 'fort.capacity';
  }
}

/**
 * The rules that a legal move rests on: of its kind, which each kind knows itself, of how it is done, and of
 * what happens by it.
 */
export function restsOn(
  situation: Situation,
  move: DescribedMove,
  ofKind: Iterable<ClauseId>,
  effects: readonly Effect[],
  ways: readonly DescribedMove[] = [],
): ClauseId[] {
  const isRecruit = 'recruit' in move;
  const printedIn = (way: DescribedMove) =>
    boxesOf(situation, way).flatMap((box) => [...ofBox(box)]);
  // Where the way depends on something unknown, only what all ways have in common is certain.
  const [first = move, ...others] = ways;
  const printed = printedIn(first).filter((rule) =>
    others.every((way) => printedIn(way).includes(rule)),
  );
  const gained = printed.filter((rule) => !rule.startsWith('symbol.'));
  const happens = effects.flatMap(({ code, facts }): readonly ClauseId[] => {
    if (code === 'end' || code === 'nobody-left')
      return clausesOfEnd.filter((rule) => rule === facts.rule);
    const from = sources[String(facts.from)];
    if (code === 'gain') return gained;
    if (code === 'recruit')
      return [...(isRecruit ? [] : ['action.recruit' as const]), ...(from ? [from] : [])];
    return behind[code] ?? [];
  });
  const symbols = printed.filter((rule) => rule.startsWith('symbol.'));
  const room = ofRoom(situation.me ?? {}, move, effects);
  // It may be certain that something is gained while the amount is unknown.
  const sure = effects.length === 0 ? gained : [];
  const beside = 'perk' in move && move.perk ? [`perk.${move.perk}` as const] : [];
  return [...new Set([...ofKind, ...beside, ...symbols, ...sure, ...happens, ...room])];
}
