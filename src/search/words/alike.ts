/** Letters that may be wrong: none in the shortest words, one in short ones, two in long ones. */
const slips = (word: string): number => {
  if (/^\d/.test(word) || word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
};

/** Letters to add, drop, change or swap with the next one, as far as `most`; more than that if more. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1];
      const swapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      next[at] = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...next) > most) return most + 1;
    before = last;
    last = next;
  }
  return last[other.length] ?? most + 1;
}

/**
 * The known words that a typed one may stand for, with how much it is like them: the word itself,
 * words that begin with it, and, if it is none that we know, words that differ by a slip.
 */
export function likeWords(
  word: string,
  known: Pick<ReadonlyMap<string, unknown>, 'has' | 'keys'>,
): Map<string, number> {
  const isKnown = known.has(word);
  const allowed = isKnown ? 0 : slips(word);
  const like = new Map<string, number>();
  for (const other of known.keys()) {
    if (other === word) like.set(other, 1);
    else if (word.length > 1 && other.startsWith(word))
      like.set(other, (isKnown ? 0.3 : 0.5) + (0.4 * word.length) / other.length);
    else if (allowed > 0) {
      const apart = distance(word, other, allowed);
      if (apart <= allowed) like.set(other, 0.85 - 0.2 * apart);
    }
  }
  return like;
}
