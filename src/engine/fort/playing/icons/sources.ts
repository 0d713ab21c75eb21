import type { CardId } from '../../cards/ids.ts';
import { watchPark } from '../../state/end-triggers.ts';
import type { RecruitMove } from '../../state/move.ts';
import type { Seat, State } from '../../state/state.ts';
import { witness } from '../../state/witness.ts';
import { eachCard, playerAt, remove } from '../../state/zones.ts';
import { by } from '../../violation.ts';

export type CardSource = Pick<RecruitMove, 'from' | 'card' | 'whose'>;
const parkHolds = 3;

/** The ways to take a card from the Park and its deck, or from the other players' Yards. */
export function eachSource<Do extends 'recruit' | 'lookout'>(
  state: State,
  seat: Seat,
  act: Do,
  from: CardSource['from'],
): (CardSource & { readonly do: Do })[] {
  const found: (CardSource & { readonly do: Do })[] = [];
  if (from === 'yard') {
    const { players } = state;
    for (let whose = 0; whose < players.length; whose++)
      if (whose !== seat)
        eachCard(playerAt(state, whose).yard, (card) => found.push({ do: act, from, card, whose }));
    return found;
  }
  eachCard(state.park, (card) => found.push({ do: act, from: 'park', card }));
  if (state.deck.length > 0) found.push({ do: act, from: 'park-deck' });
  return found;
}

/** Takes the card away; the Park is refilled at once (recruit.park), a Yard never (recruit.yard). */
export function takeSource(state: State, { from, card, whose }: CardSource): CardId {
  if (from === 'yard' && whose !== undefined && card) {
    by('recruit.yard');
    return remove(playerAt(state, whose).yard, card);
  }
  if (from === 'park' && card) {
    by('recruit.park');
    remove(state.park, card);
    refillPark(state);
    return card;
  }
  by('recruit.deck');
  const unseen = drawPark(state);
  witness()?.takenUnseen(unseen);
  return unseen;
}

function drawPark(state: State): CardId {
  const card = state.deck.pop();
  if (card === undefined) throw new RangeError('The Park deck is empty.');
  watchPark(state);
  return card;
}

export function refillPark(state: State): void {
  while (state.park.length < parkHolds && state.deck.length > 0) {
    const card = drawPark(state);
    state.park.push(card);
    witness()?.turnedUp(card);
  }
}
