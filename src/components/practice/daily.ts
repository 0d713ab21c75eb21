import { type Rolling, roll, seeded, shuffle } from '#engine/core/rng.ts';

/** What is known of a situation before it is fetched. */
export interface PracticeEntry {
  readonly id: string;
  readonly chapter: string;
  readonly level: number;
  readonly verdict: string;
}

/** How hard the five of a day are. */
const levels = [1, 1, 2, 2, 3];

/** A day as written in links: 2026-11-17. Days change at midnight UTC, everywhere at once. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  dayOf(new Date(text)) === text;

/** A fixed number for the order in which situations come up; any will do. */
const orderSeed = 1;

/** The five of a day, from easy to hard: the same for everyone who has the same situations. */
export function fiveOf(day: string, entries: readonly PracticeEntry[]): PracticeEntry[] {
  const date = Date.parse(day) / 86_400_000;
  const dice: Rolling = { rng: seeded(date) };
  const byId = entries.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const mixed = shuffle({ rng: seeded(orderSeed) }, byId);
  // Two or three of them are allowed moves, so neither number can be relied on.
  const legal = 2 + roll(dice, 2);
  const verdicts = shuffle(
    dice,
    levels.map((_, at) => (at < legal ? 'legal' : 'illegal')),
  );
  const five: PracticeEntry[] = [];
  for (const [at, level] of levels.entries()) {
    const ofVerdict = mixed.filter(({ verdict }) => verdict === verdicts[at]);
    const alike = ofVerdict.filter((entry) => entry.level === level);
    // In turn, so that none comes up again before all the others have.
    const perDay = levels.filter((each) => each === level).length;
    const next = alike.length === 0 ? 0 : (date * perDay) % alike.length;
    const inTurn = [...alike.slice(next), ...alike.slice(0, next)];
    const found = [...inTurn, ...ofVerdict, ...mixed].find((entry) => !five.includes(entry));
    if (found) five.push(found);
  }
  return five.sort((one, other) => one.level - other.level);
}

/** A chapter from easy to hard; situations already answered correctly come after the rest. */
export const chapterRun = (
  chapter: string,
  entries: readonly PracticeEntry[],
  isRight: (id: string) => boolean,
): PracticeEntry[] =>
  entries
    .filter((entry) => entry.chapter === chapter)
    .sort(
      (one, other) =>
        Number(isRight(one.id)) - Number(isRight(other.id)) ||
        one.level - other.level ||
        // The order must not give away which are allowed.
        (one.id < other.id ? -1 : 1),
    );
