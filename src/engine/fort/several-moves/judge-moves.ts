import { type JudgedMoves, judgeInOrder, usuallyForAsker } from '#engine/core/judge-in-order.ts';
import type { Facts, JudgeOptions } from '#engine/core/verdict.ts';
import type { DescribedMove } from '../format/move.ts';
import type { Situation } from '../format/situation.ts';
import { type Found, judge } from '../judging/judge.ts';
import { isFollowing } from '../judging/table/lead.ts';
import type { Violation } from '../violation.ts';
import { tableAfter } from './after-move.ts';
import { beforeMove, begin, type Course, decidedBefore } from './course.ts';
import { exchanged, factsWith, namedBy, pathFor, seenBy } from './seats.ts';

/** The move and the table from the mover's point of view. */
function asMover({ situation }: Course, move: DescribedMove, mover: string) {
  const name = exchanged(mover);
  const decides = isFollowing(move) && !('perk' in move);
  const table = decides ? decidedBefore(situation, mover) : situation;
  return { table: seenBy(table, mover), own: mover === 'me' ? move : namedBy(move, name), name };
}

/** A player who was passed over has not decided, but no longer can (follow.when). */
const reported = ({ refused, mover = '' }: Course, violation: Violation): Violation =>
  violation.code === 'declined-already' && !refused.includes(mover)
    ? { ...violation, code: 'passed-over' }
    : violation;

function judgeStep(course: Course, move: DescribedMove, options: JudgeOptions): Found {
  const { mover, against } = course;
  if (against.length > 0)
    return { verdict: 'illegal', violations: against, missing: [], effects: [], readings: [] };
  if (mover === undefined) {
    const fact = course.situation.turn ? 'players' : 'turn';
    return { verdict: 'open', violations: [], missing: [{ fact }], effects: [], readings: [] };
  }
  const { table, own, name } = asMover(course, move, mover);
  const judgement = judge(table, own, options);
  const violations = judgement.violations.map((each) => reported(course, each));
  const found = { ...judgement, violations };
  if (mover === 'me') return found;
  const { granted: _, example, usually, ...rest } = found;
  const named = (facts: Facts) => factsWith(facts, name);
  const path = (fact: string) => pathFor(fact, mover);
  return {
    ...rest,
    violations: rest.violations.map((each) => ({ ...each, facts: named(each.facts) })),
    effects: rest.effects.map((each) => ({ ...each, facts: named(each.facts) })),
    missing: rest.missing.map((each) => ({ ...each, fact: path(each.fact) })),
    ...(usually && { usually: usuallyForAsker(usually, path, named) }),
    ...(example ? { example: namedBy(example, name) } : {}),
  };
}

function after(course: Course, move: DescribedMove, found: Found): Course {
  const { mover = 'me', situation } = course;
  const { table, own, name } = asMover(course, move, mover);
  const { example, ...rest } = found;
  const left = tableAfter(table, own, {
    ...rest,
    ...(example ? { example: namedBy(example, name) } : {}),
  });
  const { me, ...seen } = seenBy(left.situation, mover);
  return {
    ...course,
    // What the other seat could not know is unchanged.
    situation: { ...seen, me: me && Object.keys(me).length > 0 ? me : situation.me },
    oneWay: left.oneWay,
    refused: 'play' in move ? [] : declines(move) ? [...course.refused, mover] : course.refused,
    over: course.over || 'draw' in move,
  };
}

const declines = (move: DescribedMove): boolean =>
  'decline' in move || ('skip' in move && move.skip === 'follow');

/**
 * Judges several moves in the order they are made, rivals' moves among them, each on the table that those
 * before it leave. What the rules leave no choice about may be left out. The first that is not legal decides.
 */
export function judgeMoves(
  described: Situation,
  moves: readonly [DescribedMove, ...DescribedMove[]],
  options: JudgeOptions = {},
): JudgedMoves<Found, Situation> {
  const start = begin(described, moves[0]);
  return judgeInOrder<Course, DescribedMove, Found, Situation>(
    {
      before: (course, move) => (course === start ? course : beforeMove(course, move)),
      // The first move of the asker is judged on the table as it was described.
      judge: (course, move) =>
        course === start && course.mover === 'me'
          ? judge(described, move, options)
          : judgeStep(course, move, options),
      after,
      by: ({ mover }) => mover,
      isOneWay: ({ oneWay }) => oneWay,
      asDescribed: ({ situation }) => situation,
    },
    start,
    moves,
  );
}
