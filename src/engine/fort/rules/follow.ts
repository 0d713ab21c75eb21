import type { CardId } from '../cards/ids.ts';
import { printedOn } from '../cards/printed.ts';
import { type Added, coinFact, hasCoin, suitsToMatch, symbolsFor } from '../cards/suits.ts';
import type { Counts } from '../state/counts.ts';
import { freshTask, type Played, type Task } from '../state/state.ts';
import { takeOut } from '../state/zones.ts';
import { no, type Violation } from '../violation.ts';

/** What followers look at: the played card, and what the leader declared and took with it. */
export type Led = Pick<Played, 'card' | 'declared' | 'gained'>;

/** What following is checked against; `counts` is the follower's before discarding. */
export interface FollowTable {
  readonly hand: readonly CardId[];
  readonly counts: Counts;
  readonly led: Led;
}

/** The public box as the follower uses it: only the discarded symbols count (follow.count). */
export function followTask({ card, gained }: Led, discard: readonly Added[]): Task {
  const suit = printedOn(card).public?.suit ?? null;
  let times: number | null = null;
  if (suit !== null) {
    times = 0;
    for (const added of discard) times += symbolsFor(added, suit);
  }
  return { ...freshTask, card, box: 'public', times, full: true, what: gained, follows: true };
}

/** Does a symbol of the card match the leader's card (follow.discard, follow.multi-suit)? */
export const matchesLed = (added: Added, { card, declared }: Led): boolean =>
  suitsToMatch(card, declared).some((suit) => symbolsFor(added, suit) > 0);

/** One card, or up to two with Copy Cat (follow.one-card, perk.copy-cat). */
export function checkNumber(count: number, perk: Counts['perk']): Violation | null {
  if (count < 1) return no('follow.discard', 'nothing-discarded');
  const most = perk === 'copy-cat' ? 2 : 1;
  if (count <= most) return null;
  return no(most === 2 ? 'perk.copy-cat' : 'follow.one-card', 'too-many-discarded', {
    count,
    most,
  });
}

export function* checkDiscard(
  { hand, led }: Omit<FollowTable, 'counts'>,
  discard: readonly Added[],
): Generator<Violation> {
  const left = [...hand];
  for (const added of discard) {
    const { card, coin } = added;
    if (takeOut(left, [card]).length > 0) yield no('follow.discard', 'not-in-hand', { card });
    if (coin && !hasCoin(card)) yield no('card.coin', 'no-coin', { card });
    if (!matchesLed(added, led))
      yield no('follow.discard', 'no-match', {
        card,
        suits: suitsToMatch(led.card, led.declared),
        ...coinFact(added),
      });
  }
}
