import { shuffle } from '#engine/core/rng.ts';
import { figures } from '#generated/fort.ts';
import { printedOn } from '../../cards/printed.ts';
import type { Seat, State } from '../../state/state.ts';
import { witness } from '../../state/witness.ts';
import { playerAt } from '../../state/zones.ts';
import { by } from '../../violation.ts';

/** Cleanup: the Yard goes to the discard pile (cleanup.yard); there is none on a first turn. */
export function cleanup(state: State): void {
  const me = playerAt(state, state.leader);
  by(state.turns <= state.players.length ? 'cleanup.first-turn' : 'cleanup.yard');
  me.discard.push(...me.yard);
  me.yard = [];
}

/** Discard: used cards and Best Friends to the discard pile, the rest of the hand to the Yard. */
export function discard(state: State): void {
  const me = playerAt(state, state.leader);
  by('discard.used');
  if (me.lookout.length > 0) by('discard.lookout');
  const { used } = state;
  me.discard.push(...used);
  state.used = [];
  for (const card of me.hand) {
    if (printedOn(card).friend) {
      by('card.best-friend');
      me.discard.push(card);
    } else {
      by('discard.yard');
      by('board.yard');
      me.yard.push(card);
    }
  }
  const friends = me.hand.filter((card) => printedOn(card).friend);
  witness()?.discarded([...used, ...friends], me.yard);
  me.hand = [];
}

/** Draw 5, shuffling the discard pile when the deck is empty (draw.five, draw.reshuffle). */
export function draw(state: State, seat: Seat): void {
  const me = playerAt(state, seat);
  by('draw.five');
  const kept = me.hand.length;
  let reshuffled = false;
  for (let n = 0; n < figures.handSize; n++) {
    if (me.deck.length === 0) {
      if (me.discard.length === 0) break;
      by('draw.reshuffle');
      reshuffled = true;
      me.deck = shuffle(state, me.discard);
      me.discard = [];
    }
    const card = me.deck.pop();
    if (card !== undefined) me.hand.push(card);
  }
  witness()?.drew(me.hand.slice(kept), reshuffled);
}
