import { type JudgedMove, type JudgedMoves, togetherOf } from '#engine/core/judge-in-order.ts';
import { same } from '#engine/core/same.ts';
import type { Situation } from '../format/schema.ts';
import { inCommon, type Judgement, shared, unknown } from './table/judgement.ts';

type Judged = JudgedMoves<Judgement, Situation>;
type JudgedStep = JudgedMove<Judgement, Situation>;

/** What tables that differ in the direction of play have in common. */
function commonTable([first, ...others]: readonly (Situation | undefined)[]): Situation {
  const alike = <Shape extends object>(one: Shape, all: readonly (Shape | undefined)[]) =>
    Object.fromEntries(
      Object.entries(one).filter(([key, value]) =>
        all.every((other) => same((other as Record<string, unknown> | undefined)?.[key], value)),
      ),
    );
  const hands =
    first?.hands &&
    alike(
      first.hands,
      others.map((other) => other?.hands),
    );
  const { hands: _, ...table }: Situation = alike(first ?? {}, others);
  return { ...table, ...(hands && Object.keys(hands).length > 0 ? { hands } : {}) };
}

/** Facts that settle the direction of play. */
const settling = ({ climb, direction }: Situation): string[] => [
  ...(climb ? [] : ['climb']),
  ...(direction ? [] : ['direction']),
];

/** What holds for a move in each of the directions that play may have. */
function inCommonOf(steps: readonly JudgedStep[], described: Situation): JudgedStep {
  const [first] = steps;
  if (!first) throw new RangeError('No step was judged.');
  const { by: _, situation: __, ...found } = first;
  const movers = [...new Set(steps.map(({ by }) => by))];
  const who = movers.includes(undefined) ? {} : { by: movers.join(' / ') };
  if (steps.every((step) => same(step, first))) return first;
  if (steps.some(({ verdict }) => verdict !== first.verdict))
    return { ...unknown(...settling(described)), ...who };
  return {
    ...found,
    ...who,
    violations: inCommon(steps.map(({ violations }) => violations)),
    effects: shared(steps.map(({ effects }) => effects)),
    missing: steps
      .flatMap(({ missing }) => missing)
      .filter((fact, at, all) => all.findIndex((other) => same(other, fact)) === at)
      .slice(0, 3),
    ...(first.situation ? { situation: commonTable(steps.map(({ situation }) => situation)) } : {}),
  };
}

/**
 * The answer to moves made one after another where the direction of play is open: each is judged
 * as made by either neighbour, and is right only if it is right for both (turn.next).
 */
export function inEither(courses: readonly Judged[], described: Situation): Judged {
  const [first, ...others] = courses;
  if (!first) throw new RangeError('Play goes some way.');
  if (others.length === 0) return first;
  const steps: JudgedStep[] = [];
  for (const [at, step] of first.steps.entries()) {
    const all = [step, ...others.flatMap((other) => other.steps[at] ?? [])];
    const found = inCommonOf(all, described);
    steps.push(found);
    if (found.verdict !== 'legal') break;
  }
  return togetherOf(steps);
}
