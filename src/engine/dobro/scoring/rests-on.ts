import type { Rule } from '../violation.ts';
import type { Score, Sheet } from './score.ts';

/** Clauses that the points, the start of the next round or the victory apply in our reading. */
export function scoreRestsOn({ long }: Sheet, { rounds, starters, tieBreak }: Score): Rule[] {
  const tied = rounds.some(({ places }) => {
    const known = places.filter((place) => place !== null);
    return new Set(known).size < known.length;
  });
  return [
    ...(tied ? (['score.tie'] as const) : []),
    ...(starters.length > 0 ? (['next.first'] as const) : []),
    ...(tieBreak === null ? [] : (['end.tie'] as const)),
    ...(long ? (['variant.long'] as const) : []),
  ];
}
