import { type BoxFacts, factsOf } from '../facts.ts';
import { boxOf } from '../feasible.ts';
import type { Added, Use } from '../move.ts';
import { type CardSymbol, suits } from '../notation/tree.ts';
import type { CardId, Task } from '../state.ts';
import { suitOf, tasksOf } from './tasks.ts';

/** Suits that cards can be added for, with the ways to add each card for them. */
export interface Wanted {
  readonly suits: readonly CardSymbol[];
  readonly options: Map<CardId, readonly Added[]>;
}

/** One way to use the boxes of a card, known before any hand is looked at. */
export interface Plan {
  readonly uses: readonly Use[];
  readonly named: CardSymbol | undefined;
  /** The first box and the suit named for it; in part it is a beginning of its own. */
  readonly begins: string;
  readonly wanted: Wanted;
  /** A coin card whose public box can be followed stands for one suit (follow.coin-declared). */
  readonly declares: boolean;
  /** Used again for every hand; as they are when nothing is added. */
  readonly tasks: readonly Task[];
  readonly boxes: readonly BoxFacts[];
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
  const facts = factsOf(card);
  const found = new Set<CardSymbol>();
  for (const { box } of uses) {
    const suit = facts[box] ? suitOf(facts[box], { named }) : null;
    if (suit !== null) found.add(suit);
  }
  const key = [...found].join();
  const wanted = wants.get(key) ?? { suits: [...found], options: new Map() };
  wants.set(key, wanted);
  return wanted;
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
        const [first] = uses;
        const begins = `${first?.box}${first?.full ? '' : '?'} ${named ?? ''};`;
        return {
          uses,
          named,
          begins,
          wanted: wantedBy(card, uses, named),
          declares,
          tasks,
          boxes: tasks.map(boxOf),
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

/** Every way to add a card for one of the suits: with its coin as each of them, or uncounted. */
export function optionsFor({ suits: wanted, options }: Wanted, card: CardId): readonly Added[] {
  let found = options.get(card);
  if (found === undefined) {
    const { symbols } = factsOf(card);
    const plain: Added[] = symbols.some((symbol) => wanted.includes(symbol)) ? [{ card }] : [];
    const coins = symbols.includes('coin') ? suits.filter((coin) => wanted.includes(coin)) : [];
    found = [...plain, ...coins.map((coin) => ({ card, coin }))];
    options.set(card, found);
  }
  return found;
}
