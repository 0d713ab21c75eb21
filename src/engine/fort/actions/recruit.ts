import { no } from '../violation.ts';
import type { Action, MoveOf } from './action.ts';

type Recruit = MoveOf<'recruit'>;
const ways: readonly Recruit[] = [
  { do: 'recruit', from: 'park' },
  { do: 'recruit', from: 'yard' },
];

/** The Park is refilled at once: the deck is what there is beyond its three cards (recruit.park). */
export const inDeckAbove = (from: string): number => (from === 'deck' ? 3 : 0);

/** Recruit card (action.recruit, recruit.*): Park, Park deck or another player's Yard. */
export const recruit: Action<Recruit> = {
  tries: () => ways,
  check(means, { from }) {
    if (from === 'yard') return means.yards > 0 ? null : no('recruit.yard', 'yards-empty');
    if (means.park > inDeckAbove(from)) return null;
    return no(from === 'deck' ? 'recruit.deck' : 'recruit.park', 'park-empty', { from });
  },
  take(means, { from }, sign) {
    means[from === 'yard' ? 'yards' : 'park'] -= sign;
    means.discard += sign;
  },
};
