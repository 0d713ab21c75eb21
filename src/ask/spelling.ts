/** Letters that may be wrong in a word of this length; of four letters two may only have changed places. */
const slipsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 11 ? 1 : 2);

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

const isVowel = (letter: string | undefined): boolean => /[aeiouyаеиоуыэюя]/.test(letter ?? '');

/**
 * Whether a word is what fingers make of another, and no other word of the language that only looks like it:
 * two letters changed places, one inside was left out or doubled, or a vowel stands for another.
 */
function isSlip(word: string, known: string): boolean {
  if (isSwap(word, known)) return true;
  const shorter = word.length < known.length ? word : known;
  let same = 0;
  while (same < shorter.length && word[same] === known[same]) same += 1;
  if (word.length < known.length)
    return known.length > 4 && same > 0 && (same < word.length || known.length > 5);
  if (word.length > known.length) return known.length > 7 || word[same] === word[same - 1];
  return known.length > 5 && same > 0 && isVowel(word[same]) && isVowel(known[same]);
}

/** How far a word is from another, or from the beginning of another; undefined where it is too far. */
export function slipsTo(word: string, known: string, isBeginning: boolean): number | undefined {
  const most = slipsIn(known.length < word.length ? known : word);
  if (most === 0) return undefined;
  if (!isBeginning) {
    const away = distance(word, known, most);
    if (away > most || (away === 1 && !isSlip(word, known))) return undefined;
    return known.length < 5 && !isSwap(word, known) ? undefined : away;
  }
  if (known.length < 5) return undefined;
  const cuts = [known.length, known.length - 1, known.length + 1].filter(
    (cut) => cut <= word.length,
  );
  const isNear = cuts.some((cut) => {
    const begun = word.slice(0, cut);
    // Of a beginning little is left to tell it from another: «понимаю» is no «поднимаю».
    const isSure =
      known.length > 6 || isSwap(begun, known) || begun.slice(0, 3) === known.slice(0, 3);
    return isSure && distance(begun, known, 1) === 1 && isSlip(begun, known);
  });
  return isNear ? 1 : undefined;
}
