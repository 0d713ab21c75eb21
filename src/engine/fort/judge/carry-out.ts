import { type PerkId, perkIds } from '../../../generated/fort.ts';
import type { Choices } from '../describe/move.ts';
import { programOf } from '../facts.ts';
import { boxOf } from '../feasible.ts';
import type { Task } from '../state.ts';
import { type InUse, placeCards } from './moved.ts';
import { choicesOf, tellSteps } from './results.ts';
import type { Table } from './table.ts';
import { walkBoxes } from './walk.ts';
import { paidCount, wantsOf } from './wants.ts';

export interface Asked {
  readonly task: Task;
  readonly choices: Choices;
}

/** Violations that stand for themselves: “and so it is not in full” adds nothing. */
const own = ['play.purpose', 'play.full', 'follow.full', 'symbol.then'];

/** Perks whose arrival can make a later step possible. */
const helpful = ['xxl-backpack', 'sticky-fingers', 'bribe', 'recycling'];

/** What a new level gives, as said or as it helps (fort.level-1, fort.level-2). */
function rewards(table: Table, choose: Choices['choose']): (level: number) => void {
  const { on, means, situation } = table;
  const said = perkIds.find((id) => id === choose);
  let chosen: PerkId | null | undefined;
  return (level) => {
    if (choose !== undefined && (level === 1) === (said !== undefined) && level <= 2)
      on.no(level === 1 ? 'fort.level-1' : 'fort.level-2', 'wrong-reward', { card: choose, level });
    if (level !== 2 || means.perk !== null) return;
    const row = situation['perk-row'];
    if (said && row && !row.includes(said)) on.no('fort.level-2', 'not-in-row', { card: said });
    if (chosen === undefined)
      chosen =
        said ?? on.choose([null, ...means.row.filter((perk) => helpful.includes(perk))]) ?? null;
    means.perk = chosen;
  };
}

/** Carries out the boxes as far as they are said, choosing the rest; notes what happens, or why not. */
export function carryOut(table: Table, asked: readonly Asked[], used: InUse): Asked[] {
  const { on, means } = table;
  const before = on.violations.length;
  const choose = asked.map(({ choices }) => choices.choose).find((said) => said !== undefined);
  const boxes = asked.map(({ task, choices }) => {
    const steps = programOf(boxOf(task), 1).map(({ step }) => step);
    const change = steps.reduce((sum, step) => sum + (step.do === 'advance' ? step.cost : 0), 0);
    if (choices.pay) table.paid = paidCount(choices.pay) - change;
    const placed = placeCards(table, choices, used);
    return { task, choices: placed, kinds: steps.map((step) => step.do) };
  });
  if (on.violations.length > before) return [];
  const { done, why } = walkBoxes(
    means,
    boxes.map(({ task, choices, kinds }) => ({
      task,
      wants: wantsOf(choices, table, kinds),
      times: choices.times,
    })),
    rewards(table, choose),
  );
  if (why) {
    if (why.rule === 'play.zero' || why.rule === 'supply.empty') on.readings.add(why.rule);
    if (why.rule === 'action.advance') on.readings.add('action.advance');
    on.ok(why);
    const [first] = asked;
    const rule = first?.task.follows ? 'follow.full' : 'play.full';
    if (!own.includes(why.rule))
      on.no(rule, 'not-in-full', {
        card: first?.task.card ?? '',
        boxes: asked.filter(({ task }) => task.full).map(({ task }) => task.box),
      });
    return [];
  }
  return boxes.map(({ task, choices }) => {
    const steps = done.filter((each) => each.task === task);
    tellSteps(table, steps, choices);
    return { task, choices: { ...choicesOf(steps, table), ...choices } };
  });
}
