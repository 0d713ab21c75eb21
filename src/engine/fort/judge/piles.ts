import { type CardId, symbolsOf } from '../describe/cards.ts';
import type { Pile as Described, ShownCard } from '../describe/situation.ts';
import { isCard } from '../facts.ts';
import { type CardSymbol, suits } from '../notation/tree.ts';
import type { Try } from './explore.ts';

/** As many cards as an undescribed pile, or one with “more”, is taken to have at most. */
const most = 6;
const counts = Array.from({ length: most + 1 }, (_, n) => most - n);

/** A pile of cards as far as it is described: named cards, nameless ones, and perhaps more. */
export class Pile {
  readonly path: string;
  readonly named: CardId[] = [];
  private readonly on: Try;
  private nameless = 0;
  private readonly open: boolean;
  /** Cards turned up meanwhile: which they are, only the mover can have seen. */
  private turnedUp = 0;
  /** Cards found to be there, or taken away, since the situation began. */
  private found = 0;
  private moved = 0;

  constructor(on: Try, path: string, pile: Described | undefined) {
    this.on = on;
    this.path = path;
    const entries = typeof pile === 'object' ? pile : [];
    for (const entry of entries) if (isCard(entry)) this.named.push(entry);
    this.open = pile === undefined || entries.includes('more');
    this.nameless =
      typeof pile === 'number' ? pile : entries.filter((entry) => entry === '?').length;
  }

  /** Number of cards now. An open pile has at least the cards that were found in it. */
  get count(): number {
    return this.named.length + this.nameless + this.extra() + this.moved;
  }

  /** Counts a card that came or went without a name. */
  move(by: number): void {
    this.moved += by;
  }

  private extra(): number {
    if (!this.open) return 0;
    return this.on.ask(this.path, counts, `${this.path}#`);
  }

  /** Takes a card out, if it is there. What a nameless card is may have to be asked. */
  take(card: CardId): boolean {
    const at = this.named.indexOf(card);
    if (at >= 0) {
      this.named.splice(at, 1);
      return true;
    }
    if (this.turnedUp > 0) {
      this.turnedUp -= 1;
      return true;
    }
    if (this.nameless === 0 && !this.open) return false;
    const there = this.on.ask(this.path, [true, false], `${this.path}:${card}${this.found}`);
    if (!there) return false;
    if (this.nameless > 0) this.nameless -= 1;
    this.found += 1;
    return true;
  }

  /** A card from elsewhere replaced one that was taken (recruit.park). */
  turnUp(): void {
    this.turnedUp += 1;
  }

  put(card: CardId): void {
    this.named.push(card);
  }
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
