/** No id or name is longer than this, so a longer word can't be a misspelt one. */
const longestWord = 80;

/**
 * How many letters must be added, dropped, changed or swapped with a neighbour; beyond `limit` the
 * count is not finished.
 */
function distance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return Number.POSITIVE_INFINITY;
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1];
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      row.push(
        Math.min(
          (last[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (last[j - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    before = last;
    last = row;
  }
  return last[to.length] ?? 0;
}

/** People leave out the article of `the-moles` and the chapter of `play.full`. */
const shortName = (word: string): string => (word.split('.').at(-1) ?? word).replace(/^the-/, '');

/** How many letters two words begin with alike: slips are rarer there than at the end. */
function beginning(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

/** How many letters may differ: fewer in a short word, or anything would be close to it. */
const usualLimit = (word: string): number =>
  Math.min(Math.max(word.length > 3 ? 2 : 1, Math.floor(word.length / 3)), word.length - 1);

/** The known word that was probably meant: the same last part, or few letters away. */
export function closest(
  word: string,
  known: Iterable<string>,
  limit = usualLimit(word),
): string | undefined {
  let best: { readonly word: string; readonly away: number; readonly alike: number } | undefined;
  if (word.length > longestWord) return undefined;
  for (const candidate of known) {
    if (candidate === word || candidate.length > longestWord) continue;
    const away = Math.min(
      distance(word, candidate, limit),
      1 + distance(shortName(word), shortName(candidate), limit),
    );
    const alike = beginning(word, candidate);
    const nearer =
      best === undefined || away < best.away || (away === best.away && alike > best.alike);
    if (away <= limit && nearer) best = { word: candidate, away, alike };
  }
  return best?.word;
}
