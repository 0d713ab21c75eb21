import { actions } from '../actions/index.ts';
import { bind, boxOf, countNow } from '../box-in-use.ts';
import type { BoxFacts } from '../facts.ts';
import { type Means, onTurn } from '../means.ts';
import type { StepMove } from '../move.ts';
import { type ProgramStep, writeProgram } from '../program.ts';
import type { Task } from '../state.ts';
import { no, type Violation } from '../violation.ts';
import { counterRule, inFull, reasonFor } from './reason.ts';
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
  readonly move: StepMove;
}

export interface Walk {
  readonly done: readonly Done[];
  /** Why no way leads through, at the furthest point that was reached; null when one does. */
  readonly why: Violation | null;
}

/**
 * Looks for a way through the boxes that does what was said and breaks no rule. The steps are checked
 * by the same actions that play whole games; what was not said is tried in every way.
 */
export function walkBoxes(
  means: Means,
  boxes: readonly Walked[],
  newLevel: (level: number) => void,
): Walk {
  const done: Done[] = [];
  /** Said ways that are done by now; each stands for one time. */
  const used = new Set<readonly StepMove[]>();
  let furthest = -1;
  let why: Violation | null = null;

  const fail = (reason: Violation): false => {
    if (done.length > furthest) {
      furthest = done.length;
      why = reason;
    }
    return false;
  };

  /** Ways that are said and not yet used; all that the action knows where nothing was said. */
  const waysOf = ({ wants, task }: Walked, { step }: ProgramStep): Want['ways'] => {
    const want = wants[step.do];
    if (!want) return [actions[step.do].tries(means, step, task)];
    if (!want.exact) return want.ways;
    const seen = new Set<string>();
    // Of several said alike the first is enough to try.
    return want.ways.filter((way) => {
      const text = JSON.stringify(way);
      return !used.has(way) && !seen.has(text) && seen.add(text);
    });
  };

  const walk = (at: number): boolean => {
    const box = boxes[at];
    if (!box) return true;
    const { task } = box;
    const facts = boxOf(task);
    if (task.times === null) {
      task.times = countNow(means, facts.per);
      const found = walk(at);
      if (!found) task.times = null;
      return found;
    }
    const { times } = task;
    const per = facts.per ?? '';
    if (times <= 0) return fail(no('play.zero', 'zero-times', { box: task.box, per }));
    const program = writeProgram(facts.box, times);
    const most = per ? times : program.length;
    const { times: said = most } = box;
    if (said > most)
      return fail(no(counterRule(facts), 'too-often', { box: task.box, said, most, per }));
    if (task.full && said < most)
      return fail(no(inFull(task), 'too-few', { box: task.box, need: most, said }));
    const end = said < most ? said * (per ? facts.stride : 1) : program.length;
    const next = task.at < end ? program[task.at] : undefined;
    return next ? walkStep(at, box, next, program) : finish(at, box, facts, program);
  };

  /** All that was said is done, and as much as the added cards ask for (play.purpose). */
  const finish = (
    at: number,
    { task: { box, did, least }, wants }: Walked,
    facts: BoxFacts,
    program: readonly ProgramStep[],
  ): boolean => {
    for (const [action, { exact, ways }] of Object.entries(wants)) {
      if (!exact || ways.every((way) => used.has(way))) continue;
      const steps = program.filter(({ step }) => step.do === action);
      const said = ways.length;
      const most = steps.length;
      return fail(
        most >= said && steps.some(({ then }) => then)
          ? no('symbol.then', 'then-without-first', { action })
          : no(counterRule(facts), 'too-often', { box, said, most, per: facts.per ?? '' }),
      );
    }
    return did < least
      ? fail(no('play.purpose', 'too-little', { need: least, did, box }))
      : walk(at + 1);
  };

  const walkStep = (
    at: number,
    box: Walked,
    next: ProgramStep,
    program: readonly ProgramStep[],
  ): boolean => {
    const { task } = box;
    const action = actions[next.step.do];
    const { at: before, did, what, to } = task;
    let refused: Violation | null = null;
    let possible = 0;
    for (const way of waysOf(box, next))
      for (const move of way) {
        const violation = action.check(means, move, next.step, task);
        if (violation) {
          refused ??= violation;
          continue;
        }
        possible += 1;
        used.add(way);
        action.take(means, move, 1);
        bind(task, move, next);
        done.push({ task, move });
        const perk = move.do === 'advance' && means.perk;
        if (perk !== false) newLevel(means.level);
        task.at = before + 1;
        task.did = did + 1;
        if (walk(at)) return true;
        Object.assign(task, { at: before, did, what, to });
        done.pop();
        if (perk !== false) means.perk = perk;
        action.take(means, move, -1);
        used.delete(way);
      }
    if (!task.full && leaveOut(at, task, next, possible === 0 && refused !== null)) return true;
    // Only a card for the Lookout has to come from the hand: nothing else gets possible by it.
    if (next.step.do === 'lookout' && possible === 0 && recycle(at)) return true;
    return possible === 0 && fail(reasonFor(box, next, program, refused));
  };

  /** In part: a step may be left out, and what follows it by ▸ with it (play.partial, symbol.then). */
  const leaveOut = (
    at: number,
    task: Task,
    { then, out }: ProgramStep,
    cannot: boolean,
  ): boolean => {
    if (then && !cannot) return false;
    const { at: before, did } = task;
    task.at = then ? before + 1 : out;
    task.did += then ? 1 : 0;
    const found = walk(at);
    if (!found) Object.assign(task, { at: before, did });
    return found;
  };

  /** Recycling at any time of the own turn may bring the card that is needed (perk.recycling). */
  const recycle = (at: number): boolean => {
    if (!onTurn(means, 'recycling') || means.discard <= 0) return false;
    const take = (sign: number) => {
      means.discard -= sign;
      means.hand += sign;
      means.perk = sign > 0 ? null : 'recycling';
    };
    take(1);
    const found = walk(at);
    if (!found) take(-1);
    return found;
  };

  const found = walk(0);
  return { done, why: found ? null : (why ?? no('play.full', 'no-way')) };
}
