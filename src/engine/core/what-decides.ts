import type { Attempt, Unknown } from './attempt.ts';
import type { About, Condition, Value } from './verdict.ts';
import { variousPicks, World, wayIn } from './worlds.ts';

/**
 * What a “can't tell yet” depends on. From the usual world, each fact is changed by itself: those that
 * turn the verdict over decide, and with which values they do so is what people want to hear (“only with
 * Birthday Party”). Where no single fact is enough, the smallest set of facts that leads over to a world
 * with the opposite verdict decides together.
 */

/** A fact that turns the verdict over, by itself or with others, and the values with which it does. */
export interface Change {
  readonly unknown: Unknown;
  readonly facts: readonly string[];
  readonly about: About;
  /** Of these values … */
  readonly of: readonly Value[];
  /** … the ones with which the verdict is another one. */
  readonly values: readonly Value[];
}

/** More facts at a time are too many to ask for. */
const most = 3;

const share = ({ of, values }: Change): number => values.length / of.length;

/** Whether the verdict is another one in a world; where that takes too long to tell, it is not. */
const turnsOver = <Rule extends string, Way>(
  attempt: (on: Attempt<Rule, Way>) => void,
  isLegal: boolean,
  world: World,
  tries: number,
): boolean => {
  const way = wayIn(attempt, world, tries);
  return way !== undefined && (way !== null) !== isLegal;
};

/** The facts that turn the verdict of a world over, each by itself; the most decisive first. */
export function singleChanges<Rule extends string, Way>(
  attempt: (on: Attempt<Rule, Way>) => void,
  world: World,
  isLegal: boolean,
  tries: number,
): Change[] {
  const changes = [...world.assumed.values()].flatMap(({ unknown, value: usual }): Change[] => {
    const { facts, values: of, about } = unknown;
    const values = of.filter((value) => {
      const changed = world.with(unknown, value);
      if (value === usual || !turnsOver(attempt, isLegal, changed, tries)) return false;
      // Where another fact could not stay as it was, it may have been that one.
      return [...world.with(unknown, value).assumed].every(
        ([key, { value: kept }]) => changed.valueOf(key) === kept,
      );
    });
    return values.length > 0 ? [{ unknown, facts, about, of, values }] : [];
  });
  return changes.sort((one, two) => share(two) - share(one));
}

/**
 * Whether a fact with these values decides by itself: whatever the facts are of which nothing is usual,
 * and in worlds that differ much otherwise.
 */
export function turnsAnywhere<Rule extends string, Way>(
  attempt: (on: Attempt<Rule, Way>) => void,
  world: World,
  { unknown, values }: Change,
  isLegal: boolean,
  unsure: readonly Unknown[],
  tries: number,
): boolean {
  // A table that contradicts itself proves nothing.
  const turns = (changed: World): boolean => {
    const way = wayIn(attempt, changed, tries);
    return way === undefined || (way !== null) !== isLegal;
  };
  const others = unsure.filter(({ key }) => key !== unknown.key);
  return [values[0], values.at(-1)].every((value) => {
    if (value === undefined) return true;
    const here = world.with(unknown, value);
    return (
      variousPicks
        .slice(0, mixtures)
        .every((pick) => turns(new World(pick).with(unknown, value))) &&
      others.every((other) => other.values.every((each) => turns(here.with(other, each))))
    );
  });
}
const mixtures = 4;

/** As many facts of the opposite world as possible are set back to what they are in this one: the rest decides. */
export function decidingTogether<Rule extends string, Way>(
  attempt: (on: Attempt<Rule, Way>) => void,
  world: World,
  isLegal: boolean,
  opposite: World,
  tries: number,
): Change[] {
  let nearest = opposite;
  // A fact that could not be set back at first may be once others have been.
  let before: World;
  do {
    before = nearest;
    for (const { unknown } of [...before.assumed.values()]) {
      const value = world.expected(unknown);
      if (value === nearest.valueOf(unknown.key)) continue;
      const back = nearest.with(unknown, value);
      if (turnsOver(attempt, isLegal, back, tries)) nearest = back;
    }
  } while (nearest !== before);
  const changes = [...nearest.assumed.values()].flatMap(({ unknown, value }) =>
    value === world.expected(unknown)
      ? []
      : { ...unknown, unknown, of: unknown.values, values: [value] },
  );
  // A price is too high for what there is to pay with, so that need not be mentioned as well.
  const isPriced = changes.some(({ about }) => about.is === 'price');
  return changes.filter(({ about }) => !isPriced || about.is !== 'amount');
}

/** The paths of the facts to ask for. */
export const pathsOf = (decisive: readonly { readonly facts: readonly string[] }[]): string[] =>
  [...new Set(decisive.flatMap(({ facts }) => facts))].slice(0, most);

/** The amount from which or up to which it holds, where the values are all those above or below it. */
function limitsOf({ of, values }: Change): Pick<Condition, 'least' | 'most'> {
  const [least, most] = [Math.min(...values.map(Number)), Math.max(...values.map(Number))];
  const isWhole = (from: number, to: number) =>
    of.every((value) => values.includes(value) === (Number(value) >= from && Number(value) <= to));
  if (least === most) return { least, most };
  if (isWhole(least, Number.POSITIVE_INFINITY)) return { least };
  if (isWhole(Number.NEGATIVE_INFINITY, most)) return { most };
  return {};
}

const opposite = { legal: 'illegal', illegal: 'legal' } as const;

/** What would change the answer, as far as a sentence can express it. */
export const conditionsOf = (
  changes: readonly Change[],
  verdict: Condition['verdict'],
  paths: readonly string[],
): Condition[] =>
  changes.flatMap((change): Condition[] => {
    const { facts, about, of, values } = change;
    const [fact, ...others] = facts;
    if (fact === undefined || others.length > 0 || about.is === 'other' || !paths.includes(fact))
      return [];
    const limits = about.is === 'amount' ? limitsOf(change) : {};
    // Where all values but one change the answer, that one says more.
    const rest = about.is === 'one-of' ? of.filter((value) => !values.includes(value)) : [];
    return rest.length === 1 && values.length > 1
      ? [{ ...about, fact, values: rest, verdict: opposite[verdict] }]
      : [{ ...about, fact, values, ...limits, verdict }];
  });

/** Whether a place has help, and which card helps, are two questions: they become one condition, with the number of cards. */
export const helpOnce = (conditions: readonly Condition[]): Condition[] =>
  conditions.flatMap((condition, at): Condition[] => {
    if (condition.is !== 'help') return [condition];
    const alike = (other: Condition) => other.is === 'help' && other.fact === condition.fact;
    if (conditions.findIndex(alike) < at) return [];
    return [{ ...condition, least: Math.max(1, conditions.filter(alike).length - 1) }];
  });
