import { factsOf } from '../facts.ts';
import { canFinish, whyNot } from '../feasible.ts';
import type { Means } from '../means.ts';
import type { Added, PlayMove } from '../move.ts';
import type { CardId } from '../state.ts';
import { hasCoin } from '../suits.ts';
import { no, type Violation } from '../violation.ts';
import { checkAdded } from './purpose.ts';
import { helpsInFull, tasksOf } from './tasks.ts';

/** What a play is checked against; `means.hand` counts the whole hand before the card is played. */
export interface PlayTable {
  readonly hand: readonly CardId[];
  readonly lookout: readonly CardId[];
  readonly means: Means;
}

/** Cards that are said more often than they are there. */
function absent(said: readonly CardId[], zone: readonly CardId[]): CardId[] {
  const left = [...zone];
  return said.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** One card of the own hand, with something on it to use (play.one-card, play.blank). */
export function* checkCard(
  { hand }: Pick<PlayTable, 'hand'>,
  { card }: PlayMove,
): Generator<Violation> {
  if (!hand.includes(card)) yield no('play.one-card', 'not-in-hand', { card });
  const facts = factsOf(card);
  if (!facts.public && !facts.private) yield no('play.blank', 'no-boxes', { card });
}

/** Which boxes, in which order, and one of them in full (play.actions, play.full, play.partial). */
export function* checkUses({ card, uses }: PlayMove): Generator<Violation> {
  const facts = factsOf(card);
  for (const { box, full } of uses) {
    const used = facts[box];
    if (!used) yield no('play.blank', 'empty-box', { card, box });
    else if (!full && !used.divisible) yield no('play.partial', 'no-parts', { card, box });
  }
  if (uses.length > new Set(uses.map(({ box }) => box)).size)
    yield no('play.actions', 'box-twice', { card });
  if (!uses.some(({ full }) => full)) yield no('play.full', 'none-in-full', { card });
}

/** The suit named for ? and the suit declared for a coin (symbol.one-suit, follow.coin-declared). */
export function* checkSaid({ card, uses, named, declared }: PlayMove): Generator<Violation> {
  const facts = factsOf(card);
  const asksName = uses.some(({ box }) => facts[box]?.per === 'one-suit');
  if (asksName && named === undefined) yield no('symbol.one-suit', 'name-a-suit', { card });
  if (!asksName && named !== undefined) yield no('symbol.one-suit', 'nothing-to-name', { card });
  const asksSuit = facts.public !== null && hasCoin(card);
  if (asksSuit && declared === undefined)
    yield no('follow.coin-declared', 'declare-a-suit', { card });
  if (!asksSuit && declared !== undefined)
    yield no('follow.coin-declared', 'nothing-to-declare', { card });
}

/** Added cards: where they lie, what their coins are, what they are for. */
export function* checkAdditions(
  { hand, lookout }: Omit<PlayTable, 'means'>,
  move: PlayMove,
): Generator<Violation> {
  const idOf = ({ card }: Added) => card;
  for (const card of absent([move.card, ...move.added.map(idOf)], hand))
    if (card !== move.card || hand.includes(card)) yield no('play.add', 'not-in-hand', { card });
  for (const card of absent(move.lookout.map(idOf), lookout))
    yield no('play.lookout', 'not-in-lookout', { card });
  for (const zone of ['added', 'lookout'] as const)
    for (const added of move[zone]) {
      if (added.coin !== undefined && !hasCoin(added.card))
        yield no('card.coin', 'no-coin', { card: added.card });
      const violation = checkAdded(move, added, zone);
      if (violation) yield violation;
    }
}

/** The means once the played and added cards have left the hand. */
function withoutPlayed<Result>(means: Means, move: PlayMove, work: () => Result): Result {
  const gone = 1 + move.added.length;
  means.hand -= gone;
  const result = work();
  means.hand += gone;
  return result;
}

/** Can the boxes be used as said (play.full)? If not: the reason, and the clause that asks for it. */
function* checkResult(means: Means, move: PlayMove): Generator<Violation> {
  const tasks = tasksOf(move);
  const { fine, why } = withoutPlayed(means, move, () => ({
    fine: canFinish(means, tasks),
    why: whyNot(means, tasks),
  }));
  if (fine) return;
  const useless = withoutPlayed(means, move, () => uselessCards(means, move));
  for (const card of useless) yield no('play.purpose', 'changes-nothing', { card });
  if (why) yield why;
  if (useless.length === 0)
    yield no('play.full', 'not-in-full', { card: move.card, boxes: fullBoxes(move) });
}

const fullBoxes = ({ uses }: PlayMove): string[] =>
  uses.filter(({ full }) => full).map(({ box }) => box);

/** Cards without which a box used in part gets as far as it can anyway (play.purpose). */
function uselessCards(means: Means, move: PlayMove): CardId[] {
  const tasks = tasksOf(move);
  for (const task of tasks) if (!task.full) task.least = 1;
  if (!canFinish(means, tasks)) return [];
  return [...move.added, ...move.lookout]
    .filter((added) => !helpsInFull(added, move, move.uses))
    .map(({ card }) => card);
}

/** Every reason against a play, the most fundamental first; none: it is legal. */
export function checkPlay(table: PlayTable, move: PlayMove): Violation[] {
  const found = [
    ...checkCard(table, move),
    ...checkUses(move),
    ...checkSaid(move),
    ...checkAdditions(table, move),
  ];
  return found.length > 0 ? found : [...checkResult(table.means, move)];
}
