import {
  type JudgedMoves,
  judgeInOrder,
  togetherOf,
  usuallyForAsker,
} from '#engine/core/judge-in-order.ts';
import type { Facts, JudgeOptions } from '#engine/core/verdict.ts';
import type { DescribedMove, Situation } from '../format/schema.ts';
import { no } from '../violation.ts';
import { inEither } from './either-way.ts';
import { judge } from './judge.ts';
import { inCommon, type Judgement, refused } from './table/judgement.ts';
import { inOwnName, withNames } from './table/reading.ts';
import {
  allHands,
  asDescribed,
  beforeMove,
  begin,
  type Course,
  tableAfter,
  waysNow,
} from './table-after.ts';

/** Swaps mover and asker: the mover is judged as `me`, and the asker goes by the mover's name meanwhile. */
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

/** The path of a fact in the asker's description: of another mover's hand it says whose it is. */
const ofOthers = (fact: string, mover: string | undefined): string =>
  mover !== 'me' && (fact === 'hand' || fact === 'holding') ? 'hands' : fact;

function judgeStep(course: Course, move: DescribedMove, options: JudgeOptions): Judgement {
  const { mover, drawing, situation } = course;
  // A draw ends a turn: nobody draws before acting, or twice (turn.draw, forget.wait).
  if ('draw' in move && !move.late && !drawing) return refused([no('forget.wait', 'not-now')]);
  if (mover === undefined) {
    // Once a hand is empty nobody can move any more (round.end).
    const { hands: _, ...table } = situation;
    const { granted: __, ...found } = judge(table, move, options);
    const path = (fact: string) => ofOthers(fact, mover);
    return {
      ...found,
      missing: found.missing.map((each) => ({ ...each, fact: path(each.fact) })),
      ...(found.usually && { usually: usuallyForAsker(found.usually, path, (facts) => facts) }),
    };
  }
  const name = exchanged(mover);
  const named = (facts: Facts) => factsWith(facts, name);
  const path = (fact: string) => ofOthers(fact, mover);
  const { granted, ...found } = judge(withNames(allHands(course), name), move, options);
  return {
    ...found,
    violations: found.violations.map((each) => ({ ...each, facts: named(each.facts) })),
    effects: found.effects.map((each) => ({ ...each, facts: named(each.facts) })),
    missing: found.missing.map((each) => ({ ...each, fact: path(each.fact) })),
    ...(found.usually && { usually: usuallyForAsker(found.usually, path, named) }),
    ...(granted && mover === 'me' ? { granted } : {}),
  };
}

/** The moves as they are described: a Joker without a number stays without one. */
function judgeAsDescribed(
  described: Situation,
  moves: readonly [DescribedMove, ...DescribedMove[]],
  options: JudgeOptions = {},
): JudgedMoves<Judgement, Situation> {
  const named = (name: string): string => (name === 'me' ? (described.me ?? name) : name);
  const own = described.me === undefined ? {} : { me: described.me };
  const { me: _, ...table } = inOwnName(described);
  const courses = waysNow(table).map((way) => {
    const start = begin(table, way);
    return judgeInOrder<Course, DescribedMove, Judgement, Situation>(
      {
        before: beforeMove,
        // The first move is judged on the table as it was described, contradictions included.
        judge: (course, move) =>
          course === start ? judge(described, move, options) : judgeStep(course, move, options),
        after: tableAfter,
        by: ({ mover }) => mover && named(mover),
        asDescribed: (course) => ({ ...withNames(asDescribed(course), named), ...own }),
      },
      start,
      moves,
    );
  });
  return inEither(courses, described);
}

type Moves = readonly [DescribedMove, ...DescribedMove[]];
type Judged = JudgedMoves<Judgement, Situation>;

/** The moves with a number for the Joker of one of them. */
const withNumber = ([first, ...rest]: Moves, at: number, as: number): Moves => {
  const named = (move: DescribedMove): DescribedMove => ('play' in move ? { ...move, as } : move);
  return at === 0
    ? [named(first), ...rest]
    : [first, ...rest.map((move, n) => (n + 1 === at ? named(move) : move))];
};

/** The first Joker without a number among the moves that were judged, and the numbers it may have. */
function unnamedJoker({ steps }: Judged) {
  const all = steps.slice(0, -1).map(({ options = [] }) => {
    return options.flatMap(({ as }) => as ?? []);
  });
  const numbers = all.find(({ length }) => length > 1);
  return numbers && { at: all.indexOf(numbers), numbers };
}

/** Marks a move that could have been made with other numbers as well. */
const asOneWay = ({ steps, ...found }: Judged, at: number): Judged => ({
  ...found,
  steps: steps.map((step, n) => (n === at ? { ...step, oneWay: true } : step)),
});

/**
 * Judges several moves in the order they are made: the first by the asker, the others by whoever's turn
 * it is, each on the table that those before it leave. The first that is not legal decides. The number of
 * a Joker that nobody named is free: the moves are right if one of its numbers makes them so.
 */
export function judgeMoves(described: Situation, moves: Moves, options: JudgeOptions = {}): Judged {
  const found = judgeAsDescribed(described, moves, options);
  const joker = found.verdict === 'open' ? unnamedJoker(found) : undefined;
  if (!joker) return found;
  const ways = joker.numbers.map((as) =>
    judgeMoves(described, withNumber(moves, joker.at, as), options),
  );
  const [works, ...others] = ways.filter(({ verdict }) => verdict === 'legal');
  if (works) return others.length > 0 ? asOneWay(works, joker.at) : works;
  const open = ways.filter(({ verdict }) => verdict === 'open');
  const furthest = open.find(({ steps }) => open.every((way) => way.steps.length <= steps.length));
  if (furthest) return furthest.steps.length > found.steps.length ? furthest : found;
  if (ways.some(({ verdict }) => verdict !== 'illegal')) return found;
  // No number works: the reason is what those that get furthest have in common.
  const most = Math.max(...ways.map(({ steps }) => steps.length));
  const ends = ways.flatMap(({ steps }) => (steps.length === most ? (steps.at(-1) ?? []) : []));
  const [end] = ends;
  if (!end || most !== found.steps.length) return found;
  const violations = inCommon(ends.map((step) => step.violations));
  return togetherOf([...found.steps.slice(0, -1), { ...end, violations }]);
}
