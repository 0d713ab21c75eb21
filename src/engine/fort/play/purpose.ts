import { type CardFacts, factsOf } from '../facts.ts';
import type { Added, PlayMove } from '../move.ts';
import { symbolsFor } from '../suits.ts';
import { no, type Violation } from '../violation.ts';
import { suitOf } from './tasks.ts';

const boxes = ['public', 'private'] as const;

const matches = (added: Added, facts: CardFacts, box: (typeof boxes)[number], move: PlayMove) => {
  const suit = facts[box] ? suitOf(facts[box], move) : null;
  return suit !== null && symbolsFor(added, suit) > 0;
};

/**
 * A card may be added to a × suit that it shows (play.add, play.lookout) of a box that is used
 * (play.purpose). Whether it changes how far a box used in part gets is asked of the whole play.
 */
export function checkAdded(
  move: PlayMove,
  added: Added,
  zone: 'added' | 'lookout',
): Violation | null {
  const facts = factsOf(move.card);
  const shown = boxes.filter((box) => matches(added, facts, box, move));
  const { card } = added;
  if (shown.length === 0)
    return no(zone === 'added' ? 'play.add' : 'play.lookout', 'no-match', { card });
  return shown.some((box) => move.uses.some((use) => use.box === box))
    ? null
    : no('play.purpose', 'unused-action', { card, box: shown[0] ?? '' });
}
