import { type BoxFacts, factsOf } from '../facts.ts';
import { canFinish } from '../feasible.ts';
import type { Added, PlayMove, Use } from '../move.ts';
import { type CardSymbol, suits } from '../notation/tree.ts';
import type { CardId } from '../state.ts';
import { hasCoin } from '../suits.ts';
import type { PlayTable } from './check.ts';
import { suitOf, tasksOf } from './tasks.ts';

const P: Use = { box: 'public', full: true };
const Q: Use = { box: 'private', full: true };
const p: Use = { box: 'public', full: false };
const q: Use = { box: 'private', full: false };
const plans: readonly (readonly Use[])[] = [
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

const usable = (
  facts: { public: BoxFacts | null; private: BoxFacts | null },
  plan: readonly Use[],
) =>
  plan.every(({ box, full }) => {
    const used = facts[box];
    return used !== null && (full || used.divisible);
  });

/** Every way to add a card for one of the suits: with its coin as each of them, or uncounted. */
function optionsFor(card: CardId, wanted: readonly CardSymbol[]): Added[] {
  const { symbols } = factsOf(card);
  const options: Added[] = symbols.some((symbol) => wanted.includes(symbol)) ? [{ card }] : [];
  if (symbols.includes('coin'))
    for (const coin of wanted) if (coin !== 'coin') options.push({ card, coin });
  return options;
}

/** Every selection out of a zone, each card added or not; copies can't be told apart. */
function selections(zone: readonly CardId[], wanted: readonly CardSymbol[]): (readonly Added[])[] {
  let found: (readonly Added[])[] = [none];
  for (let at = 0; at < zone.length; at++) {
    const card = zone[at];
    if (card === undefined || zone.indexOf(card) < at) continue;
    const options = optionsFor(card, wanted);
    if (options.length === 0) continue;
    const copies = zone.filter((other) => other === card).length;
    // Another copy takes the same option or a later one, so that no selection comes twice.
    let latest: { chosen: readonly Added[]; from: number }[] = found.map((chosen) => ({
      chosen,
      from: 0,
    }));
    for (let copy = 0; copy < copies; copy++) {
      latest = latest.flatMap(({ chosen, from }) =>
        options.slice(from).map((option, n) => ({ chosen: [...chosen, option], from: from + n })),
      );
      found = found.concat(latest.map(({ chosen }) => chosen));
    }
  }
  return found;
}

/** Every legal play, by the same rules as `checkPlay` (which the tests compare). */
export function listPlays(
  { hand, lookout, means }: PlayTable,
  limit = Number.POSITIVE_INFINITY,
): PlayMove[] {
  const moves: PlayMove[] = [];
  hand.forEach((card, at) => {
    if (hand.indexOf(card) < at) return;
    const facts = factsOf(card);
    const others = [...hand.slice(0, at), ...hand.slice(at + 1)];
    const declares = facts.public !== null && hasCoin(card);
    for (const uses of plans) {
      if (!usable(facts, uses)) continue;
      const asksName = uses.some(({ box }) => facts[box]?.per === 'one-suit');
      for (const named of asksName ? names : [undefined]) {
        const wanted: CardSymbol[] = [];
        for (const { box } of uses) {
          const suit = facts[box] ? suitOf(facts[box], { named }) : null;
          if (suit !== null && !wanted.includes(suit)) wanted.push(suit);
        }
        for (const fromLookout of wanted.length ? selections(lookout, wanted) : [none])
          for (const added of wanted.length ? selections(others, wanted) : [none]) {
            const move: PlayMove =
              named === undefined
                ? { do: 'play', card, added, lookout: fromLookout, uses }
                : { do: 'play', card, added, lookout: fromLookout, uses, named };
            means.hand -= 1 + added.length;
            const fine = canFinish(means, tasksOf(move));
            means.hand += 1 + added.length;
            if (!fine) continue;
            if (declares) for (const declared of suits) moves.push({ ...move, declared });
            else moves.push(move);
            if (moves.length >= limit) return;
          }
      }
    }
  });
  return moves;
}
