import { boxOf } from '../box-in-use.ts';
import { type BoxFacts, factsOf } from '../facts.ts';
import type { Added, Use } from '../move.ts';
import { type CardSymbol, suits } from '../notation/tree.ts';
import type { CardId, Task } from '../state.ts';
import type { Selection, Wanted } from './selections.ts';
import { suitOf, tasksOf } from './tasks.ts';

/** A box of a plan that goes by a suit, and what added cards change about it. */
interface Improved {
  readonly task: Task;
  /** Its suit among those wanted. */
  readonly suit: 'first' | 'second';
  /** How often it happens by the played card alone. */
  readonly bare: number;
  /** Used in part: the cards without another use that it has to be worth (play.purpose). */
  readonly alone: 'firstAlone' | 'secondAlone' | null;
  readonly stride: number;
}

/** One way to use the boxes of a card, known before any hand is looked at. */
export interface Plan {
  readonly uses: readonly Use[];
  readonly named: CardSymbol | undefined;
  /** A bit for the first box, used in full, and the suit named for it; 0: it is used in part. */
  readonly begins: number;
  readonly wanted: Wanted;
  /** A coin card whose public box can be followed stands for one suit (follow.coin-declared). */
  readonly declares: boolean;
  /** Used again for every hand; as they are when nothing is added. */
  readonly tasks: readonly Task[];
  readonly boxes: readonly BoxFacts[];
  readonly improved: readonly Improved[];
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

const beginning = ({ box }: Use, named: CardSymbol | undefined): number =>
  (box === 'public' ? 0 : 1 + names.length) + (named === undefined ? 0 : 1 + names.indexOf(named));

const wants = new Map<string, Wanted>();

function wantedBy(card: CardId, uses: readonly Use[], named: CardSymbol | undefined): Wanted {
  const facts = factsOf(card);
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

/** Sets how often the boxes of a plan happen with these added cards and, in part, how far they have to get. */
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

function makePlans(card: CardId): Plan[] {
  const facts = factsOf(card);
  return orders
    .filter((uses) => uses.every(({ box, full }) => facts[box] && (full || facts[box].divisible)))
    .flatMap((uses) => {
      const asksName = uses.some(({ box }) => facts[box]?.per === 'one-suit');
      return (asksName ? names : [undefined]).map((named): Plan => {
        const said = named === undefined ? {} : { named };
        const tasks = tasksOf({ card, added: none, lookout: none, uses, ...said });
        const declares = facts.public !== null && facts.symbols.includes('coin');
        const wanted = wantedBy(card, uses, named);
        const begins = uses[0]?.full ? 1 << beginning(uses[0], named) : 0;
        return {
          uses,
          named,
          begins,
          wanted,
          declares,
          tasks,
          boxes: tasks.map(boxOf),
          improved: improvedBy(wanted, tasks, named),
        };
      });
    });
}

const plans = new Map<CardId, readonly Plan[]>();

/** Every way to use the boxes of a card, added cards aside; none for a card without boxes. */
export function plansFor(card: CardId): readonly Plan[] {
  let found = plans.get(card);
  if (found === undefined) {
    found = makePlans(card);
    plans.set(card, found);
  }
  return found;
}
