import type { CardId } from '../cards/ids.ts';
import { isPlayable, printedOn } from '../cards/printed.ts';
import { type Added, declaresSuit, hasCoin } from '../cards/suits.ts';
import type { Counts } from '../state/counts.ts';
import type { PlayMove } from '../state/move.ts';
import { takeOut } from '../state/zones.ts';
import { no, type Violation } from '../violation.ts';
import { checkAdded } from './purpose.ts';

/** What a play is checked against; `counts.hand` counts the whole hand before the card is played. */
export interface PlayTable {
  readonly hand: readonly CardId[];
  readonly lookout: readonly CardId[];
  readonly counts: Counts;
}

/** One card from one's own hand, with something on it to use (play.one-card, play.blank). */
export function* checkCard(
  { hand }: Pick<PlayTable, 'hand'>,
  { card }: PlayMove,
): Generator<Violation> {
  if (!hand.includes(card)) yield no('play.one-card', 'not-in-hand', { card });
  if (!isPlayable(card)) yield no('play.blank', 'no-boxes', { card });
}

/** Which boxes, in which order, and one of them in full (play.actions, play.full, play.partial). */
export function* checkUses({ card, uses }: PlayMove): Generator<Violation> {
  const facts = printedOn(card);
  for (const { box, full } of uses) {
    const used = facts[box];
    if (!used) yield no('play.blank', 'empty-box', { card, box });
    else if (!full && !used.divisible) yield no('play.partial', 'no-parts', { card, box });
  }
  if (uses.length > new Set(uses.map(({ box }) => box)).size)
    yield no('play.actions', 'box-twice', { card });
  // A card without boxes has nothing to use in full.
  if (isPlayable(card) && !uses.some(({ full }) => full))
    yield no('play.full', 'none-in-full', { card });
}

/** The suit named for ? and the suit declared for a coin (symbol.one-suit, follow.coin-declared). */
export function* checkAnnounced({ card, uses, named, declared }: PlayMove): Generator<Violation> {
  const asksName = uses.some(({ box }) => printedOn(card)[box]?.per === 'one-suit');
  if (asksName !== (named !== undefined))
    yield asksName
      ? no('symbol.one-suit', 'name-a-suit', { card })
      : no('symbol.one-suit', 'nothing-to-name', { card });
  // A suit may be declared for every coin card; it must be declared where somebody can follow.
  if (declared === undefined && declaresSuit(card))
    yield no('follow.coin-declared', 'declare-a-suit', { card });
  if (declared !== undefined && !hasCoin(card))
    yield no('follow.coin-declared', 'nothing-to-declare', { card });
}

/** Added cards: where they lie, what their coins are, what they are for. */
export function* checkAdditions(
  { hand, lookout }: Omit<PlayTable, 'counts'>,
  move: PlayMove,
): Generator<Violation> {
  const idOf = ({ card }: Added) => card;
  for (const card of takeOut([...hand], [move.card, ...move.added.map(idOf)]))
    if (card !== move.card || hand.includes(card)) yield no('play.add', 'not-in-hand', { card });
  for (const card of takeOut([...lookout], move.lookout.map(idOf)))
    yield no('play.lookout', 'not-in-lookout', { card });
  for (const zone of ['added', 'lookout'] as const)
    for (const added of move[zone]) {
      if (added.coin && !hasCoin(added.card))
        yield no('card.coin', 'no-coin', { card: added.card });
      const violation = checkAdded(move, added, zone);
      if (violation) yield violation;
    }
}
