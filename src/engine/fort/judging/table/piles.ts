import type { About } from '#engine/core/verdict.ts';
import { figures } from '#generated/fort.ts';
import { type CardId, isCard, symbolsOf } from '../../cards/ids.ts';
import type { Pile as Described, ShownCard } from '../../format/values.ts';
import { type CardSymbol, isSuit } from '../../notation/tree.ts';
import type { Attempt } from './attempt.ts';
import { atLeast, cardsIn, isWhole } from './described.ts';

/** A pile of cards as far as it is described: named cards, unnamed ones, and perhaps more. */
export interface Pile {
  readonly named: CardId[];
  /** How many more cards it may have than those that are named. */
  readonly unseen: number;
  /** Number of cards now. An open pile has at least the cards that were found in it. */
  readonly count: number;
  /**
   * Takes a card out, if it is there. It may have to be asked what an unnamed card is. A card that stays
   * until a step is done still counts: only its name is used up. A card that stands for any similar one is
   * asked for as what it does.
   */
  take(card: CardId, stays?: boolean, about?: About): boolean;
  /** How many cards of that name were found in it, before any was taken. */
  had(card: CardId): number;
  /** A card from elsewhere replaced one that was taken (recruit.park): only the mover saw which. */
  turnUp(): void;
}

export function pileOf(on: Attempt, path: string, pile: Described | undefined): Pile {
  const named = cardsIn(pile);
  const open = !isWhole(pile);
  let nameless = atLeast(pile) - named.length;
  let turnedUp = 0;
  let found = 0;
  const copies = [...named];
  let waiting = 0;
  const isDescribed = atLeast(pile) > 0;
  const anyCards = (): About =>
    isDescribed || found > 0 ? { is: 'any-cards', beside: true } : { is: 'any-cards' };
  const had = (card: CardId): number => copies.filter((one) => one === card).length;
  const second = (card: CardId): About =>
    had(card) > 0 ? { is: 'card', card, beside: true } : { is: 'card', card };
  return {
    named,
    had,
    get unseen() {
      return open ? figures.handSize : nameless;
    },
    get count() {
      // An undescribed pile, or “more”, stands for either enough cards for anything or none; more never hurt.
      return (
        named.length +
        nameless +
        (open ? on.ask(path, [60, 0], `${path}#`, anyCards()) : 0) +
        waiting
      );
    },
    take: (card, stays, about = second(card)) => {
      const at = named.indexOf(card);
      if (at >= 0) named.splice(at, 1);
      else if (turnedUp > 0) turnedUp -= 1;
      else {
        if (nameless === 0 && !open) return false;
        if (!on.whether(path, `${path}:${card}${found}`, about)) return false;
        if (nameless > 0) nameless -= 1;
        found += 1;
        copies.push(card);
      }
      if (stays) waiting += 1;
      return true;
    },
    turnUp: () => {
      turnedUp += 1;
    },
  };
}

const isSymbol = (entry: unknown): entry is CardSymbol => entry === 'coin' || isSuit(entry);

/** A Lookout card by what can be seen of it. */
export interface Shown {
  readonly card?: CardId;
  readonly symbols: readonly CardSymbol[];
}

export const shownAs = (card: CardId): Shown => ({ card, symbols: symbolsOf(card) });

/** The symbols of an entry; none where it only says that there is a card. */
export const shownCard = (entry: ShownCard | number): Shown[] => {
  if (typeof entry === 'object') return [{ symbols: entry.shows }];
  if (isSymbol(entry)) return [{ symbols: [entry] }];
  return isCard(entry) ? [shownAs(entry)] : [];
};
