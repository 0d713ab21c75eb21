import { type Card, highest, isNumber, isWordless, joker, lowest } from '../cards/card.ts';
import type { Play } from '../state/move.ts';

/** Every play that a hand allows on a value, each once. */
export function offeredPlays(hand: readonly Card[], value: number): Play[] {
  const plays: Play[] = [];
  let seen = 0;
  let jokers = 0;
  for (const card of hand) if (card === joker) jokers += 1;
  for (const [at, card] of hand.entries()) {
    if (seen & (1 << card)) continue;
    seen |= 1 << card;
    if (isWordless(card)) {
      plays.push({ do: 'play', cards: [card] });
    } else if (isNumber(card)) {
      if (card >= value) plays.push({ do: 'play', cards: [card] });
      if (2 * card >= value) {
        if (hand.indexOf(card, at + 1) > 0) plays.push({ do: 'play', cards: [card, card] });
        if (jokers > 0) plays.push({ do: 'play', cards: [card, joker] });
      }
    }
  }
  for (let number = lowest; number <= highest && jokers > 0; number++) {
    if (number >= value) plays.push({ do: 'play', cards: [joker], as: number });
    if (jokers > 1 && 2 * number >= value)
      plays.push({ do: 'play', cards: [joker, joker], as: number });
  }
  return plays;
}
