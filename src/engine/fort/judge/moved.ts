import type { CardId } from '../describe/cards.ts';
import { type Choices, listed, type MovedCard, type Source } from '../describe/move.ts';
import type { Rule } from '../violation.ts';
import type { Pile } from './piles.ts';
import type { Table } from './table.ts';

type Placed = { readonly card?: CardId | '?'; readonly from?: Source; readonly of?: string };
const placed = (entry: MovedCard): Placed => (typeof entry === 'object' ? entry : { card: entry });
const named = ({ card }: Placed): CardId | undefined => (card === '?' ? undefined : card);

/** Is the card there? It stays until the step is done: only its name is used up. */
function has(pile: Pile, card: CardId): boolean {
  if (!pile.take(card)) return false;
  pile.move(1);
  return true;
}

/** Cards of this turn that lie in front of the player: neither hand nor discard pile. */
export interface InUse {
  readonly played?: CardId;
  readonly added: readonly CardId[];
}

/** Hand or discard pile, never the deck, the played card or an added one (action.trash). */
function placeTrash(table: Table, entry: Placed, used: InUse): Placed {
  const { on, hand, discard } = table;
  const card = named(entry);
  const refuse = (from: string): Placed => {
    if (from === 'lookout') on.no('board.lookout', 'lookout-removed', { card: card ?? '' });
    else on.no('action.trash', 'trash-from', { from, card: card ?? '' });
    return entry;
  };
  const { from } = entry;
  if (from && from !== 'hand' && from !== 'discard') return refuse(from);
  if (!card) return entry;
  const there = (pile: Pile) => pile.named.includes(card);
  if (!from && !there(hand) && !there(discard)) {
    if (card === used.played) return refuse('played');
    if (used.added.includes(card)) return refuse('added');
  }
  const piles = from ? [table[from]] : there(discard) && !there(hand) ? [discard] : [hand, discard];
  const found = piles.find((pile) => has(pile, card));
  if (!found) on.no('action.trash', 'not-there', { card, from: from ?? 'hand' });
  return { card, from: found === discard ? 'discard' : 'hand' };
}

/** Park, Park deck or another player's Yard (recruit.*). */
export function placeSource(table: Table, entry: Placed, rule: Rule): Placed {
  const { on, park } = table;
  const card = named(entry);
  let { from, of } = entry;
  if (card && !from) {
    const owner = table.yardWith(card);
    from = of || (owner && !park.named.includes(card)) ? 'yard' : 'park';
    of ??= from === 'yard' ? owner?.name : undefined;
  }
  if (of === 'me') {
    on.no('recruit.yard', 'own-yard', { card: card ?? '' });
    return { ...entry, from: 'yard' };
  }
  if (from === 'park' && card) {
    if (!has(park, card)) on.no('recruit.park', 'not-there', { card, from });
    else if (table.situation['park-deck'] !== 0) park.turnUp();
  }
  if (from === 'yard') {
    const owners = of ? table.rivals.filter(({ name }) => name === of) : table.rivals;
    const found = card
      ? owners.some(({ yard }) => has(yard, card))
      : owners.some(({ yard }) => yard.count > 0);
    if (!found) on.no('recruit.yard', 'not-there', { card: card ?? '', from });
  }
  if (from && from !== 'park' && from !== 'park-deck' && from !== 'yard')
    on.no(rule, 'source', { from, card: card ?? '' });
  return { ...entry, ...(from ? { from } : {}) };
}

function placeLookout(table: Table, entry: Placed): Placed {
  const { on, hand, park } = table;
  const card = named(entry);
  const { from } = entry;
  const fromHand =
    from === 'hand' || (!from && (!card || (!park.named.includes(card) && !table.yardWith(card))));
  if (!fromHand && !(card && !from && hand.named.includes(card)))
    return placeSource(table, entry, 'action.lookout');
  if (card && !has(hand, card)) on.no('action.lookout', 'not-there', { card, from: 'hand' });
  return card ? { card, from: 'hand' } : entry;
}

function placeRivalCard(table: Table, entry: Placed, rival: string | undefined): Placed {
  const { on } = table;
  const card = named(entry);
  const of = entry.of ?? rival;
  const owners = of ? table.rivals.filter(({ name }) => name === of) : table.rivals;
  if (owners.length === 0) on.no('action.trash-rival', 'not-a-rival', { player: of ?? '' });
  else if (
    card ? !owners.some(({ yard }) => has(yard, card)) : !owners.some(({ yard }) => yard.count > 0)
  )
    on.no('action.trash-rival', 'not-there', { card: card ?? '', from: 'yard' });
  return entry;
}

/** Where every named card comes from; what can't be is refused here, counts are left to the steps. */
export function placeCards(table: Table, choices: Choices, used: InUse): Choices {
  const { trash, lookout, recruit, 'trash-rival': rivalCard, rival } = choices;
  if (rival !== undefined && !table.rival(rival))
    table.on.no('action.copy-rival-pack', 'not-a-rival', { player: rival });
  const each = (list: NonNullable<typeof trash>, place: (entry: Placed) => Placed) =>
    listed<MovedCard>(list).map((entry) => place(placed(entry)));
  return {
    ...choices,
    ...(trash === undefined
      ? {}
      : { trash: each(trash, (entry) => placeTrash(table, entry, used)) }),
    ...(lookout === undefined
      ? {}
      : { lookout: each(lookout, (entry) => placeLookout(table, entry)) }),
    ...(recruit === undefined
      ? {}
      : { recruit: each(recruit, (entry) => placeSource(table, entry, 'action.recruit')) }),
    ...(rivalCard === undefined
      ? {}
      : { 'trash-rival': placeRivalCard(table, placed(rivalCard), rival) }),
  };
}
