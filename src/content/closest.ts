/** How many letters must be added, dropped, changed or swapped with a neighbour. */
function distance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1];
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      row.push(
        Math.min(
          (rows[i - 1]?.[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (rows[i - 1]?.[j - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    rows.push(row);
  }
  return rows[from.length]?.[to.length] ?? 0;
}

/** People leave out the article of `the-moles` and the chapter of `play.full`. */
const shortName = (word: string): string => (word.split('.').at(-1) ?? word).replace(/^the-/, '');

/** The known word that was probably meant: the same last part, or few letters away. */
export function closest(word: string, known: Iterable<string>): string | undefined {
  const limit = Math.max(word.length > 3 ? 2 : 1, Math.floor(word.length / 3));
  let best: { readonly word: string; readonly away: number } | undefined;
  for (const candidate of known) {
    if (candidate === word) continue;
    const away = Math.min(
      distance(word, candidate),
      1 + distance(shortName(word), shortName(candidate)),
    );
    if (away <= limit && (best === undefined || away < best.away)) best = { word: candidate, away };
  }
  return best?.word;
}
