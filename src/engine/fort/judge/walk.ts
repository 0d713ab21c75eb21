import { actions } from '../actions/index.ts';
import { type BoxFacts, programOf } from '../facts.ts';
import { bind, boxOf, countNow } from '../feasible.ts';
import { type Means, onTurn } from '../means.ts';
import type { StepKind, StepMove } from '../move.ts';
import type { ProgramStep } from '../program.ts';
import type { Task } from '../state.ts';
import { no, type Violation } from '../violation.ts';
import { counterRule, reasonFor } from './reason.ts';
import type { Want, Wants } from './wants.ts';

/** One box to carry out, with what was said about it. */
export interface Walked {
  readonly task: Task;
  readonly wants: Wants;
  /** How often × is said to have been done. */
  readonly times?: number | undefined;
}

/** A step that was done: where, and how. */
export interface Done {
  readonly task: Task;
  readonly step: ProgramStep;
  readonly move: StepMove;
}

export interface Walk {
  readonly done: readonly Done[];
  /** Why no way leads through; null when one does. */
  readonly why: Violation | null;
}

/**
 * Looks for a way through the boxes that does what was said and breaks no rule. The steps are checked
 * by the same actions that play whole games; what was not said is tried in every way.
 */
class Walker {
  readonly done: Done[] = [];
  why: Violation | null = null;
  private furthest = -1;
  private readonly means: Means;
  private readonly boxes: readonly Walked[];
  private readonly used = new Map<Want, boolean[]>();
  private readonly newLevel: (level: number) => void;

  constructor(means: Means, boxes: readonly Walked[], newLevel: (level: number) => void) {
    this.means = means;
    this.boxes = boxes;
    this.newLevel = newLevel;
  }

  private fail(why: () => Violation | null): false {
    if (this.done.length > this.furthest) {
      this.furthest = this.done.length;
      this.why = why();
    }
    return false;
  }

  /** Ways that are said and not yet used; all that the action knows where nothing was said. */
  private ways(box: Walked, { step }: ProgramStep): { move: StepMove; use?: () => () => void }[] {
    const want = box.wants[step.do];
    if (!want) return actions[step.do].tries(this.means, step, box.task).map((move) => ({ move }));
    if (!want.exact) return (want.ways[0] ?? []).map((move) => ({ move }));
    const used = this.used.get(want) ?? want.ways.map(() => false);
    this.used.set(want, used);
    const seen = new Set<string>();
    return want.ways.flatMap((ways, at) => {
      const key = JSON.stringify(ways);
      if (used[at] || seen.has(key)) return [];
      seen.add(key);
      return ways.map((move) => ({
        move,
        use: () => {
          used[at] = true;
          return () => {
            used[at] = false;
          };
        },
      }));
    });
  }

  private unused(wants: Wants): StepKind | undefined {
    for (const [kind, want] of Object.entries(wants) as [StepKind, Want][])
      if (want.exact && want.ways.some((_, at) => !this.used.get(want)?.[at])) return kind;
    return undefined;
  }

  walk(at: number): boolean {
    const box = this.boxes[at];
    if (!box) return true;
    const { task } = box;
    const facts = boxOf(task);
    if (task.times === null) {
      task.times = countNow(this.means, facts.per);
      const found = this.walk(at);
      if (!found) task.times = null;
      return found;
    }
    if (task.times <= 0)
      return this.fail(() =>
        no('play.zero', 'zero-times', { box: task.box, per: facts.per ?? '' }),
      );
    const full = programOf(facts, task.times);
    const end = this.said(box, facts, full.length);
    if (end === null) return false;
    const next = task.at < end ? full[task.at] : undefined;
    return next ? this.step(at, box, next, full) : this.finish(at, box, facts, full);
  }

  /** How many steps were said to be done; null when they can't be. */
  private said({ task, times }: Walked, facts: BoxFacts, length: number): number | null {
    if (times === undefined) return length;
    const most = facts.per ? (task.times ?? 0) : length;
    if (times > most) {
      this.fail(() =>
        no(counterRule(facts), 'too-often', {
          box: task.box,
          said: times,
          most,
          per: facts.per ?? '',
        }),
      );
      return null;
    }
    if (task.full && times < most) {
      this.fail(() =>
        no(task.follows ? 'follow.full' : 'play.full', 'too-few', {
          box: task.box,
          need: most,
          said: times,
        }),
      );
      return null;
    }
    return Math.min(length, times * (facts.per ? facts.stride : 1));
  }

  private finish(
    at: number,
    box: Walked,
    facts: BoxFacts,
    program: readonly ProgramStep[],
  ): boolean {
    const { task, wants } = box;
    const left = this.unused(wants);
    if (left !== undefined) {
      const want = wants[left];
      const said = want?.ways.length ?? 0;
      const steps = program.filter(({ step }) => step.do === left);
      const bound = steps.length >= said && steps.some(({ then }) => then);
      return this.fail(() =>
        bound
          ? no('symbol.then', 'then-without-first', { action: left })
          : no(counterRule(facts), 'too-often', {
              box: task.box,
              said,
              most: steps.length,
              per: facts.per ?? '',
            }),
      );
    }
    if (task.did < task.least)
      return this.fail(() =>
        no('play.purpose', 'too-little', { need: task.least, did: task.did, box: task.box }),
      );
    return this.walk(at + 1);
  }

  private step(
    at: number,
    box: Walked,
    next: ProgramStep,
    program: readonly ProgramStep[],
  ): boolean {
    const { task } = box;
    const { means } = this;
    const action = actions[next.step.do];
    const { at: before, did, what, to } = task;
    const said = this.ways(box, next);
    let refused: Violation | null = null;
    let possible = 0;
    for (const { move, use } of said) {
      const violation = action.check(means, move, next.step, task);
      if (violation) {
        refused ??= violation;
        continue;
      }
      possible += 1;
      const undo = use?.();
      action.take(means, move, 1);
      bind(task, move, next);
      this.done.push({ task, step: next, move });
      const { perk } = move.do === 'advance' ? means : { perk: null };
      if (move.do === 'advance') this.newLevel(means.level);
      task.at = before + 1;
      task.did = did + 1;
      if (this.walk(at)) return true;
      task.at = before;
      task.did = did;
      task.what = what;
      task.to = to;
      this.done.pop();
      if (move.do === 'advance') means.perk = perk;
      action.take(means, move, -1);
      undo?.();
    }
    if (!task.full && this.leaveOut(at, box, next, possible === 0 && said.length > 0)) return true;
    // Only a card for the Lookout has to come from the hand: nothing else gets possible by it.
    if (next.step.do === 'lookout' && possible === 0 && this.recycle(at)) return true;
    if (possible > 0) return false;
    return this.fail(() => reasonFor(box, next, program, refused));
  }

  /** In part: a step may be left out, and what follows it by ▸ with it (play.partial, symbol.then). */
  private leaveOut(at: number, { task }: Walked, next: ProgramStep, impossible: boolean): boolean {
    if (next.then && !impossible) return false;
    const { at: before, did } = task;
    task.at = next.then ? before + 1 : next.out;
    task.did = next.then ? did + 1 : did;
    const found = this.walk(at);
    if (!found) {
      task.at = before;
      task.did = did;
    }
    return found;
  }

  /** Recycling at any time of the own turn may bring the card that is needed (perk.recycling). */
  private recycle(at: number): boolean {
    const { means } = this;
    if (!onTurn(means, 'recycling') || means.discard <= 0) return false;
    means.discard -= 1;
    means.hand += 1;
    means.perk = null;
    if (this.walk(at)) return true;
    means.discard += 1;
    means.hand -= 1;
    means.perk = 'recycling';
    return false;
  }
}

export function walkBoxes(
  means: Means,
  boxes: readonly Walked[],
  newLevel: (level: number) => void,
): Walk {
  const walker = new Walker(means, boxes, newLevel);
  const found = walker.walk(0);
  return { done: walker.done, why: found ? null : (walker.why ?? no('play.full', 'no-way')) };
}
