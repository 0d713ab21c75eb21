import type { Facts } from '#engine/core/verdict.ts';
import { boxOf } from '../../actions/box.ts';
import type { ProgramStep } from '../../cards/steps.ts';
import { isSuit } from '../../notation/tree.ts';
import type { Task } from '../../state/state.ts';
import { no, type Rule, type Violation } from '../../violation.ts';
import type { Done, Walked } from './walk.ts';

/** More than × allows; of suits a follower counts the discarded ones only (symbol.*, follow.count). */
export function tooOften(task: Task, said: number, most: number): Violation {
  const { per, suit } = boxOf(task);
  const rule: Rule =
    task.follows && suit ? 'follow.count' : `symbol.${!per || isSuit(per) ? 'per' : per}`;
  return no(rule, 'too-often', { box: task.box, said, most, per: per ?? '' });
}

/** The clause that asks for all of a box. */
export const inFull = ({ follows }: Task): Rule => (follows ? 'follow.full' : 'play.full');

/** The refusal with the figures of the whole box: 4 to gain, room for 3. */
export function reasonFor(
  { task, wants }: Walked,
  { step, then }: ProgramStep,
  program: readonly ProgramStep[],
  refused: Violation | null,
  moves: readonly Done[],
): Violation {
  const same = (upTo: number) =>
    program.slice(0, upTo).filter((other) => other.step.do === step.do).length;
  const need = same(program.length);
  const done = same(task.at);
  if (!refused) {
    if (then) return no('symbol.then', 'then-left-out', { action: step.do });
    const said = wants[step.do]?.ways.length ?? done;
    const right = program.find((other) => other.then && wants[other.step.do]?.ways.length);
    if (right && said === 0)
      return no('symbol.then', 'then-without-first', { action: right.step.do });
    return no(inFull(task), 'too-few', { box: task.box, need, said });
  }
  if (step.do === 'advance' && step.cost !== 0 && refused.code === 'wrong-payment')
    return { ...refused, rule: 'symbol.cost' };
  if (step.do.startsWith('copy') || step.do === 'advance') return refused;
  const { code, facts } = refused;
  if (step.do === 'pack' && code === 'supply-empty') {
    // Either kind can be packed: only those of this kind have left the supply.
    const left = moves.filter(
      ({ move }) => move.do === 'pack' && move.from === 'supply' && move.what === facts.resource,
    ).length;
    return { ...refused, facts: { ...facts, need: left + 1, left } };
  }
  // Where no place was said, Stuff and Pack were both looked at.
  const places: Facts = step.do === 'spend' && !wants.spend ? { from: 'stuff-and-pack' } : {};
  // Room in Stuff and the supply are told as they were when the box began.
  const figure = code === 'stuff-full' ? 'room' : code === 'supply-empty' ? 'left' : 'done';
  const before = figure === 'done' ? 0 : Number(facts[figure]);
  return { ...refused, facts: { ...facts, ...places, need, done, [figure]: before + done } };
}
