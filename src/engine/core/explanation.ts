import type { Attempt } from './attempt.ts';
import { same } from './same.ts';
import type { Facts, Violation } from './verdict.ts';

/**
 * Why a move is refused. Of all the attempts that failed only one can be explained: the one that came
 * closest, with the reasons of those that came as close in another way. In which order reasons are
 * given is declared by the game as an order of codes.
 */

/**
 * Which reasons say most. Codes in none of the lists are broken rules like any other: they come in the
 * order in which they were found, after those in `first` and before mere consequences.
 */
export interface ReasonOrder {
  /** Broken rules that come before all others, the most decisive first. */
  readonly first: readonly string[];
  /** Reasons that only mean that this way of choosing does not fit the description. */
  readonly misfits: readonly string[];
  /** Reasons that only follow from another one. */
  readonly consequences: readonly string[];
  /** Reasons that rest on a reading of ours: they come after whatever the rulebooks themselves say. */
  readonly last: readonly string[];
  /** Dropped if another reading of the move fits the description just as well without them. */
  readonly excused: readonly string[];
  /** Reasons that say all there is to say where one way to understand the move has no others. */
  readonly alone: readonly string[];
  /** The facts of one reason in place of several that differ only in figures, because something is unknown. */
  readonly atBest?: (alike: readonly Violation[]) => Facts | undefined;
  /** By the code of a reason: others that tell the reader nothing once that one is given. */
  readonly covered?: Readonly<Record<string, readonly string[]>>;
}

/** A code's place in the declared order. */
function placeOf({ code }: Violation, { first, consequences, last }: ReasonOrder): number {
  const early = first.indexOf(code);
  if (early >= 0) return early;
  return first.length + (last.includes(code) ? 2 : consequences.includes(code) ? 1 : 0);
}

/** How far a failed attempt is from being legal. Compared figure by figure; the first that differs decides. */
interface Distance {
  readonly guessed: number;
  readonly reasons: number;
  readonly misfits: number;
  /** How far off the description it is: of the ways that don't fit it, the closest explains most. */
  readonly short: number;
  readonly consequences: number;
}
const figures = ['guessed', 'reasons', 'misfits', 'short', 'consequences'] as const;

function distanceOf({ violations, guessed }: Attempt, order: ReasonOrder): Distance {
  const count = (codes: readonly string[]) =>
    violations.filter(({ code }) => codes.includes(code)).length;
  const consequences = count(order.consequences);
  const misfits = count(order.misfits);
  const reached = violations.reduce((sum, { code, facts: { most } }) => {
    return order.misfits.includes(code) && typeof most === 'number' ? sum + most : sum;
  }, 0);
  return {
    guessed: Number(guessed),
    reasons: violations.length - consequences,
    misfits,
    short: -reached,
    consequences,
  };
}

function compared(one: Distance, other: Distance): number {
  const figure = figures.find((name) => one[name] !== other[name]);
  return figure ? one[figure] - other[figure] : 0;
}

/** As good an explanation as the best one: it differs only in consequences, if at all. */
const isAsClose = (one: Distance, best: Distance): boolean =>
  one.guessed === best.guessed &&
  one.reasons === best.reasons &&
  one.misfits === best.misfits &&
  one.consequences <= best.consequences + 1;

/** An attempt that failed, and how far it is from being legal. */
export interface Failed<Rule extends string, Way> {
  readonly on: Attempt<Rule, Way>;
  readonly distance: Distance;
}

export const failedBy = <Rule extends string, Way>(
  on: Attempt<Rule, Way>,
  order: ReasonOrder,
): Failed<Rule, Way> => ({ on, distance: distanceOf(on, order) });

export const isCloser = <Rule extends string, Way>(
  one: Failed<Rule, Way>,
  other: Failed<Rule, Way>,
): boolean => compared(one.distance, other.distance) < 0;

/** The attempt that failed least, with the reasons of the variants that come as close. */
export function explained<Rule extends string, Way>(
  failed: Iterable<Failed<Rule, Way>>,
  order: ReasonOrder,
): Attempt<Rule, Way> {
  const others = ({ violations }: Attempt<Rule, Way>) =>
    violations.filter(({ code }) => !order.consequences.includes(code));
  const isExcused = ({ on }: Failed<Rule, Way>) =>
    on.violations.some(({ code }) => order.excused.includes(code));
  const consequence = ({ violations }: Attempt<Rule, Way>) =>
    violations.findIndex(({ code }) => code === order.consequences[0]);
  const sorted = [...failed].sort((one, other) => compared(one.distance, other.distance));
  const [closest] = sorted;
  if (!closest) throw new RangeError('No attempt was made.');
  const near = sorted.filter(({ distance }) => isAsClose(distance, closest.distance));
  const best = near.find((one) => !isExcused(one)) ?? closest;
  const rest = sorted.filter((one) => one !== best && (isExcused(best) || !isExcused(one)));
  // Only a reading of ours forbids this way, so the verdict rests on it even if it is not among the reasons.
  for (const { on } of rest)
    if (!on.guessed && others(on).every(({ rule }) => on.readings.has(rule)))
      for (const { rule } of others(on)) best.on.readings.add(rule);
  const close = [best, ...rest.filter(({ distance }) => isAsClose(distance, best.distance))];
  const sole = close.find(({ on }) =>
    on.violations.every(({ code }) => order.alone.includes(code)),
  );
  if (sole) return sole.on;
  // A reason that is given without the consequence as well is not its cause.
  const without = close.filter(({ on }) => consequence(on) < 0).map(({ on }) => others(on));
  for (const { on } of close) {
    const at = consequence(on);
    if (at >= 0 && without.some((reasons) => same(reasons, others(on))))
      on.violations.splice(at, 1);
    for (const violation of on.violations) best.on.note(violation);
    for (const reading of on.readings) best.on.readings.add(reading);
    for (const edition of on.editions) best.on.editions.add(edition);
  }
  const covered = best.on.violations.flatMap(({ code }) => order.covered?.[code] ?? []);
  const kept = best.on.violations.filter(({ code }) => !covered.includes(code));
  best.on.violations.splice(0, best.on.violations.length, ...kept);
  best.on.violations.sort((one, other) => placeOf(one, order) - placeOf(other, order));
  return best.on;
}

/**
 * Of reasons that hold for some values of a fact only, none is given as long as another holds for all. One whose
 * figures depend on the fact holds for all, with figures that do.
 */
export function keepCommon<Rule extends string, Way>(
  best: Attempt<Rule, Way>,
  others: readonly Attempt<Rule, Way>[],
  { consequences, atBest }: ReasonOrder,
): void {
  const common = best.violations.flatMap((violation) => {
    const { rule, code } = violation;
    const inEach = others.map(({ violations }) => {
      const alike = violations.filter((one) => one.rule === rule && one.code === code);
      return alike.find((one) => same(one, violation)) ?? alike[0];
    });
    const alike = inEach.filter((one) => one !== undefined);
    if (alike.length < others.length) return [];
    if (alike.every((one) => same(one, violation))) return [violation];
    const facts = atBest?.(alike);
    return facts ? [{ ...violation, facts }] : [];
  });
  if (common.some(({ code }) => !consequences.includes(code)))
    best.violations.splice(0, best.violations.length, ...common);
}
