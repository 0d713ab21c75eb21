/** A word that does not fit its column, or a text that does not fit its place. */
export class Overflow extends Error {
  /** How many points there are too few. */
  readonly by: number;

  constructor(what: string, by: number) {
    super(
      `${what} does not fit: ${by.toFixed(1)} pt too much\n  → shorten the text in content/ui, or give it more room in src/print/documents`,
    );
    this.name = 'Overflow';
    this.by = by;
  }
}

/**
 * Ragged lines, as few as possible and as even as possible: the sum of the squares of what stays
 * empty is least, the last line aside. Returns where each line ends.
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
      const raggedness = last ? (empty > 0.8 ? 0.2 : 0) : empty * empty;
      const total = (cost[first] ?? 0) + 100 + raggedness;
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
