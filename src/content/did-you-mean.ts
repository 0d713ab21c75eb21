/** How many letters must be added, dropped or changed to get from one word to the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const change = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** The known word that was probably meant: the same last part, or few letters away. */
function closest(word: string, known: Iterable<string>): string | undefined {
  const limit = Math.max(2, Math.floor(word.length / 3));
  let best: { readonly word: string; readonly distance: number } | undefined;
  for (const candidate of known) {
    const sameName = candidate.split('.').at(-1) === word.split('.').at(-1);
    const away = sameName ? 1 : distance(word, candidate);
    if (away <= limit && (best === undefined || away < best.distance))
      best = { word: candidate, distance: away };
  }
  return best?.word;
}

/** The hint for an unknown id: the nearest known one, or where the known ones are listed. */
export function didYouMean(word: string, known: Iterable<string>, listedIn: string): string {
  const meant = closest(word, known);
  return meant === undefined ? `known ids are in ${listedIn}` : `did you mean "${meant}"?`;
}
