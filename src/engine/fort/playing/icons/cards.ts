import type { MoveOf } from '../../actions/action.ts';
import { lookoutHolds } from '../../state/capacity.ts';
import { onTurn } from '../../state/counts.ts';
import { eachCard, playerAt, remove } from '../../state/zones.ts';
import { by } from '../../violation.ts';
import type { InGame } from './game-action.ts';
import { eachSource, takeSource } from './sources.ts';

/** Icons that move cards. */

export const lookout: InGame<MoveOf<'lookout'>> = {
  most(counts) {
    const bribed = onTurn(counts, 'bribe') ? counts.park + counts.yards : 0;
    return Math.min(lookoutHolds(counts) - counts.lookout, counts.hand + bribed);
  },
  cards: (state, seat, move) =>
    move.from === 'hand'
      ? eachCard(playerAt(state, seat).hand, (card) => ({ ...move, card }))
      : eachSource(state, seat, 'lookout', move.from),
  run(state, seat, move) {
    const me = playerAt(state, seat);
    by('action.lookout');
    if (move.from === 'hand') {
      if (move.card) me.lookout.push(remove(me.hand, move.card));
      return;
    }
    by('perk.bribe');
    me.lookout.push(takeSource(state, { ...move, from: move.from }));
  },
};

export const recruit: InGame<MoveOf<'recruit'>> = {
  most: ({ park, yards }) => park + yards,
  cards: (state, seat, { from }) => eachSource(state, seat, 'recruit', from),
  run(state, seat, move) {
    by('action.recruit');
    playerAt(state, seat).discard.push(takeSource(state, move));
  },
};

export const trash: InGame<MoveOf<'trash'>> = {
  most: ({ hand, discard }) => hand + discard,
  cards: (state, seat, move) =>
    eachCard(playerAt(state, seat)[move.from], (card) => ({ ...move, card })),
  run(state, seat, { from, card }) {
    by('action.trash');
    if (card) state.box.push(remove(playerAt(state, seat)[from], card));
  },
};

export const trashRival: InGame<MoveOf<'trash-rival'>> = {
  most: ({ yards }) => yards,
  cards: (state, seat) =>
    state.players.flatMap(({ yard }, whose) =>
      whose === seat ? [] : eachCard(yard, (card) => ({ do: 'trash-rival', whose, card })),
    ),
  run(state, _, { whose, card }) {
    by('action.trash-rival');
    if (whose !== undefined && card) state.box.push(remove(playerAt(state, whose).yard, card));
  },
};

/** Noted now, carried out when all followers have finished. */
export const trashThis: InGame<MoveOf<'trash-this'>> = {
  most: () => 1,
  idle: true,
  run(state) {
    by('action.trash-this');
    if (state.played) state.played.trash = true;
  },
};
