import type { Card } from '../cards/card.ts';

/** One or two cards from hand; `as` names the number of a Joker played alone or of two Jokers. */
export interface Play {
  readonly do: 'play';
  readonly cards: readonly Card[];
  readonly as?: number;
}

/** All cards of the climb onto one's score pile (climb.take). */
export interface Take {
  readonly do: 'take';
}

/** Drawing at the end of a turn; fewer than are due is forgetting (forget.take). */
export interface Draw {
  readonly do: 'draw';
  readonly count: number;
}

export type Move = Play | Take | Draw;
