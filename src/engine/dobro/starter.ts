import { type Card, isNumber } from './card.ts';

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

/** Fewest points so far; tied, the better hand where all tied hands are known (next.first). */
export function startersOf(
  totals: readonly number[],
  hands: readonly (readonly Card[] | undefined)[],
): number[] {
  const fewest = Math.min(...totals);
  const tied = [...totals.keys()].filter((seat) => totals[seat] === fewest);
  if (tied.length < 2 || tied.some((seat) => hands[seat] === undefined)) return tied;
  const [best = []] = tied.map((seat) => hands[seat] ?? []).sort(compareHands);
  return tied.filter((seat) => compareHands(hands[seat] ?? [], best) === 0);
}
