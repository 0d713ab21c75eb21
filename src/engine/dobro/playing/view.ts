import type { Card } from '../cards/card.ts';
import type { Round, State } from '../state/state.ts';

/** What one seat may know: its own hand, what is open, and how many cards the rest are. */
export interface View
  extends Pick<
    State,
    'players' | 'rounds' | 'seat' | 'phase' | 'direction' | 'value' | 'climb' | 'forgetful'
  > {
  readonly me: number;
  readonly hand: readonly Card[];
  readonly handSizes: readonly number[];
  readonly pileSizes: readonly number[];
  readonly deckSize: number;
  readonly asideSize: number;
  /** Counted piles and points; what lay in a pile stays its owner's secret (climb.take). */
  readonly finished: readonly Omit<Round, 'sums'>[];
}

export const view = (state: State, me: number): View => ({
  me,
  players: state.players,
  rounds: state.rounds,
  seat: state.seat,
  phase: state.phase,
  direction: state.direction,
  value: state.value,
  climb: state.climb,
  forgetful: state.forgetful,
  finished: state.finished.map(({ piles, forgetful, points }) => ({ piles, forgetful, points })),
  hand: state.hands[me] ?? [],
  handSizes: state.hands.map((hand) => hand.length),
  pileSizes: state.piles.map((pile) => pile.length),
  deckSize: state.deck.length,
  asideSize: state.aside.length,
});
