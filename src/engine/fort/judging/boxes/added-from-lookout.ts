import { type CardId, isCard } from '../../cards/ids.ts';
import type { Added } from '../../cards/suits.ts';
import type { PlayMove } from '../../format/move.ts';
import { spelledOut } from '../../format/spelling.ts';
import type { Helper, HelpingCard, ShownHelp } from '../../format/values.ts';
import type { Table } from '../table/described-table.ts';
import { namesCard } from '../table/named-in-move.ts';
import { type Shown, shownAs } from '../table/piles.ts';
import { lookoutCard, sameSymbols } from './added-cards.ts';

/** Takes a Lookout card that is this one or may be it: in a Lookout only the symbols show. */
function takeShown(left: Shown[], { card, symbols }: Shown): boolean {
  const found =
    left.find((shown) => card && shown.card === card) ??
    left.find((shown) => !(card && shown.card) && sameSymbols(shown.symbols, symbols));
  if (found) left.splice(left.indexOf(found), 1);
  return !!found;
}

/** Lookout cards as described; one that is only known by its symbol may be any card that shows it. */
export function describedLookout({ on, lookout, lookoutOpen }: Table, move: PlayMove) {
  const { 'add-from-lookout': described } = move;
  const left = [...lookout];
  return described?.flatMap((entry): HelpingCard[] => {
    const { card: given, ...rest } = spelledOut<Helper | ShownHelp>(entry);
    if (isCard(given)) {
      takeShown(left, shownAs(given));
      return [{ card: given, ...rest }];
    }
    const named = left.find(({ card, symbols }) => card && symbols.join() === given);
    const symbols = [given];
    if (!takeShown(left, named ?? { symbols }) && !lookoutOpen) {
      on.no('play.lookout', 'symbol-not-in-lookout', { suits: [given] });
      return [];
    }
    const card = lookoutCard(named ?? { symbols }, (one) => namesCard(move, one));
    return card ? [{ card, ...rest }] : [];
  });
}

/**
 * The added Lookout cards that are really there; for cards that nobody described this is asked. Where the move
 * names only a symbol any card that shows it will do.
 */
export function lookoutThere(
  { on, lookout, lookoutOpen }: Table,
  added: readonly Added[],
  isNamed: (card: CardId) => boolean,
): CardId[] {
  const left = [...lookout];
  const isThere = (card: CardId) =>
    on.whether(
      'me.lookout',
      `me.lookout:${card}`,
      isNamed(card) ? { is: 'card', card } : { is: 'help' },
    );
  return added.flatMap(({ card }) =>
    takeShown(left, shownAs(card)) || (lookoutOpen && isThere(card)) ? [card] : [],
  );
}
