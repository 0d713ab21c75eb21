import { type PrintedBox, printedOn } from '../cards/printed.ts';
import { type Added, symbolsFor } from '../cards/suits.ts';
import type { BoxName, CardSymbol } from '../notation/tree.ts';
import type { PlayMove, Use } from '../state/move.ts';
import { freshTask, type Task } from '../state/state.ts';

type Announced = Pick<PlayMove, 'card' | 'added' | 'lookout'> & Naming;
interface Naming {
  readonly named?: CardSymbol | undefined;
}

/** The suit that a box counts: the printed one, or the one named (symbol.one-suit). */
export const suitOf = ({ suit, per }: PrintedBox, { named }: Naming): CardSymbol | null =>
  per === 'one-suit' ? (named ?? null) : suit;

/** Symbols of a suit on the played card, the added cards and the added Lookout cards (play.own-suit). */
function symbolsAnnounced(announced: Announced, suit: CardSymbol): number {
  let count = symbolsFor({ card: announced.card }, suit);
  for (const added of announced.added) count += symbolsFor(added, suit);
  for (const added of announced.lookout) count += symbolsFor(added, suit);
  return count;
}

/** How often a box happens; null: known when it starts. */
function timesOf(announced: Announced, facts: PrintedBox): number | null {
  if (facts.per === null) return 1;
  const suit = suitOf(facts, announced);
  if (suit !== null) return symbolsAnnounced(announced, suit);
  return facts.per === 'one-suit' ? 0 : null;
}

/** Does the card add to a box? */
export function helps(
  added: Added,
  announced: Pick<Announced, 'card' | 'named'>,
  box: BoxName,
): boolean {
  const facts = printedOn(announced.card)[box];
  const suit = facts && suitOf(facts, announced);
  return suit !== null && symbolsFor(added, suit) > 0;
}

/** Does the card add to a box that is used in full? */
export const helpsInFull = (added: Added, announced: Announced, uses: readonly Use[]): boolean =>
  uses.some(({ box, full }) => full && helps(added, announced, box));

/**
 * How many times of × a box used in part has to reach: a card that helps no other box must change
 * the effect of this one, so without it that many would not be possible (play.purpose).
 */
function leastTimes(
  announced: Announced,
  uses: readonly Use[],
  suit: CardSymbol | null,
  times: number,
): number {
  let least = 1;
  if (suit === null) return least;
  for (const cards of [announced.added, announced.lookout])
    for (const added of cards) {
      const symbols = symbolsFor(added, suit);
      if (symbols > 0 && !helpsInFull(added, announced, uses))
        least = Math.max(least, times - symbols + 1);
    }
  return least;
}

/** The boxes to carry out, in the announced order; empty boxes are left out. */
export function tasksOf(announced: Announced & Pick<PlayMove, 'uses'>): Task[] {
  const { card, uses } = announced;
  const tasks: Task[] = [];
  for (const { box, full } of uses) {
    const facts = printedOn(card)[box];
    if (facts === null) continue;
    const times = timesOf(announced, facts);
    const least = full
      ? 0
      : (leastTimes(announced, uses, suitOf(facts, announced), times ?? 0) - 1) * facts.stride + 1;
    tasks.push({ ...freshTask, card, box, times, full, least });
  }
  return tasks;
}
