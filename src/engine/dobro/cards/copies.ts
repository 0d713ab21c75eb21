import { no, type Violation } from '../violation.ts';
import { type Card, copiesOf, nameOf, reverse } from './card.ts';

/** No more of a card than were printed, counting all that is described (setup.deck). */
export function checkCopies(cards: readonly Card[], players?: number): Violation[] {
  const counts = new Map<Card, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].flatMap(([card, count]) => {
    if (players === 2 && card === reverse) return [no('two.remove', 'no-reverse')];
    const copies = copiesOf(card);
    return count > copies
      ? [no('setup.deck', 'too-many-copies', { card: nameOf(card), count, copies })]
      : [];
  });
}
