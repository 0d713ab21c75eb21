import { countNow } from '../../actions/box.ts';
import type { PrintedBox } from '../../cards/printed.ts';
import { type Counts, onTurn } from '../../state/counts.ts';
import type { StepKind } from '../../state/move.ts';
import type { Task } from '../../state/state.ts';
import { type GameStep, programOf } from '../icons/game-steps.ts';
import { areApart, isAided } from './interplay.ts';

/** No limit: more than any play comes to. */
const many = 99;

/** How far a box can get with what is there before the first box is used. */
export interface Reach {
  readonly task: Task;
  readonly facts: PrintedBox;
  /** The step that everything depends on while the others do nothing; null where counting can't tell how far it gets. */
  readonly step: GameStep | null;
  /** Set for each hand: how often × can happen at most, or, for a box used in part, how many steps there can be. */
  most: number;
}

/** A box of a plan that no box before it helps, so its reach is the most it can do. */
export interface Bound {
  readonly task: Task;
  readonly reach: Reach;
}

function newReach(task: Task, facts: PrintedBox): Reach {
  const program = programOf(facts, 1);
  const step = program[0] ?? null;
  // Used in part, what is printed beside a step could be done without that step.
  const countable = task.full || program.every((next) => next === step || next.then);
  return {
    task,
    facts,
    step: countable && step?.toEnd && step.action.most ? step : null,
    most: many,
  };
}

/** The bounds of a plan; the same box used in the same way is measured once for all plans of a card. */
export function boundsOf(
  tasks: readonly Task[],
  boxes: readonly PrintedBox[],
  reaches: Reach[],
): Bound[] {
  return tasks.flatMap((task, at): Bound[] => {
    const facts = boxes[at];
    if (!facts || isAided(facts, boxes.slice(0, at))) return [];
    let reach = reaches.find((other) => other.facts === facts && other.task.full === task.full);
    if (reach === undefined) {
      reach = newReach(task, facts);
      reaches.push(reach);
    }
    return [{ task, reach }];
  });
}

/** Measures a reach by what is there; 0: the box can't happen at all. */
export function measure(reach: Reach, counts: Counts): void {
  const { task, facts, step } = reach;
  reach.most = many;
  if (step?.action.most && !step.action.idle && !onTurn(counts, 'recycling')) {
    const times = Math.floor(step.action.most(counts, step.step, task) / step.toEnd);
    reach.most = task.full ? times : times * facts.stride;
  }
  if (task.times === null) {
    const times = countNow(counts, facts.per);
    if (times === 0 || (task.full && times > reach.most)) reach.most = 0;
  }
}

/** Does a plan, with what is added to it, ask for more than there can be? */
export function isOutOfReach(bounds: readonly Bound[]): boolean {
  for (const { task, reach } of bounds) {
    const times = task.times ?? 1;
    if (times === 0 || (task.full ? times : task.least) > reach.most) return true;
  }
  return false;
}

const takesFromHand: readonly StepKind[] = ['trash', 'lookout'];

/** With up to how many cards added from the hand a plan within reach is certain to be possible; −1: never certain. */
export function surenessOf(bounds: readonly Bound[], boxes: readonly PrintedBox[]): number {
  const counted = bounds.length === boxes.length && bounds.every(({ reach }) => reach.step);
  if (!counted || !areApart(boxes)) return -1;
  const fromHand = boxes.some((facts) =>
    programOf(facts, 1).some(({ step }) => takesFromHand.includes(step.do)),
  );
  return fromHand ? 0 : many;
}
