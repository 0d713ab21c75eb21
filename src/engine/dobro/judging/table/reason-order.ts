import type { ReasonOrder } from '#engine/core/explanation.ts';

/** Whose turn it is comes before what is in hand, and that before what the cards are worth. */
export const reasonOrder: ReasonOrder = {
  first: ['round-over', 'taker-opens', 'not-your-turn', 'not-in-hand'],
  misfits: [],
  consequences: [],
  last: [],
  excused: [],
  alone: [],
};
