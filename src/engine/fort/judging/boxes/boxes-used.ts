import type { CardId } from '../../cards/ids.ts';
import { type PrintedBox, printedOn } from '../../cards/printed.ts';
import { iconsIn } from '../../cards/steps.ts';
import type { Choices } from '../../format/move.ts';
import type { BoxUse } from '../../format/spelling.ts';
import { type BoxName, boxNames } from '../../notation/tree.ts';
import type { Use } from '../../state/move.ts';
import type { Table } from '../table/described-table.ts';

/** A box that is used, or only listed: nothing of it can be done (play.partial). */
type Listed = Use & {
  readonly idle?: boolean;
  /** As far as it goes: in part if anything of it can be done, else not at all. */
  readonly asFarAsItGoes?: boolean;
};

/**
 * What is described of a box. If it was interrupted only its times are added up: what came before and
 * after is one use, and that it was interrupted is all that is wrong with it.
 */
export function choicesFor(box: BoxName, described: readonly BoxUse[] = []): Choices {
  const uses = described.filter((use) => use.box === box);
  const [first] = uses;
  if (!first) return {};
  const isInterrupted = uses.length > 1 && described[described.indexOf(first) + 1]?.box !== box;
  if (!isInterrupted) return first.choices;
  const times = uses.reduce((sum, { choices }) => sum + (choices.times ?? Number.NaN), 0);
  return Number.isNaN(times) ? {} : { times };
}

const orders: readonly (readonly BoxName[])[] = [
  ['public'],
  ['private'],
  boxNames,
  ['private', 'public'],
];
/** Of two boxes, which are used in full (play.full, play.partial). */
const fulls: readonly (readonly boolean[])[] = [
  [true, true],
  [true, false],
  [false, true],
];

/** The sum of all figures in a description: a box need never happen more often than this. */
export const figureIn = (described: unknown): number =>
  typeof described === 'number'
    ? described
    : typeof described === 'object' && described
      ? Object.values(described).reduce((sum: number, each) => sum + figureIn(each), 0)
      : 1;

/** Icons that only make room, and icons that only take it up: the former never hinder the latter. */
const makeRoom = ['lookout', 'pack', 'trash', 'trash-rival'];
const takeRoom = ['gain', 'vp', 'trash-this'];
const hasOnly = (printed: PrintedBox | null, icons: readonly string[]): boolean =>
  iconsIn(printed?.box ?? null).every((icon) => icons.includes(icon.do));

/** The boxes in their order with full or partial use: as described, or one of the ways there are. */
export function chooseUses(
  { on }: Table,
  card: CardId,
  described: readonly BoxUse[] | undefined,
): readonly Listed[] {
  const facts = printedOn(card);
  // A box that is named a second time is refused elsewhere; it does not change how much of the card is used.
  const once = described?.filter(
    ({ box }, at) => described.findIndex((use) => use.box === box) === at,
  );
  const asked = once
    ? [once]
    : orders
        .filter((order) => order.every((box) => facts[box]))
        .map((order) => order.map((box): BoxUse => ({ box, choices: {} })));
  const ways = asked.flatMap((uses): Listed[][] => {
    const open = fulls.filter(
      (full) =>
        uses.length === 2 &&
        uses.every(({ choices }, at) => (choices.full ?? full[at]) === full[at]),
    );
    return (open.length ? open : [[]]).map((full) =>
      uses.map(({ box, choices }, at): Use => ({ box, full: choices.full ?? full[at] ?? true })),
    );
  });
  // Beside a box used in full the other may be left unused, if the description has nothing done with it.
  const canIdle = ({ choices }: BoxUse) => choices.full === undefined && figureIn(choices) === 0;
  const canFill = ({ choices }: BoxUse) => choices.full !== false;
  if (once?.length === 2)
    for (const idle of once.filter(
      (use) => canIdle(use) && once.every((one) => one === use || canFill(one)),
    ))
      ways.push(once.map((use) => ({ box: use.box, full: use !== idle, idle: use === idle })));
  // Nothing need be known about a box that can't get in the way of the other; the last one never can.
  const [first, last] = once ?? [];
  const push = (full: BoxUse, idle: BoxUse) => {
    if (canFill(full) && canIdle(idle) && facts[idle.box]?.divisible)
      ways.push([
        { box: full.box, full: true },
        { box: idle.box, full: false, idle: true, asFarAsItGoes: true },
      ]);
  };
  if (first && last) {
    push(first, last);
    const leavesAlone = hasOnly(facts[first.box], makeRoom) && hasOnly(facts[last.box], takeRoom);
    if (leavesAlone && figureIn(last.choices) === 0) push(last, first);
  }
  const possible = ({ box, full, idle, asFarAsItGoes }: Listed) =>
    (full || idle || facts[box]?.divisible !== false) &&
    // A shorter question for what the other ways ask in full.
    !(asFarAsItGoes && on.wantsEveryWay);
  return on.choose(ways.filter((uses) => uses.every(possible))) ?? ways[0] ?? [];
}
