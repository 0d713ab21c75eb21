import type { Condition, Facts, Judgement, Usually } from './verdict.ts';

/** One of several moves: the verdict on it, and the table after it where it is legal. */
export type JudgedMove<Found extends Judgement, Table> = Found & {
  /** Who moves, where that is known. */
  readonly by?: string;
  readonly situation?: Table;
  /** The description leaves open how it is done: what happens is one way of several. */
  readonly oneWay?: true;
};

export type JudgedMoves<Found extends Judgement, Table> = Judgement & {
  readonly steps: readonly JudgedMove<Found, Table>[];
};

/** What a game knows about moves that are made one after another. */
export interface InOrder<Course, Move, Found extends Judgement, Table> {
  /** The table on which a move is made, after everything that has to happen before it. */
  before(course: Course, move: Move): Course;
  judge(course: Course, move: Move): Found;
  /** The table that a legal move leaves. */
  after(course: Course, move: Move, found: Found): Course;
  /** Who moves, by the name that the description uses. */
  by(course: Course, move: Move): string | undefined;
  /** Whether the description of the last move leaves open how it was done. */
  isOneWay?(course: Course): boolean;
  /** The table as a description. */
  asDescribed(course: Course): Table;
}

/** Judges several moves, each on the table that those before it leave. The first that is not legal decides. */
export function judgeInOrder<Course, Move, Found extends Judgement, Table>(
  game: InOrder<Course, Move, Found, Table>,
  begin: Course,
  moves: readonly Move[],
): JudgedMoves<Found, Table> {
  const steps: JudgedMove<Found, Table>[] = [];
  let course = begin;
  for (const move of moves) {
    course = game.before(course, move);
    const found = game.judge(course, move);
    const by = game.by(course, move);
    const step = { ...found, ...(by === undefined ? {} : { by }) };
    if (found.verdict !== 'legal') return togetherOf([...steps, step]);
    course = game.after(course, move, found);
    const oneWay = game.isOneWay?.(course) ? { oneWay: true as const } : {};
    steps.push({ ...step, ...oneWay, situation: game.asDescribed(course) });
  }
  return togetherOf(steps);
}

/** The answer to all moves together: the first that is not legal decides. */
export function togetherOf<Found extends Judgement, Table>(
  steps: readonly JudgedMove<Found, Table>[],
): JudgedMoves<Found, Table> {
  const last = steps.at(-1);
  if (last && last.verdict !== 'legal') {
    const { by: _, ...found } = last;
    return { ...found, steps };
  }
  const granted = steps[0]?.granted;
  const editions = [...new Set(steps.flatMap((step) => step.editions ?? []))];
  const rules = [...new Set(steps.flatMap((step) => step.rules ?? []))];
  return {
    verdict: 'legal',
    violations: [],
    missing: [],
    effects: [],
    readings: [...new Set(steps.flatMap(({ readings }) => readings))],
    ...(editions.length > 0 ? { editions } : {}),
    ...(rules.length > 0 ? { rules } : {}),
    ...(granted ? { granted } : {}),
    steps,
  };
}

/** What the answer to another player's move usually is, with the facts named from the asker's point of view. */
export function usuallyForAsker<Rule extends string>(
  usually: Usually<Rule>,
  path: (fact: string) => string,
  named: (facts: Facts) => Facts,
): Usually<Rule> {
  const renamed = (condition: Condition): Condition => ({
    ...condition,
    fact: path(condition.fact),
  });
  return {
    ...usually,
    violations: usually.violations.map((each) => ({ ...each, facts: named(each.facts) })),
    conditions: usually.conditions.map(renamed),
    ...(usually.together && { together: usually.together.map(renamed) }),
  };
}
