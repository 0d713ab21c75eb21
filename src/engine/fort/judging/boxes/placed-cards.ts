import type { Facts } from '#engine/core/verdict.ts';
import { type CardId, isBestFriend } from '../../cards/ids.ts';
import type { Choices } from '../../format/move.ts';
import { listed, spelledOut } from '../../format/spelling.ts';
import type { Moved, MovedCard } from '../../format/values.ts';
import type { Source } from '../../format/vocabulary.ts';
import { onTurn } from '../../state/counts.ts';
import type { Rule } from '../../violation.ts';
import { atLeast, cardsIn, isWhole } from '../table/described.ts';
import type { Rival, Table } from '../table/described-table.ts';
import { reportRecycling } from './step-effects.ts';

/** A card that moves, by name if it is named, with the place it comes from once that has been found. */
export interface Placed {
  readonly card?: CardId | undefined;
  readonly from?: Source | undefined;
  readonly of?: string | undefined;
}

export type CardKind = 'trash' | 'put-in-lookout' | 'recruit';
export type PlacedChoices = Omit<Choices, CardKind | 'trash-rival'> & {
  readonly [kind in CardKind]?: readonly Placed[];
} & { readonly 'trash-rival'?: Placed | readonly [] };

export const placed = (entry: MovedCard): Placed => {
  const { card, ...rest } = spelledOut<Moved>(entry);
  return { ...rest, card: card === '?' ? undefined : card };
};

/** Does one of these Yards hold the card, or any card if it is not named? */
const inYard = (owners: readonly Rival[], card: CardId | undefined): boolean =>
  owners.some(({ yard }) => (card ? yard.take(card, true) : yard.count > 0));

const ownersOf = ({ rivals }: Table, of: string | undefined): readonly Rival[] =>
  rivals.filter(({ name }) => name === (of ?? name));

/** Whose place it is, where it is a rival's. */
const ownerOf = (of: string | undefined): Facts => (of && of !== 'me' ? { player: of } : {});

/** Cards of this turn that lie in front of the player: neither hand nor discard pile. */
export interface InUse {
  readonly played?: CardId;
  readonly added: readonly CardId[];
}

/** Why a card that is to be trashed is not there, after those before it. */
function refuseTrash(
  { on, me }: Table,
  card: CardId,
  from: Placed['from'],
  before: readonly Placed[],
): void {
  const place = from ?? 'hand-or-discard';
  const taken = before.filter((other) => from === undefined || other.from === from);
  const copies = taken.filter((other) => other.card === card).length;
  // All cards of a pile without named cards have been used up.
  const there = from === 'discard' && isWhole(me.discard) ? atLeast(me.discard) : undefined;
  const isUsedUp = there === taken.length && cardsIn(me.discard).length < there;
  if (copies > 0) on.no('action.trash', 'copies-short', { card, from: place, count: copies });
  else if (isUsedUp && taken.length > 0)
    on.no('action.trash', 'source-short', { from: place, need: there + 1, done: there });
  else on.no('action.trash', 'not-there', { card, from: place });
}

/** Hand or discard pile, never the deck, the played card or an added one (action.trash). */
function placeTrash(
  table: Table,
  entry: Placed,
  { played, added }: InUse,
  before: readonly Placed[],
): Placed {
  const { on, hand, discard } = table;
  const { card, from } = entry;
  const refuse = (place: string): Placed => {
    if (place === 'lookout') on.no('board.lookout', 'lookout-removed', { card: card ?? '' });
    else on.no('action.trash', 'trash-from', { from: place, card: card ?? '' });
    return entry;
  };
  if (from && from !== 'hand' && from !== 'discard') return refuse(from);
  if (!card) return entry;
  const inHand = hand.named.includes(card);
  const inPile = discard.named.includes(card);
  // Played and added cards have left the hand (play.add).
  if (!inHand && (from ? from === 'hand' : !inPile)) {
    if (card === played) return refuse('played');
    if (added.includes(card)) return refuse('added');
  }
  const piles = from ? [table[from]] : inPile && !inHand ? [discard] : [hand, discard];
  const found = piles.find((pile) => pile.take(card, true));
  if (!found) refuseTrash(table, card, from, before);
  return { card, from: found === discard ? 'discard' : 'hand' };
}

/** A card is not where it is taken from; one like it may have been, which the move takes as well. */
function refuseMissing(
  on: Table['on'],
  rule: Rule,
  card: CardId | '',
  from: string,
  count: number,
  of?: string,
): void {
  if (count > 0) on.no(rule, 'copies-short', { card, from, count });
  else on.no(rule, 'not-there', { card, from, ...ownerOf(of) });
}

const hadInYards = (table: Table, card: CardId | undefined, of: string | undefined): number =>
  card ? ownersOf(table, of).reduce((sum, { yard }) => sum + yard.had(card), 0) : 0;

/** A Best Friend stays with its owner: it is neither in the Park or its deck nor in a Yard (card.best-friend). */
const refuseFriend = (
  { on }: Table,
  card: CardId,
  from: Placed['from'],
  of: string | undefined,
): void =>
  from === 'yard'
    ? on.no('card.best-friend', 'friend-in-yard', { card, ...ownerOf(of) })
    : on.no('card.best-friend', 'friend-in-park', { card });

/** Park, Park deck or another player's Yard: to recruit, or with Bribe for the Lookout (recruit.*, perk.bribe). */
export function placeSource(table: Table, entry: Placed, rule: Rule): Placed {
  const { on, park } = table;
  const { card } = entry;
  const by = (source: Rule): Rule => (rule === 'action.lookout' ? 'perk.bribe' : source);
  let { from, of } = entry;
  if (card && !from) {
    const owner = table.yardWith(card);
    from = of || (owner && !park.named.includes(card)) ? 'yard' : 'park';
    of ??= from === 'yard' ? owner?.name : undefined;
  }
  if (of === 'me') {
    // By the English editions followers may take from their own Yards as well.
    if (!table.counts.own) on.editions.add('recruit.yard');
    on.no('recruit.yard', 'own-yard', { card: card ?? '' });
    return { ...entry, from: 'yard' };
  }
  if (card && isBestFriend(card) && (from === 'yard' || from?.startsWith('park')))
    refuseFriend(table, card, from, of);
  else if (from === 'park') {
    if (card && !park.take(card, true)) {
      // No place was given, so it may be in a Yard that nobody described.
      if (!entry.from && inYard(table.rivals, card)) return { ...entry, from: 'yard' };
      refuseMissing(on, by('recruit.park'), card, from, park.had(card));
    } else if (card && table.situation['park-deck'] !== 0) park.turnUp();
  } else if (from === 'yard') {
    if (!inYard(ownersOf(table, of), card))
      refuseMissing(on, by('recruit.yard'), card ?? '', from, hadInYards(table, card, of), of);
  } else if (from && from !== 'park-deck')
    on.no(rule, 'source', { from, card: card ?? '', ...ownerOf(of) });
  return { ...entry, from };
}

/** Recycling brings the card into the hand just in time, if it is in the discard pile (perk.recycling). */
function recycles(table: Table, card: CardId): boolean {
  const { discard, counts } = table;
  if (!onTurn(counts, 'recycling') || !discard.take(card, true)) return false;
  counts.discard -= 1;
  counts.hand += 1;
  counts.perk = null;
  reportRecycling(table, card);
  return true;
}

function placeLookout(table: Table, entry: Placed, { played, added }: InUse): Placed {
  const { on, hand, park } = table;
  const { card, from } = entry;
  const elsewhere =
    card && !hand.named.includes(card) && (park.named.includes(card) || table.yardWith(card));
  if (from ? from !== 'hand' : elsewhere) return placeSource(table, entry, 'action.lookout');
  if (!card) return entry;
  // Played and added cards have left the hand (play.add).
  const gone = card === played ? 'played' : added.includes(card) ? 'added' : undefined;
  if (gone && !hand.named.includes(card)) on.no('action.lookout', 'lookout-from', { from: gone });
  else if (!hand.take(card, true) && !recycles(table, card))
    refuseMissing(on, 'action.lookout', card, 'hand', hand.had(card));
  return { card, from: 'hand' };
}

/** Finds where every named card comes from. The impossible is refused here; numbers of cards are left to the steps. */
export function placeCards(table: Table, choices: Choices, used: InUse): PlacedChoices {
  const { on } = table;
  const {
    trash,
    'put-in-lookout': lookout,
    recruit,
    'trash-rival': fromRival,
    rival,
    ...rest
  } = choices;
  if (rival && ownersOf(table, rival).length === 0)
    on.no('action.copy-rival-pack', 'not-a-rival', { player: rival });
  const each = (list: Choices[CardKind], place: (entry: Placed) => Placed) =>
    list && listed<MovedCard>(list).map((entry) => place(placed(entry)));
  const [rivalEntry] = listed<MovedCard>(fromRival);
  const rivalCard = rivalEntry && placed(rivalEntry);
  if (rivalCard) {
    const { card, from = 'yard', of = rival } = rivalCard;
    const owners = ownersOf(table, of);
    if (from !== 'yard')
      on.no('action.trash-rival', 'trash-rival-from', { from, ...ownerOf(rivalCard.of) });
    else if (owners.length === 0) on.no('action.trash-rival', 'not-a-rival', { player: of ?? '' });
    else if (card && isBestFriend(card)) refuseFriend(table, card, 'yard', of);
    else if (!inYard(owners, card))
      on.no('action.trash-rival', 'not-there', { card: card ?? '', from: 'yard', ...ownerOf(of) });
  }
  const trashed: Placed[] = [];
  return {
    ...rest,
    rival,
    trash: each(trash, (entry) => {
      const one = placeTrash(table, entry, used, trashed);
      trashed.push(one);
      return one;
    }),
    'put-in-lookout': each(lookout, (entry) => placeLookout(table, entry, used)),
    recruit: each(recruit, (entry) => placeSource(table, entry, 'action.recruit')),
    'trash-rival': rivalCard ?? (fromRival && []),
  };
}
