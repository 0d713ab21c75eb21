import { highest, lowest } from '../cards/card.ts';

/** The arithmetic at the heart of the game. A value of 0 means that there is none yet. */

/** What a play is worth: a single its number, a pair its sum (turn.higher, turn.pair). */
export const worthOf = (number: number, count: number): number => number * count;

/** The value after a play of that worth: doubled when equal (turn.equal), else the worth. */
export const valueAfter = (value: number, worth: number): number =>
  worth === value ? 2 * worth : worth;

/** Every value that can be in play, found by playing everything on everything: too low a play leaves what opens a climb. */
export function reachableValues(): number[] {
  const found = new Set<number>();
  const waiting = [0];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    for (let number = lowest; number <= highest; number++) {
      for (const count of [1, 2]) {
        const worth = worthOf(number, count);
        const next = valueAfter(value, worth);
        if (!found.has(next)) {
          found.add(next);
          waiting.push(next);
        }
      }
    }
  }
  return [...found].sort((a, b) => a - b);
}

/** Number cards, one entry each. */
type Cards = readonly number[];

/** The fewest number cards that make a value: any of these lists will do, with a Joker in place of any card. */
export function cardsFor(value: number): readonly Cards[] {
  const plays = (worth: number): Cards[] =>
    [1, 2].flatMap((count) => {
      const number = worth / count;
      const fits = Number.isInteger(number) && number >= lowest && number <= highest;
      return fits ? [Array<number>(count).fill(number)] : [];
    });
  // A play of that worth, or an equal one on half of it (turn.equal).
  const doubled = plays(value / 2).flatMap((play) =>
    cardsFor(value / 2).map((before) => [...before, ...play]),
  );
  return [...plays(value), ...doubled];
}
