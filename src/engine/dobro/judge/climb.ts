import { highest, isWordless, joker, lowest } from '../card.ts';
import type { Play } from '../move.ts';
import { checkPlay, numberPlayed, playedOn } from '../play-rules.ts';
import { worthOf } from '../value.ts';
import type { Rule, Violation } from '../violation.ts';

/** A Joker whose number was not said may be any: the ways to say it. */
function waysToName(play: Play): Play[] {
  const free = play.as === undefined && play.cards.every((card) => card === joker);
  if (!free || play.cards.length === 0) return [play];
  return Array.from({ length: highest - lowest + 1 }, (_, step) => ({
    ...play,
    as: lowest + step,
  }));
}

/** The first way that breaks no rule, or else what every way breaks. */
export function bestWay(value: number, play: Play): { play: Play; violations: Violation[] } {
  const ways = waysToName(play).map((way) => ({ play: way, violations: checkPlay(value, way) }));
  const legal = ways.find(({ violations }) => violations.length === 0);
  return legal ?? ways.at(-1) ?? { play, violations: [] };
}

/** Clauses of which a play on a value uses our reading. */
export function readingsOf(value: number, doubled: boolean, play: Play): Rule[] {
  const [first] = play.cards;
  if (first === undefined) return [];
  if (isWordless(first)) return value === 0 ? ['climb.open'] : ['climb.value'];
  const worth = worthOf(numberPlayed(play), play.cards.length);
  if (first === joker && play.cards.length === 1 && value > highest) return ['special.joker'];
  if (worth !== value) return [];
  if (play.cards.length === 2) return ['turn.pair'];
  return doubled ? ['turn.equal'] : [];
}

/** Where a climb stands after some plays. */
export interface Climbed {
  readonly values: readonly number[];
  readonly plays: readonly Play[];
  readonly value: number;
  readonly doubled: boolean;
  readonly readings: readonly Rule[];
  /** The first play that breaks a rule (from 0), and which. */
  readonly failed?: { readonly step: number; readonly violations: readonly Violation[] };
}

/** The values that a play can leave, over all ways to name its Jokers. */
const branches = (value: number, play: Play): Play[] =>
  waysToName(play).filter((way) => checkPlay(value, way).length === 0);

/**
 * Plays a climb from a value. Jokers whose number was not said are named so that the whole climb
 * works out, if there is such a way.
 */
export function climb(plays: readonly Play[], from = 0, step = 0, doubled = false): Climbed {
  const [play, ...rest] = plays;
  if (play === undefined) return { values: [], plays: [], value: from, doubled, readings: [] };
  let furthest: Climbed | undefined;
  for (const way of branches(from, play)) {
    const value = playedOn(from, way);
    const worth = worthOf(numberPlayed(way), way.cards.length);
    const twice = numberPlayed(way) === 0 ? doubled : worth === from;
    const further = climb(rest, value, step + 1, twice);
    const whole: Climbed = {
      ...further,
      values: [value, ...further.values],
      plays: [way, ...further.plays],
      readings: [...readingsOf(from, doubled, way), ...further.readings],
    };
    if (whole.failed === undefined) return whole;
    if (furthest === undefined || (furthest.failed?.step ?? 0) < whole.failed.step)
      furthest = whole;
  }
  if (furthest !== undefined) return furthest;
  const { violations } = bestWay(from, play);
  const readings = readingsOf(from, doubled, play);
  return { values: [], plays: [], value: from, doubled, readings, failed: { step, violations } };
}
