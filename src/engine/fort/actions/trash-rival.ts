import { by, no } from '../violation.ts';
import { eachCard, playerAt, remove } from '../zones.ts';
import type { Action, MoveOf } from './action.ts';

type TrashRival = MoveOf<'trash-rival'>;
const ways: readonly TrashRival[] = [{ do: 'trash-rival' }];

/** Trash rival card (action.trash-rival): out of a rival's Yard. */
export const trashRival: Action<TrashRival> = {
  tries: () => ways,
  check: (means) => (means.yards > 0 ? null : no('action.trash-rival', 'yards-empty')),
  most: ({ yards }) => yards,
  take(means, _, sign) {
    means.yards -= sign;
  },
  cards: (state, seat) =>
    state.players.flatMap(({ yard }, whose) =>
      whose === seat ? [] : eachCard(yard, (card) => ({ do: 'trash-rival', whose, card })),
    ),
  run(state, _, { whose, card }) {
    by('action.trash-rival');
    if (whose !== undefined && card) state.box.push(remove(playerAt(state, whose).yard, card));
  },
};
