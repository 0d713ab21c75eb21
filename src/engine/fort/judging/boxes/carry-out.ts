import { type PerkId, perkIds } from '#generated/fort.ts';
import { boxOf, isChoice } from '../../actions/box.ts';
import { iconsIn, writeProgram } from '../../cards/steps.ts';
import type { Choices } from '../../format/move.ts';
import { stated } from '../../format/spelling.ts';
import type { Counts } from '../../state/counts.ts';
import type { StepKind } from '../../state/move.ts';
import type { Task } from '../../state/state.ts';
import { helpful, type Table } from '../table/described-table.ts';
import { paidCount, wantsOf } from './described-steps.ts';
import { type InUse, placeCards } from './placed-cards.ts';
import { tellRecycling, tellSteps } from './step-effects.ts';
import { inFull } from './step-refusals.ts';
import { type Done, walkBoxes } from './walk.ts';

/** A box to carry out, and what was said about it. */
export interface DescribedBox {
  readonly task: Task;
  readonly choices: Choices;
  /** Nothing of it can be done, and nothing is. */
  readonly idle?: boolean;
}

/** Violations that stand for themselves: “and so it is not in full” adds nothing. */
const own = ['play.purpose', 'play.full', 'play.zero', 'follow.full', 'symbol.then'];

/** Clauses that the rulebook leaves open here, so that a refusal by them is our reading. */
const readings = ['play.zero', 'supply.empty', 'action.advance'];

/** Refusals of what was said, whatever the actions before it do. */
const misdescribed = ['too-often', 'gain-other', 'gain-mixed', 'spend-other'];

/** What a new level gives, as said or as it helps (fort.level-1, fort.level-2). */
function rewards(table: Table, choose: Choices['choose']): (level: number) => Partial<Counts> {
  const { on, counts, rivals, situation } = table;
  const said = perkIds.find((id) => id === choose);
  let chosen: PerkId | null | undefined;
  return (level) => {
    if (level !== 2 || counts.perk !== null) return {};
    const row = situation['perk-row'];
    const isThere = (perk: PerkId) =>
      !rivals.some(({ side }) => side.perks?.includes(perk)) &&
      (row ? row.includes(perk) : on.whether('perk-row', `row:${perk}`));
    if (said && !isThere(said)) on.no('fort.level-2', 'not-in-row', { card: said });
    if (chosen === undefined)
      chosen =
        said ?? on.choose([null, ...counts.row.filter((perk) => helpful.includes(perk))]) ?? null;
    return { perk: chosen };
  };
}

/** A made-up rule at level 1, a perk at level 2, each there once (fort.level-1, fort.level-2). */
function checkChosen(
  { on, counts, rivals }: Table,
  card: NonNullable<Choices['choose']>,
  done: readonly Done[],
): void {
  const levels = done.flatMap(({ move, level }) => (move.do === 'advance' ? [level] : []));
  const right = perkIds.some((id) => id === card) ? 2 : 1;
  const level = levels[0] ?? counts.level;
  if (!levels.includes(right))
    on.no(level === 1 ? 'fort.level-1' : 'fort.level-2', 'wrong-reward', { card, level });
  const owner = rivals.find(({ side }) => side['made-up-rule'] === card);
  if (owner) on.no('setup.made-up-rules', 'rule-twice', { player: 'me', rival: owner.name, card });
}

/** Choices that go by another name than their icon. */
const icons: Readonly<Record<string, readonly string[]>> = {
  gain: ['gain', 'copy-pack', 'copy-rival-pack'],
  rival: ['copy-rival-pack', 'trash-rival'],
  pay: ['advance'],
  'put-in-lookout': ['lookout'],
  'put-in-pack': ['pack'],
  score: ['vp'],
  choose: ['advance'],
};

/** Only what the box shows can be done with it. */
function checkShown(
  { on }: Table,
  { box, follows }: Task,
  choices: Choices,
  kinds: readonly StepKind[],
): void {
  const { full: _full, times: _times, ...said } = choices;
  for (const [name, value] of Object.entries(said)) {
    const nothing = typeof value === 'object' ? !Object.values(value).some(Boolean) : !value;
    const shown = icons[name] ?? [name];
    if (!nothing && !kinds.some((kind) => shown.includes(kind)))
      on.no(follows ? 'follow.when' : 'play.actions', 'not-shown', { box, action: shown[0] ?? '' });
  }
}

/** The printed costs that the described payments come to (symbol.cost). */
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

/** Carries out the boxes as far as they are said, choosing the rest; notes what happens, or why not. */
export function carryOut(
  table: Table,
  asked: readonly DescribedBox[],
  used: InUse,
): DescribedBox[] {
  const { on, counts } = table;
  const before = on.violations.length;
  const choose = asked.map(({ choices }) => choices.choose).find(Boolean);
  table.paid = paidFor(asked);
  const boxes = asked.map(({ task, choices, idle }) => {
    const steps = writeProgram(boxOf(task).box, 1).map(({ step }) => step);
    const kinds = steps.map((step) => step.do);
    checkShown(table, task, choices, kinds);
    const { gain } = choices;
    if (typeof gain === 'object' && gain.pizza && gain.toys && steps.some(isChoice))
      on.no('action.gain-choice', 'gain-mixed', { resource: 'toys', first: 'pizza' });
    const placed = placeCards(table, choices, used);
    const wants = wantsOf(placed, table, kinds);
    return { task, idle, choices: placed, wants, times: choices.times };
  });
  if (on.violations.length > before) return [];
  const { done, why, failed, recycled } = walkBoxes(counts, boxes, rewards(table, choose));
  if (recycled) tellRecycling(table);
  if (!why && choose) checkChosen(table, choose, done);
  if (!why)
    return boxes.map(({ task, idle, choices }) => {
      const steps = done.filter((each) => each.task === task);
      // What was left out must not hide what was chosen instead.
      return { task, idle, choices: { ...tellSteps(table, steps, choices), ...stated(choices) } };
    });
  const [{ rule }] = why;
  if (readings.includes(rule)) on.readings.add(rule);
  for (const each of why) on.ok(each);
  if (failed?.full && !own.includes(rule))
    on.no(inFull(failed), 'not-in-full', { card: failed.card, boxes: [failed.box] });
  // What was said of a later box can be wrong by itself.
  const later = boxes.slice(boxes.findIndex(({ task }) => task === failed) + 1);
  const { why: more } = walkBoxes(counts, later, () => ({}));
  const nothing = why.some(({ code }) => code === 'nothing-done');
  // Nor is anything in full if the other box can't be either.
  if (more && (nothing || misdescribed.includes(more[0].code))) on.ok(more[0]);
  return [];
}
