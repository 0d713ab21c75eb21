import { isUnknown, tooMany, type Unknown } from '#engine/core/attempt.ts';
import { same } from '#engine/core/same.ts';
import { bind, boxOf, countNow } from '../../actions/box.ts';
import { copiesOf } from '../../actions/copy.ts';
import { actions } from '../../actions/index.ts';
import { type ProgramStep, writeProgram } from '../../cards/steps.ts';
import { stuffRoom } from '../../state/capacity.ts';
import { type Counts, onTurn } from '../../state/counts.ts';
import type { StepMove } from '../../state/move.ts';
import type { Stock, Task } from '../../state/state.ts';
import { no, type Violation } from '../../violation.ts';
import type { Want, Wants } from './described-steps.ts';
import {
  inFull,
  noRoomAtAll,
  nothingHappens,
  reasonFor,
  tooOften,
  zeroTimes,
} from './step-refusals.ts';

/** One box to carry out, with what is described of it. */
export interface Walked {
  readonly task: Task;
  readonly wants: Wants;
  /** Only where nothing of it can be done. */
  readonly idle?: boolean | undefined;
  /** How often × was done, as described. */
  readonly times?: number | undefined;
  /** Followers take what the leader took, and that was described (follow.same-resource). */
  readonly sameKind?: boolean | undefined;
}

/** A step that was done: where and how, whether it came after ▸, and the Fort Level it led to. */
export interface Done {
  readonly task: Task;
  readonly move: StepMove;
  readonly then: boolean;
  readonly level: number;
}

export interface Walk {
  readonly done: readonly Done[];
  /** Why no way leads through, at the furthest point that was reached, the cause first; null when one does. */
  readonly why: readonly [Violation, ...Violation[]] | null;
  /** The box in which it failed. */
  readonly failed: Task | undefined;
  /** Recycling brought a card that was needed. */
  readonly recycled: boolean;
}

/** Works with some properties changed; they stay so only if that leads through. */
function changed<Shape extends object>(
  shape: Shape,
  change: Partial<Shape>,
  work: () => boolean,
): boolean {
  const before: Partial<Shape> = {};
  for (const name in change) before[name] = shape[name];
  Object.assign(shape, change);
  let found = false;
  try {
    found = work();
  } finally {
    if (!found) Object.assign(shape, before);
  }
  return found;
}

/** Leaving an action out altogether is allowed, but then it is not used (play.partial). */
const nothingDone = ({ box, times }: Task): Violation =>
  no('play.partial', 'nothing-done', { box, times: times ?? 0 });

/**
 * Looks for a way through the boxes that does what was described and breaks no rule. The steps are checked
 * by the same actions that play whole games; what was not described is tried in every way.
 */
export function walkBoxes(
  counts: Counts,
  boxes: readonly Walked[],
  newLevel: (level: number) => Partial<Counts>,
  /** Told of every way that leads through; the walk then finds none itself. */
  through?: (done: readonly Done[]) => void,
): Walk {
  const done: Done[] = [];
  /** Described ways that have been used by now, one for each time. */
  const used = new Set<Iterable<StepMove>>();
  let furthest = -1;
  let why: Walk['why'] = null;
  let failed: Task | undefined;
  let recycled = false;
  /** Why a step of a box used in part was left out: what is described of it is impossible then. */
  const leftOut = new Map<Task, Violation>();
  /** Something was thrown in the middle of a step, which is left half done: the walk can't be continued. */
  let spoilt = false;

  const fail = (task: Task, ...reasons: NonNullable<Walk['why']>): false => {
    if (done.length > furthest) {
      furthest = done.length;
      why = reasons;
      failed = task;
    }
    return false;
  };

  /** Tries each rival's Pack by itself: an unknown one must not hide another that will do. */
  const rivalWays = (
    { full }: Task,
    rivals: Iterable<number> = counts.packs.keys(),
  ): Want['ways'] =>
    Array.from(rivals, (whose) => ({
      *[Symbol.iterator]() {
        yield* copiesOf(whose, counts, full);
      },
    }));

  /** Ways that are described and not yet used; all that the action knows where nothing was described. */
  const waysOf = ({ wants, task }: Walked, { step }: ProgramStep): Want['ways'] => {
    const want = wants[step.do];
    if (step.do === 'copy-rival-pack' && !want?.ways.length) return rivalWays(task, want?.rivals);
    if (!want) {
      // The same icon again: in another order it would come to the same.
      const last = done.findLast((other) => other.task === task && other.move.do === step.do);
      const tries = actions[step.do].tries(counts, step, task);
      return [tries.slice(Math.max(0, last ? tries.indexOf(last.move) : 0))];
    }
    if (!want.exact) return want.ways;
    // Of several that are described alike only the first need be tried.
    const left = want.ways.filter((way) => !used.has(way)).map((way) => ({ way, moves: [...way] }));
    return left.flatMap(({ way, moves }, at) =>
      left.findIndex((other) => same(other.moves, moves)) === at ? [way] : [],
    );
  };

  const roomNow = (): Stock => ({
    pizza: stuffRoom(counts, 'pizza'),
    toys: stuffRoom(counts, 'toys'),
  });

  const walk = (at: number): boolean => {
    const box = boxes[at];
    if (!box) {
      through?.([...done]);
      return !through;
    }
    const { task } = box;
    const facts = boxOf(task);
    if (task.times === null) {
      const times = countNow(counts, facts.per);
      return changed(task, { times }, () => walk(at));
    }
    const { times } = task;
    const per = facts.per ?? '';
    if (times <= 0 && box.idle) return walk(at + 1);
    if (times <= 0) {
      const claims = Object.values(box.wants).some(({ exact, ways }) => exact && ways.length > 0);
      const isBeside = boxes.length > 1 && claims;
      return fail(task, isBeside ? nothingHappens(task, per) : zeroTimes(task, per));
    }
    const program = writeProgram(facts.box, times);
    // Without × a box happens once, whatever it gives (symbol.per).
    const most = per ? times : 1;
    const { times: described = most } = box.idle ? {} : box;
    if (described > most) return fail(task, tooOften(task, described, most));
    if (task.full && described < most)
      return fail(
        task,
        no(inFull(task), 'too-few', { box: task.box, need: most, said: described }),
      );
    const end = described < most ? described * facts.stride : program.length;
    const next = task.at < end ? program[task.at] : undefined;
    return next ? walkStep(at, box, next, program) : finish(at, box, program);
  };

  /** Everything described has been done, and as much as the added cards require (play.purpose). */
  const finish = (
    at: number,
    { task, wants, idle }: Walked,
    program: readonly ProgramStep[],
  ): boolean => {
    if (idle) return walk(at + 1);
    const { box, did, least } = task;
    for (const [action, { exact, ways }] of Object.entries(wants)) {
      if (!exact || ways.every((way) => used.has(way))) continue;
      const steps = program.filter(({ step }) => step.do === action);
      const often = tooOften(task, ways.length, steps.length, action);
      if (steps.length < ways.length) return fail(task, often);
      const cause = leftOut.get(task);
      const isAfter = steps.some(({ then }) => then);
      if (cause || !isAfter) return fail(task, cause ?? often);
      return fail(task, no('symbol.then', 'then-without-first', { action }));
    }
    if (did >= least) return walk(at + 1);
    if (least > 1) return fail(task, no('play.purpose', 'too-little', { need: least, did, box }));
    const cause = leftOut.get(task);
    return cause ? fail(task, cause, nothingDone(task)) : fail(task, nothingDone(task));
  };

  const walkStep = (
    at: number,
    box: Walked,
    next: ProgramStep,
    program: readonly ProgramStep[],
  ): boolean => {
    const { task } = box;
    const { step, then } = next;
    const action = actions[step.do];
    const { at: before, did, what, to } = task;
    let refused: Violation | null = null;
    let unknown: Unknown | undefined;
    let possible = 0;
    /** Puts off what needs an unknown fact: another way may do without it. */
    const unlessUnknown = <Result>(work: () => Result): Result | undefined => {
      try {
        return work();
      } catch (thrown) {
        if (spoilt || !isUnknown(thrown)) throw thrown;
        unknown ??= thrown;
        return undefined;
      }
    };
    if (box.idle) {
      const isPossible = (move: StepMove) => action.check(counts, move, step, task) === null;
      return action.tries(counts, step, task).some(isPossible)
        ? fail(task, nothingDone(task))
        : leaveOut(at, task, next);
    }
    for (const way of waysOf(box, next))
      for (const move of unlessUnknown(() => [...way]) ?? []) {
        const violation = unlessUnknown(() => action.check(counts, move, step, task));
        if (violation !== null) {
          // “There is none of one kind” says less than why the other kind won't do.
          if (!refused || (refused.code === 'nothing-to-convert' && violation))
            refused = violation ?? refused;
          // With Sticky Fingers it is not in Stuff, nor is it in the supply (perk.sticky-fingers).
          else if (refused.code === 'stuff-lacks' && violation?.code === 'supply-empty')
            refused = no('action.pack', 'stuff-and-supply-lack', refused.facts);
          continue;
        }
        possible += 1;
        used.add(way);
        spoilt = true;
        action.take(counts, move, 1);
        spoilt = false;
        bind(task, move, next);
        // Only a level that is newly reached counts: any other may be unknown.
        done.push({ task, move, then, level: move.do === 'advance' ? counts.level : 0 });
        const found = unlessUnknown(() =>
          changed(counts, move.do === 'advance' ? newLevel(counts.level) : {}, () =>
            changed(task, { at: before + 1, did: did + 1 }, () => walk(at)),
          ),
        );
        if (found) return true;
        Object.assign(task, { what, to });
        done.pop();
        action.take(counts, move, -1);
        used.delete(way);
      }
    const cannot = possible === 0;
    // It was done as often as described, and can't be done once more: then leaving it out is right.
    if (then && cannot && !refused && !task.full) {
      const checks = action
        .tries(counts, step, task)
        .map((move) => action.check(counts, move, step, task));
      if (!checks.includes(null)) [refused = null] = checks;
    }
    // Its number of times is given: then only what comes after ▸ and can't be done is left out.
    const leaves = !task.full && (then ? cannot && refused !== null : box.times === undefined);
    if (leaves) {
      if (refused) leftOut.set(task, reasonFor(box, next, program, refused, done, roomNow));
      if (unlessUnknown(() => leaveOut(at, task, next))) return true;
    }
    // Only a card for the Lookout has to come from the hand: nothing else becomes possible.
    if (step.do === 'lookout' && cannot && unlessUnknown(() => recycle(at))) return true;
    // A full Stuff has no room for the contents of any Pack, described or not.
    const isFull = () => step.do.startsWith('copy') && Math.max(...Object.values(roomNow())) <= 0;
    if (unknown && !(cannot && unlessUnknown(isFull))) throw unknown;
    if (unknown) return fail(task, noRoomAtAll);
    return cannot && fail(task, reasonFor(box, next, program, refused, done, roomNow));
  };

  /** In a box used in part a step may be left out, and with it what follows by ▸ (play.partial, symbol.then). */
  const leaveOut = (at: number, task: Task, { then, out }: ProgramStep): boolean =>
    changed(task, then ? { at: task.at + 1, did: task.did + 1 } : { at: out }, () => walk(at));

  /** Recycling, at any time of one's own turn, may bring the card that is needed (perk.recycling). */
  const recycle = (at: number): boolean => {
    if (!onTurn(counts, 'recycling') || counts.discard <= 0) return false;
    // Which card it brings back makes a way of its own.
    if (through) throw tooMany;
    const { discard, hand } = counts;
    recycled = changed(counts, { discard: discard - 1, hand: hand + 1, perk: null }, () =>
      walk(at),
    );
    return recycled;
  };

  const found = walk(0);
  return { done, why: found ? null : why, failed, recycled };
}
