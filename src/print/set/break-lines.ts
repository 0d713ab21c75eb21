/** A word that does not fit its column, or a text that does not fit its place. */
export class Overflow extends Error {
  /** How many points are missing. */
  readonly by: number;

  constructor(what: string, by: number) {
    super(
      `${what} does not fit: ${by.toFixed(1)} pt too much\n  → shorten the text in content/ui, or give it more room in src/print/documents`,
    );
    this.name = 'Overflow';
    this.by = by;
  }
}

/** How empty the last line may be before it counts as ragged, and the penalty for a single word in it. */
const shortLast = 0.55;
const aloneCost = 0.12;

/**
 * Ragged lines, as few and as even as possible: the sum of the squares of what stays
 * empty is least. The last line may be short, but no word is left alone there if another can join it.
 * Returns where each line ends.
 */
export function breakLines(words: readonly number[], space: number, width: number): number[] {
  const cost: number[] = [0];
  const from: number[] = [0];
  for (let end = 1; end <= words.length; end += 1) {
    let best = Number.POSITIVE_INFINITY;
    let start = end - 1;
    let length = -space;
    for (let first = end - 1; first >= 0; first -= 1) {
      length += (words[first] ?? 0) + space;
      if (length > width + 0.01) break;
      const empty = (width - length) / width;
      const last = end === words.length;
      const alone = last && first > 0 && first === end - 1 ? aloneCost : 0;
      const rough = last ? Math.max(empty - shortLast, 0) : empty;
      const total = (cost[first] ?? 0) + 100 + rough * rough + alone;
      if (total < best) {
        best = total;
        start = first;
      }
    }
    if (best === Number.POSITIVE_INFINITY)
      throw new Overflow('a word', (words[end - 1] ?? 0) - width);
    cost.push(best);
    from.push(start);
  }
  const ends: number[] = [];
  for (let end = words.length; end > 0; end = from[end] ?? 0) ends.unshift(end);
  return ends;
}
