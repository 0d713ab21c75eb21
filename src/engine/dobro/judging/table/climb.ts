import type { Effect } from '#engine/core/verdict.ts';
import { highest, isWordless, joker, lowest } from '../../cards/card.ts';
import { checkCopies } from '../../cards/copies.ts';
import { checkPlay, numberPlayed, playedOn } from '../../rules/play.ts';
import { worthOf } from '../../rules/value.ts';
import type { Play } from '../../state/move.ts';
import type { Rule, Violation } from '../../violation.ts';
import { inCommon } from './judgement.ts';

/** Jokers alone, whose number was not given. */
export const isUnnamed = ({ as, cards }: Play): boolean =>
  as === undefined && cards.length > 0 && cards.every((card) => card === joker);

/** A Joker whose number was not given may be any: the ways to say it. */
export function waysToName(play: Play): Play[] {
  if (!isUnnamed(play)) return [play];
  return Array.from({ length: highest - lowest + 1 }, (_, step) => ({
    ...play,
    as: lowest + step,
  }));
}

export const legalWays = (value: number, play: Play): Play[] =>
  waysToName(play).filter((way) => checkPlay(value, way).length === 0);

/** The violations of a play that is not legal however its Jokers are named: those with the highest number. */
export const brokenBy = (value: number, play: Play): Violation[] =>
  checkPlay(value, waysToName(play).at(-1) ?? play);

/** Clauses that a play on a value applies in our reading. */
export function readingsOf(value: number, doubled: boolean, play: Play): Rule[] {
  const [first] = play.cards;
  if (first === undefined) return [];
  if (isWordless(first)) return value === 0 ? ['climb.open'] : [];
  if (first === joker && play.cards.length === 1 && value > highest) return ['special.joker'];
  const worth = worthOf(numberPlayed(play), play.cards.length);
  if (worth !== value) return [];
  if (play.cards.length === 2) return ['turn.pair'];
  return doubled ? ['turn.equal'] : [];
}

/** A state that a climb may be in: the plays with their Jokers named in one way, and the value that leaves. */
export interface Standing {
  readonly value: number;
  readonly doubled: boolean;
  /** The value after each play; null where it depends on a number that was not given. */
  readonly values: readonly (number | null)[];
  readonly readings: readonly Rule[];
}

export const standingAt = (value: number, doubled = false): Standing => ({
  value,
  doubled,
  values: [],
  readings: [],
});

export interface Climbed {
  /** All results of naming the Jokers, each once. */
  readonly standings: readonly Standing[];
  /** The first play that breaks a rule (from 0) however the Jokers before it were named, and which. */
  readonly failed?: { readonly step: number; readonly violations: readonly Violation[] };
}

/** Merges two ways to the same result: only what they have in common is kept. */
const merged = (one: Standing, other: Standing): Standing => ({
  ...one,
  values: one.values.map((value, at) => (value === other.values[at] ? value : null)),
  readings: one.readings.filter((rule) => other.readings.includes(rule)),
});

export const mergedAll = (standings: readonly Standing[]): Standing => standings.reduce(merged);

const playedFrom = ({ value: from, doubled, values, readings }: Standing, way: Play): Standing => {
  const value = playedOn(from, way);
  const number = numberPlayed(way);
  return {
    value,
    doubled: number === 0 ? doubled : worthOf(number, way.cards.length) === from,
    values: [...values, value],
    readings: [...readings, ...readingsOf(from, doubled, way)],
  };
};

/** Continues a climb from every state it may be in, with every number that unnamed Jokers may have. */
export function climb(
  plays: readonly Play[],
  starts: readonly Standing[] = [standingAt(0)],
): Climbed {
  let standings = starts;
  for (const [step, play] of plays.entries()) {
    const next = new Map<string, Standing>();
    for (const standing of standings)
      for (const way of legalWays(standing.value, play)) {
        const played = playedFrom(standing, way);
        const key = `${played.value} ${played.doubled}`;
        const before = next.get(key);
        next.set(key, before ? merged(before, played) : played);
      }
    if (next.size === 0) {
      const { value, doubled, values, readings } = mergedAll(standings);
      const violations = inCommon(standings.map((each) => brokenBy(each.value, play)));
      const broken = [...readings, ...readingsOf(value, doubled, play)];
      return {
        standings: [{ value, doubled, values, readings: broken }],
        failed: { step, violations },
      };
    }
    standings = [...next.values()];
  }
  return { standings };
}

/** The first broken play of a climb, numbered as people count. */
export const failedStep = (climbed: Climbed | undefined): Violation[] =>
  climbed?.failed?.violations.map((violation) => ({
    ...violation,
    facts: { ...violation.facts, step: (climbed.failed?.step ?? 0) + 1 },
  })) ?? [];

/** The values that may be in play; the lowest permits most. */
export const valuesOf = (standings: readonly Standing[]): number[] =>
  [...new Set(standings.map(({ value }) => value))].sort((one, two) => one - two);

/** A Joker without a number leaves open what the value becomes, unless all numbers agree. */
export const withDoubt = (plays: Play | readonly Play[], effects: readonly Effect[]): Effect[] =>
  [plays].flat().some(isUnnamed) && !effects.some(({ code }) => code.startsWith('value'))
    ? [{ code: 'value-depends', facts: {} }, ...effects]
    : [...effects];

/** The value after each play of a climb, up to the first that breaks a rule. */
export const valuesAlong = (plays: readonly Play[]): Standing['values'] =>
  checkCopies(plays.flatMap(({ cards }) => cards)).length > 0
    ? []
    : mergedAll(climb(plays).standings).values;
