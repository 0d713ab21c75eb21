import { repeat } from '#engine/core/lists.ts';
import { isChoice } from '../actions/box.ts';
import { type CardId, iconsOn, isBestFriend } from '../cards/ids.ts';
import { printedOn } from '../cards/printed.ts';
import { iconsIn } from '../cards/steps.ts';
import type {
  ActionUse,
  CleanupMove,
  DescribedMove,
  DiscardMove,
  DrawMove,
  FollowMove,
  PerkMove,
  PlayMove,
  RecruitMove,
} from '../format/move.ts';
import type { Lead, Side, Situation } from '../format/situation.ts';
import { type BoxUse, listed, spelledOut, stated, usesIn } from '../format/spelling.ts';
import type { Helper, HelpingCard, Moved, MovedCard, Pile } from '../format/values.ts';
import type { Found } from '../judging/judge.ts';
import { cardsIn, countOf, inUse, isWhole, playedBy, seatsOf } from '../judging/table/described.ts';
import type { Happened } from '../judging/table/described-table.ts';
import { happenings } from '../judging/ways.ts';
import { boxNames } from '../notation/tree.ts';
import { takeOut } from '../state/zones.ts';
import { takeStep, takeSteps, type UsedBox } from './after-steps.ts';
import { ChangingTable } from './changing-table.ts';
import { joined, withCard, withCards, withoutCard, withoutCards } from './piles.ts';

export const cardsOf = (entries: readonly HelpingCard[]): CardId[] =>
  entries.map((entry) => spelledOut<Helper>(entry).card);

/** The discard pile gives a card back, and the perk is gone (perk.recycling). */
export function recycle({ me }: ChangingTable, card: CardId | undefined): void {
  me.discard = withoutCard(me.discard, card);
  me.hand = withCard(me.hand, card);
  me.perks = [];
}

/** Recycling helped without being described: which card came back is not known. */
const undescribedRecycling = (
  table: ChangingTable,
  { effects }: Found,
  described: number,
): void => {
  if (effects.filter(({ code }) => code === 'recycle').length > described)
    table.forget('hand', 'discard', 'perks');
};

const gainsByChoice = (card: CardId): boolean =>
  iconsIn(printedOn(card).public?.box ?? null).some(isChoice);

/** What followers need to know about the card (follow.coin-declared, follow.same-resource). */
export function leadWith(
  { play, declare }: PlayMove,
  uses: readonly BoxUse[] | undefined,
  happened: readonly Happened[] | undefined,
): Lead {
  const described = uses?.find(({ box }) => box === 'public');
  const took = happened?.find(({ box, move }) => box === 'public' && move.do === 'gain')?.move;
  const unknown = !happened || !uses || (described && described.choices.gain === undefined);
  const kind = took?.do === 'gain' ? took.what : ('none' as const);
  return stated({
    played: play,
    declared: declare === 'coin' ? undefined : declare,
    gained: gainsByChoice(play) && unknown ? undefined : kind,
    followed: [],
    declined: [],
  });
}

/** The move with its free choices filled in, where one way is shown. */
const shown = (move: PlayMove, { example }: Found): PlayMove =>
  example && 'play' in example ? example : move;

/** Where one of the two boxes is empty, the other was used, whether that is described or not (play.full). */
const onlyAction = (card: CardId): readonly ActionUse[] | undefined => {
  const [box, ...others] = boxNames.filter((name) => printedOn(card)[name]);
  return box && others.length === 0 ? [box] : undefined;
};

/** Cards leave the hand: the played one and those added to it. Names what Recycling brought back for that. */
export function putInPlay(
  table: ChangingTable,
  { play: card, actions = [], perk }: PlayMove,
  added: readonly CardId[],
): CardId[] {
  const { me } = table;
  const inPlay = [card, ...added];
  const recycled = actions.flatMap((use) =>
    typeof use === 'object' && 'recycle' in use ? use : [],
  );
  // What was taken back to be played or added is in the hand before that.
  for (const use of recycled) if (inPlay.includes(use.recycle)) recycle(table, use.recycle);
  me.hand = withoutCards(me.hand, inPlay);
  // With Do-Over the first card and those added to it are still there.
  me.added = [...inUse(me), ...added];
  me.played = card;
  if (perk === 'do-over') me.perks = [];
  if (iconsOn(card).some((icon) => icon.do === 'trash-this')) me['rough-housed'] = false;
  else delete me['rough-housed'];
  return recycled.map((use) => use.recycle).filter((each) => inPlay.includes(each));
}

function played(situation: Situation, move: PlayMove, found: Found): After {
  const table = new ChangingTable(situation, move['turned-up']);
  const { play: card } = move;
  const way = shown(move, found);
  const happened = happenings(situation, way);
  const actions = move.actions ?? onlyAction(card);
  const uses = actions && usesIn(actions);
  const added = cardsOf(move.add ?? way.add ?? []);
  const before = putInPlay(table, move, added);
  const recycled = (move.actions ?? []).filter(
    (use) => typeof use === 'object' && 'recycle' in use,
  );
  const fullness = new Map(
    usesIn(way.actions ?? []).map(({ box, choices }) => [box, choices.full !== false]),
  );
  const used = (box: UsedBox['box'], choices: UsedBox['choices'] = {}): UsedBox => ({
    card,
    box,
    choices,
    full: fullness.get(box) ?? false,
  });
  const seats = seatsOf(situation);
  // It is not described which actions were used: each of them may have been.
  if (!uses)
    takeSteps(
      table,
      boxNames.map((box) => used(box)),
      undefined,
      seats,
    );
  else
    for (const use of actions ?? [])
      if (typeof use === 'object' && 'recycle' in use) {
        if (!before.includes(use.recycle)) recycle(table, use.recycle);
      } else
        for (const { box, choices } of usesIn([use]))
          takeSteps(table, [used(box, choices)], happened, seats);
  undescribedRecycling(table, found, recycled.length);
  table.put({ phase: 'follow', leader: leadWith(move, uses, happened) });
  return table;
}

/** A follower's table, with the discarded cards on the pile. */
export function following(situation: Situation, move: FollowMove): ChangingTable {
  const table = new ChangingTable(situation, move['turned-up']);
  const { me } = table;
  const { leader = {} } = situation;
  const cards = cardsOf(listed<HelpingCard>(move.follow));
  me.hand = withoutCards(me.hand, cards);
  me.discard = withCards(me.discard, cards);
  table.put({ leader: { ...leader, followed: [...(leader.followed ?? []), 'me'] } });
  return table;
}

function followed(situation: Situation, move: FollowMove): After {
  const table = following(situation, move);
  const { leader = {} } = situation;
  const card = playedBy(leader);
  const box: UsedBox[] = card
    ? [
        {
          card,
          box: 'public',
          choices: move.action ?? {},
          full: true,
          settledKind: leader.gained === 'pizza' || leader.gained === 'toys',
        },
      ]
    : [];
  takeSteps(table, box, happenings(situation, move), seatsOf(situation));
  return table;
}

function declined(situation: Situation): Situation {
  const { leader = {} } = situation;
  return {
    ...situation,
    leader: { ...leader, declined: [...(leader.declined ?? []), 'me'] },
  };
}

function recruited(situation: Situation, move: RecruitMove): Situation {
  if (move.recruit === 'none') return { ...situation, phase: 'discard' };
  const table = new ChangingTable(situation, move['turned-up']);
  const { me } = table;
  const entries = listed<MovedCard>(move.recruit);
  for (const entry of entries) {
    const { card: described, from, of } = spelledOut<Moved>(entry);
    const card = described === '?' ? undefined : described;
    const inPark = card !== undefined && cardsIn(table.situation.park).includes(card);
    const place = from ?? (of ? 'yard' : inPark ? 'park' : undefined);
    if (place) table.takeSource(place, card, of);
    else {
      // It is not described where it came from.
      table.forget('park');
      table.forgetYards();
    }
    me.discard = withCard(me.discard, card);
  }
  me.recruited = (me.recruited ?? (move.perk === 'birthday-party' ? 1 : 0)) + entries.length;
  return table.situation;
}

function cleanedUp(situation: Situation, { cleanup }: CleanupMove): Situation {
  const { me = {} } = situation;
  const { yard } = me;
  // The named cards are all there were.
  const cards: Pile | undefined = typeof cleanup === 'object' ? [...cleanup] : yard;
  const discard = cleanup === 'none' ? me.discard : joined(me.discard, cards);
  return { ...situation, phase: 'play', me: stated({ ...me, discard, yard: [] }) };
}

/** Used cards and Best Friends, and the rest of the hand, as far as it is known (discard.used, discard.yard). */
function putAway(me: Side): { readonly pile: Pile | undefined; readonly yard: Pile | undefined } {
  const { hand } = me;
  const known = isWhole(hand) && typeof hand === 'object' && !hand.includes('?');
  const cards = cardsIn(hand);
  const used = me.played === undefined ? undefined : inUse(me);
  return {
    pile: known && used ? [...used, ...cards.filter(isBestFriend)] : undefined,
    yard: known ? cards.filter((card) => !isBestFriend(card)) : undefined,
  };
}

function discarded(situation: Situation, { discard }: DiscardMove): Situation {
  const { me = {} } = situation;
  const { 'to-pile': pile, 'to-yard': yard } = discard;
  const known = putAway(me);
  const { played: _, added: __, 'rough-housed': ___, ...rest } = me;
  const { leader: ____, ...table } = situation;
  return {
    ...table,
    phase: 'draw',
    me: stated({
      ...rest,
      hand: [],
      discard: joined(me.discard, pile ? [...pile] : known.pile),
      yard: yard ? [...yard] : known.yard,
    }),
  };
}

/** Deck and discard pile after this many cards were drawn, named or not (draw.five, draw.reshuffle). */
function pilesAfter(
  { deck, discard }: Side,
  { draw: count, drawn, reshuffle }: Pick<DrawMove, 'draw' | 'drawn' | 'reshuffle'>,
): Pick<Side, 'deck' | 'discard'> {
  const size = countOf(deck);
  if (size === undefined)
    return reshuffle
      ? { discard: [] }
      : stated({ discard: reshuffle === false ? discard : undefined });
  const shuffled = size < count && countOf(discard) !== 0;
  const all = shuffled ? joined(deck, discard) : deck;
  const left = countOf(all);
  const rest =
    drawn && typeof all === 'object' && !all.includes('?')
      ? takeOut([...drawn], all)
      : left && Math.max(0, left - count);
  return stated({ deck: rest, discard: shuffled ? [] : discard });
}

function drew(situation: Situation, move: DrawMove): Situation {
  const { me = {} } = situation;
  const { draw: count, drawn } = move;
  const cards: Pile = drawn ? [...drawn] : repeat(count, () => '?' as const);
  const { deck: _, discard: __, ...rest } = me;
  return {
    ...situation,
    phase: 'draw',
    me: stated({ ...rest, ...pilesAfter(me, move), hand: joined(me.hand ?? [], cards) }),
  };
}

function usedPerk(situation: Situation, move: PerkMove): After {
  const table = new ChangingTable(situation);
  const { me } = table;
  if (move.perk === 'recycling') recycle(table, move.take);
  if (move.perk === 'diy') {
    const [advance] = happenings(situation, move) ?? [];
    if (advance) takeStep(table, advance, undefined, seatsOf(situation));
    table.oneWay = !advance || !move.pay;
    if (table.oneWay) table.forget('stuff', 'pack', 'supply');
    if (!advance) table.forget('fort', 'macaroni');
    me.perks = [];
    me.played = 'none';
    table.put({ leader: { diy: true } });
  }
  if (move.perk === 'rough-housing') {
    me.perks = [];
    const { leader } = table;
    if (leader) leader['rough-housed'] = true;
  }
  return table;
}

/** The table that a legal move of `me` leaves. */
export interface After {
  readonly situation: Situation;
  /** The description of the move leaves open how it was done. */
  readonly oneWay: boolean;
}

export function tableAfter(situation: Situation, move: DescribedMove, found: Found): After {
  if ('play' in move) return played(situation, move, found);
  if ('follow' in move) return followed(situation, move);
  if ('perk' in move && !('recruit' in move)) return usedPerk(situation, move);
  return { situation: afterOther(situation, move), oneWay: false };
}

/** Moves that leave nothing to choose but cards, which are named or not. */
function afterOther(situation: Situation, move: DescribedMove): Situation {
  if ('decline' in move) return declined(situation);
  if ('recruit' in move) return recruited(situation, move);
  if ('cleanup' in move) return cleanedUp(situation, move);
  if ('discard' in move) return discarded(situation, move);
  if ('draw' in move) return drew(situation, move);
  if ('skip' in move) {
    const { skip } = move;
    const { me = {} } = situation;
    if (skip === 'play') return { ...situation, phase: 'recruit', me: { ...me, played: 'none' } };
    if (skip === 'follow') return declined(situation);
    return { ...situation, phase: skip === 'cleanup' ? 'play' : 'discard' };
  }
  return situation;
}
