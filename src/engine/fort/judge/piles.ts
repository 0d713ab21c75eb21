import { figures } from '../../../generated/fort.ts';
import { type CardId, isCard, symbolsOf } from '../describe/cards.ts';
import type { Pile as Described, ShownCard } from '../describe/situation.ts';

import { type CardSymbol, suits } from '../notation/tree.ts';
import type { Try } from './explore.ts';

/** What an undescribed pile, or “more”, may add: enough for anything, or nothing; more never hurts. */
const counts = [60, 0];

/** A pile of cards as far as it is described: named cards, nameless ones, and perhaps more. */
export interface Pile {
  readonly named: CardId[];
  /** How many more cards it may have than those that are named. */
  readonly unseen: number;
  /** Number of cards now. An open pile has at least the cards that were found in it. */
  readonly count: number;
  /** Counts a card that came or went without a name. */
  move(by: number): void;
  /** Takes a card out, if it is there. What a nameless card is may have to be asked. */
  take(card: CardId): boolean;
  /** A card from elsewhere replaced one that was taken (recruit.park): only the mover saw which. */
  turnUp(): void;
}

export function pileOf(on: Try, path: string, pile: Described | undefined): Pile {
  const entries = typeof pile === 'object' ? pile : [];
  const named = entries.filter((entry) => isCard(entry));
  const open = pile === undefined || entries.includes('more');
  let nameless = typeof pile === 'number' ? pile : entries.filter((entry) => entry === '?').length;
  let turnedUp = 0;
  let found = 0;
  let moved = 0;
  return {
    named,
    get unseen() {
      return open ? figures.handSize : nameless;
    },
    get count() {
      return named.length + nameless + (open ? on.ask(path, counts, `${path}#`) : 0) + moved;
    },
    move: (by) => {
      moved += by;
    },
    take: (card) => {
      const at = named.indexOf(card);
      if (at >= 0) named.splice(at, 1);
      else if (turnedUp > 0) turnedUp -= 1;
      else {
        if (nameless === 0 && !open) return false;
        if (!on.ask(path, [true, false], `${path}:${card}${found}`)) return false;
        if (nameless > 0) nameless -= 1;
        found += 1;
      }
      return true;
    },
    turnUp: () => {
      turnedUp += 1;
    },
  };
}

const isSymbol = (entry: unknown): entry is CardSymbol =>
  entry === 'coin' || suits.some((suit) => suit === entry);

/** A Lookout card by what can be seen of it. */
export interface Shown {
  readonly card?: CardId;
  readonly symbols: readonly CardSymbol[];
}

/** Nothing comes of an entry that only says there is a card. */
export const shownCard = (entry: ShownCard): Shown[] => {
  if (typeof entry === 'object') return [{ symbols: entry.shows }];
  if (isSymbol(entry)) return [{ symbols: [entry] }];
  return isCard(entry) ? [{ card: entry, symbols: symbolsOf(entry) }] : [];
};
