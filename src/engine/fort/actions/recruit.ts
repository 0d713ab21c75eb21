import { by, no } from '../violation.ts';
import { playerAt } from '../zones.ts';
import type { Action, MoveOf } from './action.ts';
import { eachSource, takeSource } from './sources.ts';

type Recruit = MoveOf<'recruit'>;
const ways: readonly Recruit[] = [
  { do: 'recruit', from: 'park' },
  { do: 'recruit', from: 'yard' },
];

/** Recruit card (action.recruit, recruit.*): Park, Park deck or another player's Yard. */
export const recruit: Action<Recruit> = {
  tries: () => ways,
  check(means, { from }) {
    if (from === 'yard') return means.yards > 0 ? null : no('recruit.yard', 'yards-empty');
    if (means.park > 0) return null;
    return no(from === 'deck' ? 'recruit.deck' : 'recruit.park', 'park-empty', { from });
  },
  most: ({ park, yards }) => park + yards,
  take(means, { from }, sign) {
    means[from === 'yard' ? 'yards' : 'park'] -= sign;
    means.discard += sign;
  },
  cards: (state, seat, { from }) => eachSource(state, seat, 'recruit', from),
  run(state, seat, move) {
    by('action.recruit');
    playerAt(state, seat).discard.push(takeSource(state, move));
  },
};
