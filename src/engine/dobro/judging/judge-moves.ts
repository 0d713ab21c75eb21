import type { Facts, JudgeOptions } from '#engine/core/verdict.ts';
import type { DescribedMove, Situation } from '../format/schema.ts';
import { no } from '../violation.ts';
import { type Judgement, refused } from './answer.ts';
import { judge } from './judge.ts';
import { inOwnName, withNames } from './reading.ts';
import {
  allHands,
  asDescribed,
  beforeMove,
  begin,
  type Course,
  tableAfter,
} from './table-after.ts';

/** One of several moves: the verdict on it, and the table after it where it is legal. */
export interface Step extends Judgement {
  /** Who moves, where that can be told. */
  readonly by?: string;
  readonly situation?: Situation;
}

export interface JudgedMoves extends Judgement {
  readonly steps: readonly Step[];
}

/** Whoever moves is judged as `me`; the asker is called by the mover's name meanwhile. */
const exchanged =
  (mover: string) =>
  (name: string): string =>
    name === 'me' ? mover : name === mover ? 'me' : name;

const factsWith = (facts: Facts, name: (name: string) => string): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([key, fact]) => [
      key,
      typeof fact === 'string' ? fact.split(' / ').map(name).join(' / ') : fact,
    ]),
  );

/** Paths of the mover's own hand are those of the asker: for others they say whose. */
const ofOthers = (fact: string, mover: string | undefined): string =>
  mover !== 'me' && (fact === 'hand' || fact === 'holding') ? 'hands' : fact;

function judgeStep(course: Course, move: DescribedMove, options: JudgeOptions): Judgement {
  const { mover, drawing, situation } = course;
  // A draw ends a turn: nobody draws before acting, or twice (turn.draw, forget.wait).
  if ('draw' in move && !move.late && !drawing) return refused([no('forget.wait', 'not-now')]);
  if (mover === undefined) {
    const { hands: _, out: __, ...table } = situation;
    return judge(table, move, options);
  }
  const name = exchanged(mover);
  const found = judge(withNames(allHands(course), name), move, options);
  return {
    ...found,
    violations: found.violations.map((each) => ({ ...each, facts: factsWith(each.facts, name) })),
    effects: found.effects.map((each) => ({ ...each, facts: factsWith(each.facts, name) })),
    missing: found.missing.map((each) => ({ ...each, fact: ofOthers(each.fact, mover) })),
    ...(found.granted && mover !== 'me' ? { granted: [] } : {}),
  };
}

/**
 * Judges several moves in the order they are made: the first by the asker, the others by whoever's turn
 * it is, each on the table that those before it leave. The first that is not legal decides.
 */
export function judgeMoves(
  described: Situation,
  [first, ...moves]: readonly [DescribedMove, ...DescribedMove[]],
  options: JudgeOptions = {},
): JudgedMoves {
  const named = (name: string): string => (name === 'me' ? (described.me ?? name) : name);
  const own = described.me === undefined ? {} : { me: described.me };
  const tableOf = (course: Course): Situation => ({
    ...withNames(asDescribed(course), named),
    ...own,
  });
  const opening = judge(described, first, options);
  if (opening.verdict !== 'legal') return { ...opening, steps: [{ ...opening, by: named('me') }] };
  const { me: _, ...table } = inOwnName(described);
  let course = tableAfter(begin(table), first, opening);
  const steps: Step[] = [{ ...opening, by: named('me'), situation: tableOf(course) }];
  for (const move of moves) {
    course = beforeMove(course, move);
    const by = course.mover === undefined ? {} : { by: named(course.mover) };
    const found = judgeStep(course, move, options);
    if (found.verdict !== 'legal') return { ...found, steps: [...steps, { ...found, ...by }] };
    course = tableAfter(course, move, found);
    steps.push({ ...found, ...by, situation: tableOf(course) });
  }
  const readings = new Set(steps.flatMap((step) => step.readings));
  return {
    verdict: 'legal',
    violations: [],
    missing: [],
    effects: [],
    readings: [...readings],
    ...(opening.granted ? { granted: opening.granted } : {}),
    steps,
  };
}
