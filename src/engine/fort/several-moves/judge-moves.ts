import { type JudgedMoves, judgeInOrder, usuallyForAsker } from '#engine/core/judge-in-order.ts';
import { lacking } from '#engine/core/lacking.ts';
import { same } from '#engine/core/same.ts';
import type { Effect, Facts, JudgeOptions } from '#engine/core/verdict.ts';
import type { DescribedMove } from '../format/move.ts';
import type { Situation } from '../format/situation.ts';
import { type Found, judge } from '../judging/judge.ts';
import { isFollowing } from '../judging/table/lead.ts';
import type { Violation } from '../violation.ts';
import { commonTable, keyOf } from './common-table.ts';
import { beforeMove, begin, type Course, decidedBefore } from './course.ts';
import { exchanged, factsWith, namedBy, pathFor, seenBy } from './seats.ts';
import { mostTables, tablesAfter } from './ways-after.ts';

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

/** What happened in a move, and how it may be described in full. */
interface Told {
  readonly effects: readonly Effect[];
  readonly example: DescribedMove | undefined;
  /** The cards that were added. */
  readonly added: readonly unknown[];
}

/** One way in which the moves so far can have been made, where their descriptions leave choices open. */
interface Way {
  readonly course: Course;
  readonly told: readonly Told[];
}

/** The ways in which a legal move can have been made in a course. */
function after({ course, told }: Way, move: DescribedMove, found: Found): Way[] {
  const { mover = 'me', situation } = course;
  const { table, own, name } = asMover(course, move, mover);
  const { example, ...rest } = found;
  const mine: Found = { ...rest, ...(example ? { example: namedBy(example, name) } : {}) };
  return tablesAfter(table, own, mine).map((left) => {
    const { me, ...seen } = seenBy(left.situation, mover);
    const effects =
      left.effects === mine.effects
        ? left.effects
        : left.effects.map((each) => ({ ...each, facts: factsWith(each.facts, name) }));
    return {
      course: {
        ...course,
        // What the other seat could not know is unchanged.
        situation: { ...seen, me: me && Object.keys(me).length > 0 ? me : situation.me },
        oneWay: left.oneWay,
        refused: 'play' in move ? [] : declines(move) ? [...course.refused, mover] : course.refused,
        over: course.over || 'draw' in move,
      },
      told: [
        ...told,
        {
          effects,
          example: left.example && namedBy(left.example, name),
          added: left.added ?? [],
        },
      ],
    };
  });
}

/** Ways that leave different tables; where these are too many, one with what they have in common. */
function apart(ways: readonly Way[]): Way[] {
  const tables = new Map(ways.map((way) => [keyOf(way.course.situation), way]));
  const left = [...tables.values()];
  return left.length > mostTables ? [merged(left)] : left;
}

/**
 * Of several ways the first and those like it: whoever leaves out which cards were added mostly means that
 * none were, so this is what is shown, though all ways count.
 */
const likeFirst = (ways: readonly Way[]): readonly Way[] =>
  ways.filter(({ told }) =>
    told.every(({ added }, at) => same(added, ways[0]?.told[at]?.added ?? [])),
  );

/** All ways as one, of which is known what they have in common. */
function merged(ways: readonly Way[]): Way {
  const [first, ...others] = ways;
  if (!first) return lacking('way');
  if (others.length === 0) return first;
  const situation = commonTable(ways.map(({ course }) => course.situation));
  return { ...first, course: { ...first.course, situation, oneWay: true } };
}

/**
 * The verdict where the moves so far can have been made in several ways: one of them is enough. A reason against the
 * move counts if it holds in all of them.
 */
function oneOf(founds: readonly Found[], inCommon: () => Found): Found {
  const best = (['legal', 'open', 'illegal'] as const)
    .map((verdict) => founds.find((found) => found.verdict === verdict))
    .find(Boolean);
  if (best?.verdict !== 'illegal') return best ?? inCommon();
  const violations = best.violations.filter((violation) =>
    founds.every((found) => found.violations.some((other) => same(other, violation))),
  );
  if (violations.length > 0) return { ...best, violations };
  // Each way has a reason of its own: what is known in all of them may tell more.
  const common = inCommon();
  return common.verdict === 'illegal' ? common : best;
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
  const start: Way = { course: begin(described, moves[0]), told: [] };
  /** The first move of the asker is judged on the table as it was described. */
  const judgeIn = ({ course }: Way, move: DescribedMove): Found =>
    course === start.course && course.mover === 'me'
      ? judge(described, move, options)
      : judgeStep(course, move, options);
  let founds: readonly Found[] = [];
  let told: readonly Told[] = [];
  const judged = judgeInOrder<readonly Way[], DescribedMove, Found, Situation>(
    {
      before: (ways, move) =>
        ways.map((way) => (way === start ? way : { ...way, course: beforeMove(way.course, move) })),
      judge(ways, move) {
        founds = ways.map((way) => judgeIn(way, move));
        const inCommon = () => judgeIn(merged(ways), move);
        // What somebody claims is no choice: it has to be so whichever way was taken.
        const agree = founds.every(({ verdict }) => verdict === founds[0]?.verdict);
        const found = 'claim' in move && !agree ? inCommon() : oneOf(founds, inCommon);
        told = ways[founds.findIndex(({ verdict }) => verdict === found.verdict)]?.told ?? [];
        return found;
      },
      after(ways, move) {
        const left = apart(
          ways.flatMap((way, at) => {
            const found = founds[at];
            return found?.verdict === 'legal' ? after(way, move, found) : [];
          }),
        );
        told = left[0]?.told ?? [];
        return left;
      },
      by: ([way]) => way?.course.mover,
      isOneWay(ways) {
        const shown = likeFirst(ways);
        return shown.length > 1 || shown.some(({ course }) => course.oneWay);
      },
      asDescribed: (ways) => merged(likeFirst(ways)).course.situation,
    },
    [start],
    moves,
  );
  return { ...judged, steps: judged.steps.map((step, at) => asTold(step, told[at])) };
}

/** A move as it was made in the way that is shown, which led to the end. */
function asTold<Step extends Found>(step: Step, told: Told | undefined): Step {
  if (!told) return step;
  const { effects, example } = told;
  return { ...step, effects, ...(step.example && example ? { example } : {}) };
}
