import { no } from '../violation.ts';
import type { Action, MoveOf } from './action.ts';

type Recruit = MoveOf<'recruit'>;
const ways: readonly Recruit[] = [
  { do: 'recruit', from: 'park' },
  { do: 'recruit', from: 'yard' },
];

/** The Park is refilled at once: the deck is what there is beyond its three cards (recruit.park). */
export const inDeckAbove = (from: string): number => (from === 'park-deck' ? 3 : 0);

/** Where such a card is counted. */
export const sourceOf = (from: string): 'yards' | 'park' => (from === 'yard' ? 'yards' : 'park');

/** Recruit card (action.recruit, recruit.*): Park, Park deck or another player's Yard. */
export const recruit = {
  tries: () => ways,
  check(counts, { from }) {
    if (counts[sourceOf(from)] > inDeckAbove(from)) return null;
    if (from === 'yard') return no('recruit.yard', 'yards-empty');
    return no(from === 'park-deck' ? 'recruit.deck' : 'recruit.park', 'park-empty', { from });
  },
  take(counts, { from }, sign) {
    counts[sourceOf(from)] -= sign;
    counts.discard += sign;
  },
} satisfies Action<Recruit>;
