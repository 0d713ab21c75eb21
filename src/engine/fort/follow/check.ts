import { factsOf } from '../facts.ts';
import type { Means } from '../means.ts';
import type { Added } from '../move.ts';
import { type CardId, freshTask, type Played, type Task } from '../state.ts';
import { hasCoin, suitsToMatch, symbolsFor } from '../suits.ts';
import { no, type Violation } from '../violation.ts';
import { takeOut } from '../zones.ts';

/** What followers look at: the played card and what the leader said and took with it. */
export type Led = Pick<Played, 'card' | 'declared' | 'gained'>;

/** What following is checked against; `means` is the follower's before discarding. */
export interface FollowTable {
  readonly hand: readonly CardId[];
  readonly means: Means;
  readonly led: Led;
}

/** The public box as the follower uses it: only the discarded symbols count (follow.count). */
export function followTask({ card, gained }: Led, discard: readonly Added[]): Task {
  const suit = factsOf(card).public?.suit ?? null;
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
export function checkNumber(count: number, perk: Means['perk']): Violation | null {
  if (count < 1) return no('follow.discard', 'nothing-discarded');
  const most = perk === 'copy-cat' ? 2 : 1;
  if (count <= most) return null;
  return no(most === 2 ? 'perk.copy-cat' : 'follow.one-card', 'too-many-discarded', {
    count,
    most,
  });
}

export function* checkDiscard(
  { hand, led }: Omit<FollowTable, 'means'>,
  discard: readonly Added[],
): Generator<Violation> {
  const left = [...hand];
  for (const added of discard) {
    const { card, coin } = added;
    if (takeOut(left, [card]).length > 0) yield no('follow.discard', 'not-in-hand', { card });
    if (coin && !hasCoin(card)) yield no('card.coin', 'no-coin', { card });
    if (!matchesLed(added, led))
      yield no('follow.discard', 'no-match', { card, suits: suitsToMatch(led.card, led.declared) });
  }
}
