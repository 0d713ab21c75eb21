import { type BoxFacts, factsOf } from '../facts.ts';
import { canFinish } from '../feasible.ts';
import type { Added, PlayMove, Use } from '../move.ts';
import { type CardSymbol, suits } from '../notation/tree.ts';
import type { CardId } from '../state.ts';
import type { PlayTable } from './check.ts';
import { retime, suitOf, tasksOf } from './tasks.ts';

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
const nothing: readonly (readonly Added[])[] = [none];

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
function selections(zone: readonly CardId[], wanted: readonly CardSymbol[]): typeof nothing {
  let found = nothing;
  if (wanted.length === 0) return found;
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
export function listPlays(table: PlayTable, limit = Number.POSITIVE_INFINITY): PlayMove[] {
  const { hand } = table;
  const moves: PlayMove[] = [];
  for (let at = 0; at < hand.length && moves.length < limit; at++) {
    const card = hand[at];
    if (card === undefined || hand.indexOf(card) < at) continue;
    const facts = factsOf(card);
    if (!facts.public && !facts.private) continue;
    const others = hand.filter((_, other) => other !== at);
    for (const uses of plans) {
      if (!usable(facts, uses)) continue;
      if (uses.some(({ box }) => facts[box]?.per === 'one-suit'))
        for (const named of names) listUses(table, card, others, uses, named, moves);
      else listUses(table, card, others, uses, undefined, moves);
    }
  }
  return moves;
}

/** Every legal play of one card for these boxes, with all that can be added to them. */
function listUses(
  { lookout, means }: PlayTable,
  card: CardId,
  others: readonly CardId[],
  uses: readonly Use[],
  named: CardSymbol | undefined,
  moves: PlayMove[],
): void {
  const facts = factsOf(card);
  const said = named === undefined ? {} : { named };
  const wanted: CardSymbol[] = [];
  for (const { box } of uses) {
    const suit = facts[box] ? suitOf(facts[box], said) : null;
    if (suit !== null && !wanted.includes(suit)) wanted.push(suit);
  }
  const declares = facts.public !== null && facts.symbols.includes('coin');
  const fromHand = selections(others, wanted);
  const tasks = tasksOf({ card, added: none, lookout: none, uses, ...said });
  for (const tucked of selections(lookout, wanted))
    for (const added of fromHand) {
      const move: PlayMove = { do: 'play', card, added, lookout: tucked, uses, ...said };
      if (wanted.length > 0) retime(tasks, move);
      const gone = 1 + added.length;
      means.hand -= gone;
      const fine = canFinish(means, tasks);
      means.hand += gone;
      if (!fine) continue;
      if (declares) for (const declared of suits) moves.push({ ...move, declared });
      else moves.push(move);
    }
}
