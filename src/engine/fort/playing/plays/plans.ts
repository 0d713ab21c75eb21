import { boxOf } from '../../actions/box.ts';
import type { CardId } from '../../cards/ids.ts';
import { type PrintedBox, printedOn } from '../../cards/printed.ts';
import type { Added } from '../../cards/suits.ts';
import { type CardSymbol, suits } from '../../notation/tree.ts';
import { suitOf, tasksOf } from '../../rules/tasks.ts';
import type { Use } from '../../state/move.ts';
import type { Task } from '../../state/state.ts';
import type { Selection, Wanted } from './additions.ts';
import { type Bound, boundsOf, type Reach, surenessOf } from './reach.ts';

/** A box of a plan that counts a suit, and how added cards change it. */
interface Improved {
  readonly task: Task;
  /** Which of the wanted suits it counts. */
  readonly suit: 'first' | 'second';
  /** How often it happens with the played card alone. */
  readonly bare: number;
  /** If used in part: the cards without any other use, which it has to justify (play.purpose). */
  readonly alone: 'firstAlone' | 'secondAlone' | null;
  readonly stride: number;
}

/** One way to use the boxes of a card, known before any hand is looked at. */
export interface Plan {
  readonly uses: readonly Use[];
  readonly named: CardSymbol | undefined;
  readonly wanted: Wanted;
  /** A coin card whose public box can be followed stands for one suit (follow.coin-declared). */
  readonly declares: boolean;
  /** The tasks with nothing added; used again for every hand. */
  readonly tasks: readonly Task[];
  readonly boxes: readonly PrintedBox[];
  readonly improved: readonly Improved[];
  readonly bounds: readonly Bound[];
  /** Within these bounds it is certain to be possible with up to this many cards added from the hand. */
  readonly sure: number;
  /** The same plan with both boxes in full, which implies that this one works. Null for such a plan itself. */
  readonly whole: Plan | null;
  /** Whether it works with each selection of the hand looked at, by number; the first adds nothing. */
  readonly works: boolean[];
}

const P: Use = { box: 'public', full: true };
const Q: Use = { box: 'private', full: true };
const p: Use = { box: 'public', full: false };
const q: Use = { box: 'private', full: false };
/** One box in full; the other in full, in part or not at all; in either order (play.full, play.partial). */
const orders: readonly (readonly Use[])[] = [
  [P],
  [Q],
  [P, Q],
  [Q, P],
  [P, q],
  [q, P],
  [p, Q],
  [Q, p],
];
const names: readonly CardSymbol[] = [...suits, 'coin'];
const none: readonly Added[] = [];

const wants = new Map<string, Wanted>();

function wantedBy(card: CardId, uses: readonly Use[], named: CardSymbol | undefined): Wanted {
  const facts = printedOn(card);
  const found = new Set<CardSymbol>();
  for (const box of ['public', 'private'] as const) {
    if (!uses.some((use) => use.box === box)) continue;
    const suit = facts[box] ? suitOf(facts[box], { named }) : null;
    if (suit !== null) found.add(suit);
  }
  const key = [...found].join();
  const wanted = wants.get(key) ?? { suits: [...found], options: new Map() };
  wants.set(key, wanted);
  return wanted;
}

function improvedBy(
  { suits: wanted }: Wanted,
  tasks: readonly Task[],
  named: CardSymbol | undefined,
): Improved[] {
  const suitIn = (task: Task) => suitOf(boxOf(task), { named });
  return tasks.flatMap((task): Improved[] => {
    const suit = suitIn(task);
    if (suit === null) return [];
    const { stride } = boxOf(task);
    const which = suit === wanted[0] ? 'first' : 'second';
    const shared = tasks.some((other) => other.full && suitIn(other) === suit);
    const alone = shared ? null : (`${which}Alone` as const);
    return [{ task, suit: which, bare: task.times ?? 0, alone, stride }];
  });
}

/** Sets how often the boxes of a plan happen with these added cards and how far boxes used in part have to get. */
export function improve({ improved }: Plan, hand: Selection, lookout: Selection): void {
  for (const { task, suit, bare, alone, stride } of improved) {
    const times = bare + hand[suit] + lookout[suit];
    task.times = times;
    if (alone === null) continue;
    const fewest = Math.min(hand[alone], lookout[alone]);
    const least = Math.max(1, times - fewest + 1);
    task.least = (least - 1) * stride + 1;
  }
}

function makePlans(card: CardId): CardPlans {
  const reaches: Reach[] = [];
  const facts = printedOn(card);
  const made: Plan[] = [];
  orders
    .filter((uses) => uses.every(({ box, full }) => facts[box] && (full || facts[box].divisible)))
    .forEach((uses) => {
      const asksName = uses.some(({ box }) => facts[box]?.per === 'one-suit');
      for (const named of asksName ? names : [undefined]) {
        const said = named === undefined ? {} : { named };
        const tasks = tasksOf({ card, added: none, lookout: none, uses, ...said });
        const declares = facts.public !== null && facts.symbols.includes('coin');
        const wanted = wantedBy(card, uses, named);
        const boxes = tasks.map(boxOf);
        const bounds = boundsOf(tasks, boxes, reaches);
        made.push({
          uses,
          named,
          wanted,
          declares,
          tasks,
          boxes,
          improved: improvedBy(wanted, tasks, named),
          bounds,
          sure: surenessOf(bounds, boxes),
          whole: wholeOf(made, uses, named),
          works: [],
        });
      }
    });
  return { plans: made, reaches };
}

/** The plan made before with the same order of boxes and both in full. */
const wholeOf = (made: readonly Plan[], uses: readonly Use[], named: Plan['named']): Plan | null =>
  uses.every(({ full }) => full)
    ? null
    : (made.find(
        (plan) =>
          plan.named === named &&
          plan.uses.length === 2 &&
          plan.uses.every(({ box, full }, at) => full && box === uses[at]?.box),
      ) ?? null);

/** What is known of a card before any hand is looked at. */
interface CardPlans {
  readonly plans: readonly Plan[];
  readonly reaches: readonly Reach[];
}

const plans = new Map<CardId, CardPlans>();

/** Every way to use the boxes of a card, added cards aside; none for a card without boxes. */
export function plansFor(card: CardId): CardPlans {
  let found = plans.get(card);
  if (found === undefined) {
    found = makePlans(card);
    plans.set(card, found);
  }
  return found;
}
