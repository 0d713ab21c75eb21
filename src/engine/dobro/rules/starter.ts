import { type Card, copiesOf, highest, isNumber, lowest } from '../cards/card.ts';

const numbersDown = (hand: readonly Card[]): Card[] => hand.filter(isNumber).sort((a, b) => b - a);

/** Which hand starts sooner: the highest number card, then the next highest (next.first). */
function compareHands(a: readonly Card[], b: readonly Card[]): number {
  const one = numbersDown(a);
  const other = numbersDown(b);
  for (let at = 0; at < Math.max(one.length, other.length); at++) {
    const difference = (other[at] ?? 0) - (one[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The best numbers that a hand may still hold beside those that are known. */
function bestLeft(known: readonly Card[]): Card[] {
  const left: Card[] = [];
  for (let card = highest; card >= lowest; card--) {
    const seen = known.filter((other) => other === card).length;
    left.push(...Array<Card>(Math.max(0, copiesOf(card) - seen)).fill(card));
  }
  return left;
}

/** The players with fewest points; of those tied, the best hand and any that may be better still (next.first). */
export function startersOf(
  totals: readonly number[],
  hands: readonly (readonly Card[] | undefined)[],
): number[] {
  const fewest = Math.min(...totals);
  const tied = [...totals.keys()].filter((seat) => totals[seat] === fewest);
  const known = tied.map((seat) => hands[seat]).filter((hand) => hand !== undefined);
  const [best] = known.sort(compareHands);
  if (tied.length < 2 || best === undefined) return tied;
  const unseen = known.length < tied.length ? bestLeft(hands.flatMap((hand) => hand ?? [])) : [];
  return tied.filter((seat) => compareHands(hands[seat] ?? unseen, best) <= 0);
}
