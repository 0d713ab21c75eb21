import { printedOn } from '../cards/printed.ts';
import { type Added, coinFact } from '../cards/suits.ts';
import { boxNames } from '../notation/tree.ts';
import type { PlayMove } from '../state/move.ts';
import { no, type Violation } from '../violation.ts';
import { helps, suitOf } from './tasks.ts';

/**
 * A card may be added to a × suit that it shows (play.add, play.lookout) of a box that is used
 * (play.purpose). Whether it changes how far a box used in part gets is checked for the play as a whole.
 */
export function checkAdded(
  move: PlayMove,
  added: Added,
  zone: 'added' | 'lookout',
): Violation | null {
  const shown = boxNames.filter((box) => helps(added, move, box));
  const { card } = added;
  if (shown.length === 0) {
    const suits = boxNames.flatMap((box) => {
      const printed = printedOn(move.card)[box];
      return (printed && suitOf(printed, move)) ?? [];
    });
    return no(zone === 'added' ? 'play.add' : 'play.lookout', 'no-match', {
      card,
      suits: [...new Set(suits)],
      ...coinFact(added),
    });
  }
  return shown.some((box) => move.uses.some((use) => use.box === box))
    ? null
    : no('play.purpose', 'unused-action', { card, box: shown[0] ?? '' });
}
