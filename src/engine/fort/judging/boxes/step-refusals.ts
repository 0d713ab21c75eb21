import type { Facts } from '#engine/core/verdict.ts';
import { boxOf, isChoice } from '../../actions/box.ts';
import type { ProgramStep } from '../../cards/steps.ts';
import { isSuit } from '../../notation/tree.ts';
import type { Stock, Task } from '../../state/state.ts';
import { no, type Rule, type Violation } from '../../violation.ts';
import type { Wants } from './described-steps.ts';
import type { Done, Walked } from './walk.ts';

/** More than × allows; of suits a follower counts the discarded ones only (symbol.*, follow.count). */
export function tooOften(task: Task, said: number, most: number, action?: string): Violation {
  const { per, suit } = boxOf(task);
  // Without × the action happens once, and gives so many.
  const facts = { box: task.box, said, need: most };
  if (!per && action === 'gain') return no('symbol.per', 'gained-too-many', facts);
  if (!per && action === 'vp') return no('symbol.per', 'scored-too-many', facts);
  const rule: Rule =
    task.follows && suit ? 'follow.count' : `symbol.${!per || isSuit(per) ? 'per' : per}`;
  return no(rule, 'too-often', { box: task.box, said, most, per: per ?? '' });
}

/** Something is said to come of a box that happens 0 times, beside another one that may be used in full. */
export const nothingHappens = ({ box, full }: Task, per: string): Violation =>
  no(full ? 'play.zero' : 'play.partial', 'nothing-happens', { box, per });

/** Of nothing there is nothing to do: by the table, or by the suits that were chosen (play.zero). */
export function zeroTimes({ box, full }: Task, per: string): Violation {
  if (!full) return no('play.partial', 'zero-times', { box, per });
  if (per === 'in-lookout') return no('play.zero', 'none-in-lookout', { box });
  if (per === 'in-pack') return no('play.zero', 'none-in-pack', { box });
  if (per === 'fort-level') return no('play.zero', 'level-zero', { box });
  return no('play.zero', 'zero-times', { box, per });
}

/** The clause that asks for all of a box. */
export const inFull = ({ follows }: Task): Rule => (follows ? 'follow.full' : 'play.full');

/** Nothing is gained by converting: what counts is what there is, and room for what it becomes. */
function convertRefused(refused: Violation, wants: Wants): Violation {
  const { code, facts } = refused;
  if (code === 'stuff-full')
    return no('board.stuff', 'no-room-to-convert', { resource: facts.resource ?? '' });
  return code === 'nothing-to-convert' && !wants.convert
    ? no('action.convert', 'nothing-to-convert-at-all')
    : refused;
}

/** The refusal with the figures of the whole box: 4 to gain, room for 3. */
export function reasonFor(
  { task, wants }: Walked,
  { step, then }: ProgramStep,
  program: readonly ProgramStep[],
  refused: Violation | null,
  moves: readonly Done[],
  /** Room in Stuff for each kind, as it is now; asked for only where both kinds matter. */
  room: () => Stock,
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
    // Without × the action happens once, and gives so many.
    const gained = moves.findLast((other) => other.task === task)?.move;
    const resource: Facts = gained?.do === 'gain' ? { resource: gained.what } : {};
    if (step.do === 'gain' && !boxOf(task).per)
      return no(inFull(task), 'gained-too-few', { box: task.box, need, said, ...resource });
    return no(inFull(task), 'too-few', { box: task.box, need, said });
  }
  if (step.do === 'advance' && step.cost !== 0 && refused.code === 'wrong-payment')
    return { ...refused, rule: 'symbol.cost' };
  if (step.do.startsWith('copy') || step.do === 'advance') return refused;
  const { code, facts } = refused;
  if (step.do === 'convert') return convertRefused(refused, wants);
  if (code === 'stuff-full' && isChoice(step) && !wants.gain && !task.follows) {
    // Where no kind was given, the other one would have to have no room either.
    const { pizza, toys } = room();
    const rooms = { pizza, toys, [String(facts.resource)]: Number(facts.room) + done };
    if (Math.max(rooms.pizza, rooms.toys) < need)
      return no('board.stuff', 'no-room-for-either', {
        need,
        roomPizza: rooms.pizza,
        roomToys: rooms.toys,
      });
  }
  if (step.do === 'pack' && code === 'supply-empty') {
    // Either kind can be packed: only those of this kind have left the supply.
    const left = moves.filter(
      ({ move }) => move.do === 'pack' && move.from === 'supply' && move.what === facts.resource,
    ).length;
    return { ...refused, facts: { ...facts, need: left + 1, left } };
  }
  // Where no place was given, Stuff and Pack were both looked at.
  const isPlaced = wants.spend?.ways.some((way) => [...way].length === 1);
  const places: Facts = code === 'nothing-to-spend' && !isPlaced ? { from: 'stuff-and-pack' } : {};
  // Room in Stuff and the supply are given as they were when the box began.
  const figure = code === 'stuff-full' ? 'room' : code === 'supply-empty' ? 'left' : 'done';
  const before = figure === 'done' ? 0 : Number(facts[figure]);
  return { ...refused, facts: { ...facts, ...places, need, done, [figure]: before + done } };
}
