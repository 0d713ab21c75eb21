import { tooMany } from '#engine/core/attempt.ts';
import { type PerkId, perkIds } from '#generated/fort.ts';
import { boxOf } from '../../actions/box.ts';
import { iconsIn } from '../../cards/steps.ts';
import type { Choices } from '../../format/move.ts';
import { stated } from '../../format/spelling.ts';
import type { Box } from '../../notation/tree.ts';
import type { Counts } from '../../state/counts.ts';
import type { Task } from '../../state/state.ts';
import type { Violation } from '../../violation.ts';
import { helpful, type Table } from '../table/described-table.ts';
import type { described } from './described-choices.ts';
import { paidCount, wantsOf, waysToPay } from './described-steps.ts';
import type { InUse } from './placed-cards.ts';
import { reportRecycling, reportSteps } from './step-effects.ts';
import { inFull } from './step-refusals.ts';
import { withoutPrint } from './unprinted-cost.ts';
import { type Done, type Walk, type Walked, walkBoxes } from './walk.ts';

/** A box to carry out, and what is described of it. */
export interface DescribedBox {
  readonly task: Task;
  readonly choices: Choices;
  /** Nothing of it can be done, and nothing is. */
  readonly idle?: boolean;
  /** The leader's choice of a resource is described, and is binding on followers. */
  readonly sameKind?: boolean;
}

/** Violations that speak for themselves: “and so it is not in full” would add nothing. */
const own = ['play.purpose', 'play.full', 'play.zero', 'follow.full', 'symbol.then'];

/** Clauses that the rulebook leaves open here, so that a refusal by them is our reading. */
const readings = ['play.zero', 'supply.empty', 'action.advance'];

/** Refusals of what is described, whatever the actions before it do. */
const misdescribed = [
  'too-often',
  'gained-too-many',
  'scored-too-many',
  'nothing-happens',
  'gain-other',
  'gain-mixed',
  'spend-other',
];

/** Refusals of the described way of doing it: done in another way, the action may well be done in full. */
const asSaid = [
  ...misdescribed,
  'wrong-payment',
  'cannot-pay',
  'convert-back',
  'other-than-leader',
  'copy-differs',
  'lookout-from',
  'pack-from-supply',
];

/** What a new level gives: as described, or else whatever helps (fort.level-1, fort.level-2). */
function rewards(table: Table, choose: Choices['choose']): (level: number) => Partial<Counts> {
  const { on, counts, rivals, situation } = table;
  const described = perkIds.find((id) => id === choose);
  let chosen: PerkId | null | undefined;
  return (level) => {
    if (level !== 2 || counts.perk !== null) return {};
    const row = situation['perk-row'];
    const isThere = (perk: PerkId) =>
      !rivals.some(({ side }) => side.perks?.includes(perk)) &&
      (row
        ? row.includes(perk)
        : on.whether('perk-row', `row:${perk}`, { is: 'card', card: perk }));
    if (described && !isThere(described)) on.no('fort.level-2', 'not-in-row', { card: described });
    if (chosen === undefined)
      chosen =
        described ??
        on.choose([null, ...counts.row.filter((perk) => helpful.includes(perk))]) ??
        null;
    return { perk: chosen === table.spent ? null : chosen };
  };
}

/** The printed costs that the described payments amount to (symbol.cost). */
function paidFor(asked: readonly DescribedBox[]): Table['paid'] {
  const payments = asked.flatMap(({ task, choices }) => {
    const advances = iconsIn(boxOf(task).box).filter((icon) => icon.do === 'advance');
    return advances.map(({ cost }) => choices.pay && paidCount(choices.pay) - cost);
  });
  return {
    costs: payments.filter((cost) => cost !== undefined),
    all: payments.length > 0 && !payments.includes(undefined),
  };
}

/** The refusal of a payment; of a cost that nobody described it names no figure that was only assumed (board.cost). */
function refusedCost(
  table: Table,
  asked: readonly DescribedBox[],
  failed: Task,
  refused: Violation,
): Violation {
  const advances = ({ task }: { readonly task: Task }) =>
    iconsIn(boxOf(task).box).filter((icon) => icon.do === 'advance');
  const at = asked.findIndex(({ task }) => task === failed);
  const { pay } = asked[at]?.choices ?? {};
  const [icon] = advances({ task: failed });
  if (!icon) return refused;
  const level = table.counts.level + asked.slice(0, at).flatMap(advances).length;
  return withoutPrint(table, refused, level, icon.cost, pay && waysToPay(pay));
}

/** Does the box have icons side by side (symbol.beside)? */
function hasBeside(box: Box): boolean {
  if ('all' in box) return true;
  if ('each' in box) return hasBeside(box.each);
  return 'first' in box && (hasBeside(box.first) || hasBeside(box.then));
}

/** Marks a refusal of what was chosen: the action might still be done in full in another way. */
const wayChosen = (asked: readonly DescribedBox[], failed: Task): { readonly chosen?: true } => {
  const { full: _, ...described } =
    asked.find(({ task }) => task.box === failed.box)?.choices ?? {};
  return Object.keys(stated(described)).length > 0 ? { chosen: true } : {};
};

/** Notes that leaving out the useless card is not enough, since a box has to be done in full and can't be. */
function checkBesides(
  { on, counts }: Table,
  asked: readonly DescribedBox[],
  boxes: readonly Walked[],
): void {
  const lenient = boxes.map((box) => ({
    ...box,
    task: { ...box.task, least: Math.min(box.task.least, 1) },
  }));
  const { why, failed } = walkBoxes(counts, lenient, () => ({}));
  if (!why || !failed?.full) return;
  const [first] = why;
  on.ok(first);
  if (!own.includes(first.rule) && !asSaid.includes(first.code))
    on.no(inFull(failed), 'not-in-full', {
      card: failed.card,
      boxes: [failed.box],
      ...wayChosen(asked, failed),
    });
}

/** How many ways through the same boxes are worth looking at. */
const mostWays = 60;

/** One way through the boxes after another, where all of them are wanted. */
function oneOfAll(
  { on, counts }: Table,
  boxes: readonly Walked[],
  newLevel: Parameters<typeof walkBoxes>[2],
): Walk {
  const all: (readonly Done[])[] = [];
  const walk = walkBoxes(counts, boxes, newLevel, (done) => {
    if (all.push(done) > mostWays) throw tooMany;
  });
  const done = on.choose(all);
  return done ? { done, why: null, failed: undefined, recycled: false } : walk;
}

/**
 * Carries out the boxes as far as they are described, choosing the rest; notes what happens, or why not.
 * `choicesOf` is for choices that are described: where none is, nothing has to be checked or placed.
 */
export function carryOut(
  table: Table,
  asked: readonly DescribedBox[],
  used: InUse,
  choicesOf?: typeof described,
): DescribedBox[] {
  const { on, counts } = table;
  const before = on.violations.length;
  const choose = asked.map(({ choices }) => choices.choose).find(Boolean);
  table.paid = paidFor(asked);
  const boxes = asked.map(({ task, choices, idle, sameKind }) => {
    const kinds = iconsIn(boxOf(task).box).map((step) => step.do);
    for (const refusal of choicesOf?.notShown(task, choices) ?? []) on.ok(refusal);
    const placed = choicesOf?.placeCards(table, choices, used) ?? {};
    const wants = wantsOf(placed, table, kinds);
    return { task, idle, choices: placed, wants, times: choices.times, sameKind };
  });
  if (on.violations.length > before) return [];
  const newLevel = rewards(table, choose);
  const { done, why, failed, recycled } = on.wantsEveryWay
    ? oneOfAll(table, boxes, newLevel)
    : walkBoxes(counts, boxes, newLevel);
  if (recycled) reportRecycling(table);
  if (!why && choose) choicesOf?.checkChosen(table, choose, done);
  if (!why)
    return boxes.map(({ task, idle, choices }) => {
      const steps = done.filter((each) => each.task === task);
      // Choices that were left out must not hide those that were made.
      return { task, idle, choices: { ...reportSteps(table, steps, choices), ...stated(choices) } };
    });
  const [cause, ...others] = why;
  const first = failed ? refusedCost(table, asked, failed, cause) : cause;
  const { rule, code } = first;
  if (readings.includes(rule)) on.readings.add(rule);
  if (code === 'convert-back') on.editions.add('action.convert');
  // No rulebook says that all icons side by side belong to “in full”.
  if (failed?.full && hasBeside(boxOf(failed).box)) on.readings.add('symbol.beside');
  for (const each of [first, ...others]) on.ok(each);
  const at = boxes.findIndex(({ task }) => task === failed);
  // What is described of a later box can be wrong by itself.
  const { why: more } = walkBoxes(counts, boxes.slice(at + 1), () => ({}));
  const isDone = ({ task, idle }: Walked, n: number) =>
    n !== at && task.full && !idle && (n < at || !more);
  // Where another box is done in full, this one need not be (play.partial), unless it is described so.
  const isBeside = boxes.some(isDone) && !boxes[at]?.choices.full;
  const left = rule === 'symbol.then';
  if (failed?.full && !isBeside && (left || !own.includes(rule)) && !asSaid.includes(code))
    on.no(inFull(failed), 'not-in-full', {
      card: failed.card,
      boxes: [failed.box],
      ...(left ? { left } : wayChosen(asked, failed)),
    });
  const nothing = why.some((each) => each.code === 'nothing-done');
  // Nothing is done in full if the other box can't be either.
  if (more && (nothing || misdescribed.includes(more[0].code))) on.ok(more[0]);
  else if (why.some((each) => each.code === 'too-little')) checkBesides(table, asked, boxes);
  return [];
}
