/** Letters that may be wrong in a word of this length; of four letters two may only have changed places. */
const slipsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 9 ? 1 : 2);

/** How many letters have to be changed, left out, added or swapped; more than `most` is not counted. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    let least = row;
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1];
      let cost = Math.min(
        (last[at] ?? 0) + 1,
        (now[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (same ? 0 : 1),
      );
      if (one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        cost = Math.min(cost, (before[at - 2] ?? 0) + 1);
      now.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = last;
    last = now;
  }
  return last[other.length] ?? most + 1;
}

const isSwap = (one: string, other: string): boolean =>
  one.length === other.length && [...one].sort().join('') === [...other].sort().join('');

/** How far a word is from another, or from the beginning of another; undefined where it is too far. */
export function slipsTo(word: string, known: string, isBeginning: boolean): number | undefined {
  const most = slipsIn(known.length < word.length ? known : word);
  if (most === 0) return undefined;
  if (!isBeginning) {
    const away = distance(word, known, most);
    if (away > most) return undefined;
    return known.length < 5 && !isSwap(word, known) ? undefined : away;
  }
  if (known.length < 5) return undefined;
  const cuts = [known.length, known.length - 1, known.length + 1].filter(
    (cut) => cut <= word.length,
  );
  const aways = cuts.map((cut) => distance(word.slice(0, cut), known, 1));
  const least = Math.min(...aways);
  return least > 1 ? undefined : least;
}
