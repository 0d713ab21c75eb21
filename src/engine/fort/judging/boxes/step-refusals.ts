import type { Facts } from '#engine/core/verdict.ts';
import { boxOf, isChoice } from '../../actions/box.ts';
import type { ProgramStep } from '../../cards/steps.ts';
import { isSuit } from '../../notation/tree.ts';
import type { StepKind, StepMove } from '../../state/move.ts';
import type { Stock, Task } from '../../state/state.ts';
import { no, type Rule, type Violation } from '../../violation.ts';
import type { Want, Wants } from './described-steps.ts';
import type { Done, Walked } from './walk.ts';

/** The clause that says how often a box happens; of suits a follower counts the discarded ones only. */
function countedBy(task: Task): Rule {
  const { per, suit } = boxOf(task);
  return task.follows && suit ? 'follow.count' : `symbol.${!per || isSuit(per) ? 'per' : per}`;
}

/** It is done more often than × allows (symbol.*, follow.count). */
export function tooOften(task: Task, said: number, most: number, action?: string): Violation {
  const { per } = boxOf(task);
  // Without × the action happens once, and gives so many.
  const facts = { box: task.box, said, need: most };
  if (!per && action === 'gain') return no('symbol.per', 'gained-too-many', facts);
  if (!per && action === 'vp') return no('symbol.per', 'scored-too-many', facts);
  return no(countedBy(task), 'too-often', { box: task.box, said, most, per: per ?? '' });
}

/** Something is described as the result of a box that happens 0 times, beside another that may be used in full. */
export const nothingHappens = (task: Task, per: string): Violation =>
  no(countedBy(task), 'nothing-happens', { box: task.box, per });

/** The box happens 0 times, because of the table or of the suits that were chosen (play.zero). */
export function zeroTimes({ box, full }: Task, per: string): Violation {
  if (!full) return no('play.partial', 'zero-times', { box, per });
  if (per === 'in-lookout') return no('play.zero', 'none-in-lookout', { box });
  if (per === 'in-pack') return no('play.zero', 'none-in-pack', { box });
  if (per === 'fort-level') return no('play.zero', 'level-zero', { box });
  return no('play.zero', 'zero-times', { box, per });
}

/** There is no room in Stuff for either kind. */
export const noRoomAtAll: Violation = no('board.stuff', 'no-room-for-either', {
  need: 1,
  roomPizza: 0,
  roomToys: 0,
});

/** The clause that asks for all of a box. */
export const inFull = ({ follows }: Task): Rule => (follows ? 'follow.full' : 'play.full');

/** Why converting is refused: by what there is to convert, or by the room for what it becomes. */
function convertRefused(refused: Violation, wants: Wants, need: number, done: number): Violation {
  const { code, facts } = refused;
  const { resource = '' } = facts;
  if (code !== 'stuff-full' && code !== 'nothing-to-convert') return refused;
  const rule = code === 'stuff-full' ? 'board.stuff' : 'action.convert';
  // Where no direction is given, the other one would lead no further.
  if (!wants.convert)
    return done === 0 && code === 'nothing-to-convert'
      ? no(rule, 'nothing-to-convert-at-all')
      : no(rule, 'converted-too-few', { need, done });
  if (code === 'stuff-full') return no(rule, 'no-room-to-convert', { resource, need, done });
  const isPlaced = wants.convert.ways.some((way) => [...way].length === 1);
  return isPlaced && done === 0
    ? refused
    : no('action.convert', 'too-few-to-convert', { resource, need, done });
}

/** What is to be packed runs out: of which kind, where every resource described for the Pack is of that kind. */
function packedKind({ task, wants }: Walked, moves: readonly Done[], from: 'stuff' | null): Facts {
  const ways = (wants.pack?.ways ?? []).map((way) => [...way]);
  const kinds = new Set(ways.flat().map((move) => (move.do === 'pack' ? move.what : null)));
  const [resource = null] = kinds;
  if (kinds.size !== 1 || resource === null) return {};
  const isFrom = (move: StepMove) => move.do === 'pack' && (from === null || move.from === from);
  return {
    resource,
    need: ways.filter((way) => way.some(isFrom)).length,
    done: moves.filter((each) => each.task === task && isFrom(each.move)).length,
  };
}

/** Where a card is taken from, if its place matters. */
const sourceIn = (move: StepMove): string => ('from' in move ? move.from : '');

/** Cards run out halfway: how many were to come from a place, and how many did. */
function sourceShort(
  refused: Violation,
  step: StepKind,
  ways: Want['ways'] | undefined,
  moves: readonly Done[],
  [need, done]: readonly [number, number],
): Violation {
  const { rule, facts } = refused;
  if (!ways && step === 'recruit')
    return no('action.recruit', 'too-few-to-recruit', { need, done });
  const { from = 'yard' } = facts;
  const taken = moves.filter(({ move }) => move.do === step && sourceIn(move) === from).length;
  const said = [...(ways ?? [])].filter((way) => [...way].some((each) => sourceIn(each) === from));
  return taken > 0 ? no(rule, 'source-short', { from, need: said.length, done: taken }) : refused;
}

const emptied = ['park-empty', 'yards-empty', 'source-empty'];

/** The refusal with the figures of the whole box: 4 to gain, room for 3. */
export function reasonFor(
  box: Walked,
  { step, then }: ProgramStep,
  program: readonly ProgramStep[],
  refused: Violation | null,
  moves: readonly Done[],
  /** Room in Stuff for each kind, as it is now; asked for only where both kinds matter. */
  room: () => Stock,
): Violation {
  const { task, wants, sameKind } = box;
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
    // What counts is how much is gained or scored, whatever × counts.
    const facts: Facts = { box: task.box, need, said };
    if (step.do === 'vp') return no(inFull(task), 'scored-too-few', facts);
    if (step.do !== 'gain') return no(inFull(task), 'too-few', facts);
    const gained = moves.findLast((other) => other.task === task)?.move;
    const resource: Facts = gained?.do === 'gain' ? { resource: gained.what } : {};
    return no(inFull(task), 'gained-too-few', { ...facts, ...resource });
  }
  if (step.do === 'advance' && step.cost !== 0 && refused.code === 'wrong-payment')
    return { ...refused, rule: 'symbol.cost' };
  if (step.do.startsWith('copy') || step.do === 'advance') return refused;
  const { code, facts } = refused;
  if (step.do === 'convert') return convertRefused(refused, wants, need, done);
  if (emptied.includes(code))
    return sourceShort(refused, step.do, wants[step.do]?.ways, moves, [need, done]);
  if (code === 'stuff-full' && isChoice(step) && !wants.gain && !sameKind) {
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
    // Either kind can be packed, but only tokens of this kind have left the supply.
    const left = moves.filter(
      ({ move }) => move.do === 'pack' && move.from === 'supply' && move.what === facts.resource,
    ).length;
    return { ...refused, facts: { ...facts, need: left + 1, left } };
  }
  if (code === 'stuff-lacks' || code === 'stuff-and-supply-lack') {
    const from = code === 'stuff-lacks' ? 'stuff' : null;
    return { ...refused, facts: { need, done, ...packedKind(box, moves, from) } };
  }
  // Where no place is given, both Stuff and Pack were looked at.
  const isPlaced = wants.spend?.ways.some((way) => [...way].length === 1);
  const places: Facts = code === 'nothing-to-spend' && !isPlaced ? { from: 'stuff-and-pack' } : {};
  // The figures for Stuff and supply are those at the beginning of the box; by now nothing is left.
  const figure = code === 'stuff-full' ? 'room' : code === 'supply-empty' ? 'left' : 'done';
  return { ...refused, facts: { ...facts, ...places, need, done, [figure]: done } };
}
