import { Attempt, nothingAssumed, type Unknown } from './attempt.ts';
import { searchAll } from './exhaustive-search.ts';
import type { ReasonOrder } from './explanation.ts';
import { prove } from './proof.ts';
import { same } from './same.ts';
import type { Usually, Value, Violation } from './verdict.ts';
import {
  type Change,
  conditionsOf,
  decidingTogether,
  helpOnce,
  pathsOf,
  singleChanges,
  turnsAnywhere,
} from './what-decides.ts';
import { kindest, type Pick, variousPicks, World, wayIn } from './worlds.ts';

/**
 * Judging with partial knowledge.
 *
 * A description says some facts of a table and some of a player's choices. What it leaves out is of
 * two kinds, and the whole judge rests on telling them apart:
 *
 *   - A fact of the table that was left out is *unknown*. The verdict must hold whatever it is.
 *   - A choice of the mover that was left out is *free*. One way to choose that works is enough.
 *
 * So a move is legal if for all values of the unknown facts there is some way to choose that breaks no
 * rule; illegal if there is no such way for any of them; and open if that depends on the unknown facts.
 *
 * The rules of a game know nothing of this. They are written as one straight function that makes an
 * *attempt* (attempt.ts) at the move on a table, as if everything were known:
 *
 *     ask     a rule that needs a fact nobody described asks for it, with all values it can have
 *     choose  where the mover had a choice and did not say, one of the options is taken
 *     no      a broken rule is noted, and the attempt goes on to find further ones
 *     effect  what happens is noted
 *
 * Nothing is stored between attempts and nothing is undone: the function is simply run again. Each
 * attempt replays the answers and choices of the one before and then differs in one of them.
 *
 * All unknown facts together have more values than can be tried, so `explore` goes about it like this:
 *
 *   1. It looks at a few *worlds* (worlds.ts): tables on which every fact that a rule asks for has a
 *      value, the usual one first, then the kindest, the harshest, and mixtures. In a world an attempt
 *      may stop at the first broken rule, which is quick. Two worlds with different verdicts are enough
 *      to know that the answer is open.
 *   2. Then what-decides.ts changes the facts of the usual world one by one, to see which of them turn
 *      the verdict over. Those are asked for, and only those.
 *   3. Where every world says legal, proof.ts proves it: it runs a way that worked with nothing assumed,
 *      and branches on the facts it asks for. Facts that no working way asks for are never looked at.
 *   4. Where every world says illegal, exhaustive-search.ts tries every way to choose, goes on after a
 *      broken rule to find the others, and branches on what is unknown. An attempt that has already
 *      broken a rule needs no further fact, since none could mend it.
 *
 * Of all the attempts that failed only one can be explained (explanation.ts). Which one says most, and in
 * which order its reasons are given, is declared by the game as an order of codes, not computed.
 *
 * This search has nothing to do with the one by which whole games list their legal moves: that one knows
 * everything, and works on counts for speed. Tests hold the two against each other, so they are kept
 * apart on purpose. What they share are the checks of single rules, and nothing above them.
 */

/** What a game considers usual for a fact that nobody described. */
export interface Expected {
  readonly value: Value;
  /** It mostly is. Otherwise the value is only a starting point, and is not called usual. */
  readonly mostly: boolean;
}
export type Usual = (unknown: Unknown) => Expected | undefined;

export interface Finding<Rule extends string, Way> {
  readonly verdict: 'legal' | 'illegal' | 'open';
  /** Paths of the facts that the answer depends on, the most decisive first: three at most. */
  readonly missing: readonly string[];
  /** The attempt that succeeded, or the one that failed least. Of an open one: in the usual world. */
  readonly best: Attempt<Rule, Way>;
  /** Ways to do it, each for some values of the unknown facts. */
  readonly ways: readonly Way[];
  /** What is broken, for each of the values of the unknown facts for which something is. */
  readonly broken: readonly (readonly Violation<Rule>[])[];
  /** Of an open one: what the answer is as long as everything is as usual, and what would change it. */
  readonly usually?: Usually<Rule>;
}

/** A world that was looked at, and a way to do it there; null where there is none. */
interface Looked<Rule extends string, Way> {
  readonly world: World;
  readonly way: Attempt<Rule, Way> | null;
}

const undecided = { verdict: 'open', ways: [], broken: [] } as const;

/** How many attempts are made in one world before it is given up. */
const patience = 1500;

/** After this many attempts it is worth looking for another world with the opposite verdict. */
const soon = 300;

/** What certainly happens, since it happens in every one of the attempts. */
function agreed<Rule extends string, Way>(
  ways: readonly [Attempt<Rule, Way>, ...Attempt<Rule, Way>[]],
): Attempt<Rule, Way> {
  const [best, ...others] = ways;
  best.effects = best.effects.filter((effect) =>
    others.every((other) => other.effects.some((found) => same(found, effect))),
  );
  return best;
}

/** A world in which there is a way, and which differs from the kindest one in a single fact. */
function nearKindest<Rule extends string, Way>(
  attempt: (on: Attempt<Rule, Way>) => void,
  looked: readonly Looked<Rule, Way>[],
  tries: number,
): World | undefined {
  for (const { world } of looked.slice(0, 2).reverse())
    for (const { unknown, value } of [...world.assumed.values()])
      for (const other of unknown.values) {
        if (other === value) continue;
        const changed = world.with(unknown, other);
        if (wayIn(attempt, changed, tries)) return changed;
      }
  return undefined;
}

/** The one way that works whatever the unknown facts are, if there is only one. */
export function worksAnyway<Rule extends string, Way>(
  attempt: (on: Attempt<Rule, Way>) => void,
  usual: Usual,
): Attempt<Rule, Way> | undefined {
  const ways: Attempt<Rule, Way>[] = [];
  for (const pick of [
    (unknown: Unknown) => usual(unknown)?.value ?? kindest(unknown),
    ...variousPicks,
  ]) {
    const way = wayIn(attempt, new World(pick), patience);
    if (way === null) return undefined;
    if (way) ways.push(way);
  }
  const proof = prove(attempt, ways);
  return 'ways' in proof ? agreed(proof.ways) : undefined;
}

/** For all values of unknown facts: is there a way to choose that breaks no rule? */
export function explore<Rule extends string, Way>(
  attempt: (on: Attempt<Rule, Way>) => void,
  order: ReasonOrder,
  usual: Usual = () => undefined,
): Finding<Rule, Way> {
  const usualPick = (unknown: Unknown): Value => usual(unknown)?.value ?? kindest(unknown);
  const looked: Looked<Rule, Way>[] = [];
  const lookAt = (pick: Pick): Looked<Rule, Way> | undefined => {
    const world = new World(pick);
    const way = wayIn(attempt, world, patience);
    if (way === undefined) return undefined;
    const one = { world, way };
    looked.push(one);
    return one;
  };

  const changesOf = ({ world, way }: Looked<Rule, Way>): Change[] =>
    singleChanges(attempt, world, way !== null, patience);
  const open = (
    first: Looked<Rule, Way>,
    changes: readonly Change[],
    opposite: World,
  ): Finding<Rule, Way> => {
    const isLegal = first.way !== null;
    const alone = changes.length > 0;
    const decisive = alone
      ? changes
      : decidingTogether(attempt, first.world, isLegal, opposite, patience);
    const facts = pathsOf(decisive);
    const isMostlySo = [...first.world.assumed.values()].every(
      ({ unknown }) =>
        !unknown.facts.some((fact) => facts.includes(fact)) || usual(unknown)?.mostly,
    );
    // Where nothing is usual, a fact counts only if it changes the answer whatever else is unknown.
    const unsure = [...first.world.assumed.values()]
      .map(({ unknown }) => unknown)
      .filter((unknown) => !usual(unknown)?.mostly);
    const given =
      isMostlySo || !alone
        ? decisive
        : decisive.filter(
            (change) =>
              // A price is too high for what there is to pay with, whatever that is.
              change.about.is === 'price' ||
              turnsAnywhere(attempt, first.world, change, isLegal, unsure, patience),
          );
    // Facts that decide by themselves are asked for; those that decide only together are named together or not at all.
    const named = alone ? facts : given.flatMap((change) => change.facts);
    const conditions = conditionsOf(given, isLegal ? 'illegal' : 'legal', named);
    const { assumed } = first.world;
    const best =
      first.way ??
      (isMostlySo ? searchAll(attempt, order, assumed).best : new Attempt<Rule, Way>(assumed));
    return {
      ...undecided,
      missing: facts,
      best,
      usually: {
        ...(isMostlySo && { verdict: isLegal ? 'legal' : 'illegal' }),
        violations: isMostlySo && !isLegal ? best.violations : [],
        conditions: alone ? conditions : [],
        ...(!alone && conditions.length === decisive.length && { together: helpOnce(conditions) }),
      },
    };
  };

  const first = lookAt(usualPick);
  if (first && first.world.assumed.size > 0)
    for (const pick of variousPicks) {
      const other = lookAt(pick);
      if (other && !other.way !== !first.way) return open(first, changesOf(first), other.world);
    }

  if (first?.way) {
    const changes = changesOf(first);
    if (changes.length > 0) return open(first, changes, first.world);
    const proof = prove(
      attempt,
      looked.flatMap(({ way }) => way ?? []),
    );
    if ('ways' in proof) {
      const ways = proof.ways.flatMap(({ example }) => example ?? []);
      return { verdict: 'legal', missing: [], best: agreed(proof.ways), ways, broken: [] };
    }
    if ('failsWith' in proof) return open(first, changes, new World(usualPick, proof.failsWith));
    return { ...undecided, missing: pathsOf([proof.unsettled]), best: first.way };
  }

  // Where the search takes long, a world that is kind but for one fact is found quickly if there is one.
  let search = searchAll(attempt, order, nothingAssumed, soon);
  if (first && search.unsettled) {
    const opposite = nearKindest(attempt, looked, patience);
    if (opposite) return open(first, changesOf(first), opposite);
    search = searchAll(attempt, order);
  }
  const { verdict, best, broken, worksWith, unsettled } = search;
  if (first && verdict === 'open' && worksWith)
    return open(first, changesOf(first), new World(usualPick, worksWith));
  return {
    verdict,
    missing: verdict === 'open' ? pathsOf([unsettled ?? { facts: [] }]) : [],
    best,
    ways: best.example ? [best.example] : [],
    broken,
  };
}
