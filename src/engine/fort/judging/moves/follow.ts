import type { ClauseId } from '#generated/fort.ts';
import { isChoice } from '../../actions/box.ts';
import { isBestFriend, symbolsOf } from '../../cards/ids.ts';
import { printedOn } from '../../cards/printed.ts';
import { iconsIn } from '../../cards/steps.ts';
import { type Added, hasCoin, suitsToMatch } from '../../cards/suits.ts';
import type { FollowMove } from '../../format/move.ts';
import type { Situation } from '../../format/situation.ts';
import { listed, spelledOut } from '../../format/spelling.ts';
import type { Helper, HelpingCard } from '../../format/values.ts';
import { suits } from '../../notation/tree.ts';
import { checkDiscard, checkNumber, followTask, type Led, matchesLed } from '../../rules/follow.ts';
import type { Violation } from '../../violation.ts';
import { settleCoin } from '../boxes/added-cards.ts';
import { carryOut } from '../boxes/carry-out.ts';
import { described } from '../boxes/described-choices.ts';
import { leadersCard, type PlayedLead } from '../table/deciding.ts';
import { playedBy } from '../table/described.ts';
import type { Table } from '../table/described-table.ts';
import { cardsMoved } from '../table/named-in-move.ts';
import type { KindOfMove } from './kind.ts';

/** The played card as followers see it; what the leader declared and took may have to be asked for. */
function ledBy({ on }: Table, lead: PlayedLead): Led | undefined {
  const { played: card } = lead;
  if (!card) return undefined;
  const declared = hasCoin(card)
    ? (lead.declared ?? on.ask('leader.declared', suits, 'leader.declared', { is: 'one-of' }))
    : null;
  const asks = iconsIn(printedOn(card).public?.box ?? null).some(isChoice);
  const gained = asks
    ? (lead.gained ??
      on.ask('leader.gained', ['none', 'pizza', 'toys'] as const, 'leader.gained', {
        is: 'one-of',
      }))
    : 'none';
  return { card, declared, gained: gained === 'none' ? null : gained };
}

/** Which clause a discarded card that does not match falls under. */
function mismatch(violation: Violation, led: Led, { card, coin }: Added): Violation {
  if (violation.code !== 'no-match') return violation;
  const rule = coin
    ? 'follow.coin-discard'
    : symbolsOf(card).length > 1
      ? 'follow.multi-suit'
      : hasCoin(led.card)
        ? 'follow.coin-declared'
        : 'follow.discard';
  return { ...violation, rule };
}

/** Takes the discarded cards out of the hand, if they are there. */
function discarded(table: Table, entries: readonly HelpingCard[]) {
  const { on, hand, discard } = table;
  return entries.flatMap((entry) => {
    const { card, from = 'hand' } = spelledOut<Helper>(entry);
    if (from === 'lookout') on.no('follow.no-lookout', 'from-lookout', { card });
    else if (from !== 'hand') on.no('follow.discard', 'discard-from', { card, from });
    if (from !== 'hand' || !hand.take(card)) return [];
    discard.named.push(card);
    return [card];
  });
}

/** Refusals of a number, not of what is done. */
const countedCodes = ['too-often', 'too-few', 'gained-too-many', 'scored-too-many', 'not-in-full'];

function drop<Item>(list: Item[], unwanted: (item: Item) => boolean): void {
  list.splice(0, list.length, ...list.filter((item) => !unwanted(item)));
}

/** A rival follows the public action of the leader's card. */
function judgeFollow(table: Table, move: FollowMove): void {
  const { on, counts } = table;
  const entries = listed<HelpingCard>(move.follow);
  const [first] = entries;
  const lead = leadersCard(table, 'follow.when', first && spelledOut<Helper>(first).card);
  if (move.box === 'private') on.no('card.private', 'private-box', { card: lead.played ?? '' });
  const led = ledBy(table, lead);
  if (!led) return;
  const { card } = led;
  if (!printedOn(card).public) {
    on.readings.add('follow.when');
    on.no('follow.when', 'nothing-to-follow', { card });
    return;
  }
  const wanted = suitsToMatch(card, led.declared);
  const added = entries.map((entry) => settleCoin(table, entry, wanted));
  on.ok(checkNumber(added.length, added.length > 1 ? table.perk() : null));
  const there = discarded(table, entries);
  for (const [at, one] of added.entries()) {
    const { from = 'hand' } = spelledOut<Helper>(entries[at] ?? one.card);
    const copies = added.slice(0, at + 1).filter((other) => other.card === one.card).length;
    const hand =
      from === 'hand' ? there.filter((own) => own === one.card).slice(copies - 1) : [one.card];
    const known = table.hand.had(one.card);
    for (const violation of checkDiscard({ hand, led }, [one]))
      if (violation.code === 'not-in-hand' && known > 0)
        on.no(violation.rule, 'copies-short', { card: one.card, from: 'hand', count: known });
      else on.ok(mismatch(violation, led, one));
  }
  // A Best Friend exists once, so the leader's can't be in hand as well.
  for (const one of added)
    if (one.card === card && isBestFriend(card))
      on.no('setup.board', 'friend-twice', { card, count: 2 });
  for (const one of added) on.effect('discard', { card: one.card });
  if (counts.own) on.no('follow.when', 'own-turn');
  const { action = {} } = move;
  const task = followTask(led, added);
  const matches = added.some((one) => matchesLed(one, led));
  if (matches) {
    const suit = printedOn(card).public?.suit;
    // A coin beside the suit itself is not a second symbol of that suit in every edition.
    if (added.some((one) => one.coin === suit && symbolsOf(one.card).some((each) => each === suit)))
      on.editions.add('follow.count');
  } else {
    // A card that does not match brings no action; what is described of one can be wrong as well.
    if (!move.action) return;
    task.times = 1;
  }
  const sameKind = lead.gained === 'pizza' || lead.gained === 'toys';
  const box = { task, choices: action, sameKind };
  const done = carryOut(table, [box], { added: [] }, described);
  // How often it could be done is no reason, as it is not done at all.
  if (!matches) drop(on.violations, ({ code }) => countedCodes.includes(code));
  // That nothing else counts is our reading: it matters where more is claimed.
  if (on.violations.some(({ rule }) => rule === 'follow.count')) on.readings.add('follow.count');
  const trashed = cardsMoved([{ trash: action.trash }]);
  if (added.some((one) => trashed.includes(one.card))) on.readings.add('action.trash');
  on.example = { follow: added, action: done[0]?.choices ?? {} };
}

function* restsOn({ leader = {} }: Situation, { follow }: FollowMove): Generator<ClauseId> {
  const cards = listed<HelpingCard>(follow);
  const card = playedBy(leader);
  yield* ['follow.when', 'follow.discard', 'follow.full'] as const;
  if (cards.length > 1) yield 'perk.copy-cat';
  const shown = cards.map((each) => new Set(symbolsOf(spelledOut<Helper>(each).card)));
  if (shown.some((symbols) => symbols.size > 1)) yield 'follow.multi-suit';
  // A card that shows nothing but a coin matches by it, whichever suit was declared.
  const isCoinDescribed = cards.some((each) => spelledOut<Helper>(each).coin !== undefined);
  if (isCoinDescribed || shown.some((symbols) => symbols.size === 1 && symbols.has('coin')))
    yield 'follow.coin-discard';
  if (!card) return;
  if (hasCoin(card)) yield 'follow.coin-declared';
  const box = printedOn(card).public;
  if (box?.suit) yield 'follow.count';
  if (leader.gained !== 'none' && box && iconsIn(box.box).some(isChoice))
    yield 'follow.same-resource';
}

/** Following with a card. */
export const following: KindOfMove<FollowMove> = { judge: judgeFollow, restsOn };
