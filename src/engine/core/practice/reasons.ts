import type { Moment, PractisedGame } from './practised-game.ts';

/** A situation in which one clause is broken. */
export interface Broken extends Moment {
  readonly clause: string;
}

type Pair = readonly [string, string];

const areAlike = ({ alike }: PractisedGame, one: string, other: string): boolean =>
  alike.some((group) => group.includes(one) && group.includes(other));

/** Clauses that come to mind at a situation and are clearly not the reason. */
const wrongOnes = (game: PractisedGame, about: Broken, asked: readonly string[]): string[] =>
  asked.filter(
    (id) =>
      id !== about.clause &&
      !areAlike(game, id, about.clause) &&
      !(game.covers[id] ?? []).includes(about.clause) &&
      game.comesToMind(id, about),
  );

const pairsOf = (game: PractisedGame, ids: readonly string[]): Pair[] =>
  ids.flatMap((one, at) =>
    // Of two clauses that are alike neither could be the reason: both would give themselves away.
    ids
      .slice(at + 1)
      .flatMap((other): Pair[] => (areAlike(game, one, other) ? [] : [[one, other]])),
  );

/** Whether there are two wrong reasons for a situation, among the clauses that are asked about. */
export const isAskable = (game: PractisedGame, about: Broken, asked: readonly string[]): boolean =>
  pairsOf(game, wrongOnes(game, about, asked)).length > 0;

/** How often each clause is right and wrong, over all and within a chapter. */
class Tally {
  private readonly right = new Map<string, number>();
  private readonly wrong = new Map<string, number>();

  private readonly chapterOf: (clause: string) => string;

  constructor(chapterOf: (clause: string) => string) {
    this.chapterOf = chapterOf;
  }

  private placesOf(id: string, broken: string): string[] {
    const chapter = this.chapterOf(broken);
    // People who practise a chapter know that the reason is in it.
    return this.chapterOf(id) === chapter ? [id, `${chapter} ${id}`] : [id];
  }

  counts({ clause }: Broken): void {
    for (const place of this.placesOf(clause, clause))
      this.right.set(place, (this.right.get(place) ?? 0) + 1);
  }

  offers({ clause }: Broken, pair: Pair, change: 1 | -1): void {
    for (const place of pair.flatMap((id) => this.placesOf(id, clause)))
      this.wrong.set(place, (this.wrong.get(place) ?? 0) + change);
  }

  /** What it costs to offer this pair: by chance a clause would be wrong twice as often as right. */
  costOf({ clause }: Broken, pair: Pair): number {
    const chapter = this.chapterOf(clause);
    const costs = pair.flatMap((id) => {
      const off = this.placesOf(id, clause).map((place) => {
        const right = this.right.get(place) ?? 0;
        const before = this.wrong.get(place) ?? 0;
        const far = (wrong: number): number => ((wrong - 2 * right) / right) ** 2;
        return far(before + 1) - far(before);
      });
      return [...off, this.chapterOf(id) === chapter ? 0 : stranger];
    });
    return costs.reduce((sum, each) => sum + each, 0);
  }
}

/** The price of a reason from another chapter. */
const stranger = 1.5;
/** After this many rounds nothing improves any more. */
const rounds = 30;

/**
 * Two wrong reasons for each situation, chosen so that every clause that is offered is right about as often as
 * chance would have it: one that hardly ever is, or always, would give itself away. A situation with too
 * few is left out.
 */
export function wrongReasons<Item extends Broken>(
  game: PractisedGame,
  all: readonly Item[],
  chapterOf: (clause: string) => string,
): Map<Item, Pair> {
  const asked = [...new Set(all.map(({ clause }) => clause))].sort();
  const open = all.flatMap((item) => {
    const pairs = pairsOf(game, wrongOnes(game, item, asked));
    return pairs.length === 0 ? [] : [{ item, pairs }];
  });
  // The clause of a situation that is left out is no longer right anywhere, so it must not be offered elsewhere.
  if (open.length < all.length)
    return wrongReasons(
      game,
      open.map(({ item }) => item),
      chapterOf,
    );
  const tally = new Tally(chapterOf);
  for (const { item } of open) tally.counts(item);
  const chosen = new Map<Item, Pair>();
  for (let round = 0; round < rounds; round++) {
    let changed = false;
    for (const { item, pairs } of open) {
      const before = chosen.get(item);
      if (before) tally.offers(item, before, -1);
      const costs = pairs.map((pair) => tally.costOf(item, pair));
      const best = pairs[costs.indexOf(Math.min(...costs))];
      if (!best) continue;
      tally.offers(item, best, 1);
      chosen.set(item, best);
      changed ||= best !== before;
    }
    if (!changed) break;
  }
  return chosen;
}

/** By chance one of three reasons is right; twice as often is too much. */
const mostOftenRight = 2 / 3;

/** A situation too many: its clause is so rarely wrong that offering it gives the answer away. */
export function tooOftenRight<Item extends Broken>(
  reasons: ReadonlyMap<Item, Pair>,
): Item | undefined {
  const items = [...reasons.keys()];
  const wrong = [...reasons.values()].flat();
  return items.findLast(({ clause }) => {
    const right = items.filter((item) => item.clause === clause).length;
    const offered = right + wrong.filter((id) => id === clause).length;
    return right > offered * mostOftenRight;
  });
}
