import type { CardName } from '../cards/card.ts';

/** Cards as people write them: 7, joker, skip, reverse. */
export type WrittenCard = number | CardName;

/** One play of a climb: a card, two cards, or with the number a Joker stands for. */
export type WrittenPlay =
  | WrittenCard
  | readonly WrittenCard[]
  | { readonly play: WrittenCard | readonly WrittenCard[]; readonly as?: number };

/** What the table looks like before the move. Anything may be left out. */
export interface Situation {
  /** How many, or their names in clockwise order. */
  readonly players?: number | readonly string[];
  /** The value in play; 0 while a climb has none. */
  readonly value?: number;
  /** The plays of this climb so far, from its opening. */
  readonly climb?: readonly WrittenPlay[];
  /** My hand before the move. */
  readonly hand?: readonly WrittenCard[];
  /** How many cards I hold, where they are not named. */
  readonly holding?: number;
  /** Cards left in the draw deck. */
  readonly deck?: number;
  /** My name among the players; `me` unless said otherwise. */
  readonly me?: string;
  /** Whose turn it is; or who opened the climb, from which it follows. */
  readonly turn?: string;
  readonly opened?: string;
  /** Who took the last climb, and so opens the next (climb.next). */
  readonly took?: string;
  /** A player with no cards left in hand: the round is over (round.end). */
  readonly out?: string;
  /** Who held the forgetful card before, and who forgot since; `middle` and `nobody` for none. */
  readonly forgetful?: string;
  readonly forgot?: string;
  /** Which way play went when the climb opened. */
  readonly direction?: 'clockwise' | 'counterclockwise';
}

export type DescribedMove =
  | { readonly play: WrittenCard | readonly WrittenCard[]; readonly as?: number }
  | { readonly take: true }
  /** `late`: after the next player has already acted (forget.wait). */
  | { readonly draw: number; readonly late?: boolean }
  /** A whole climb, judged play by play; it may end with `take`. */
  | { readonly climb: readonly (WrittenPlay | 'take')[] }
  /** Who holds the forgetful card now: a player, or `middle` (forget.take, forget.keep). */
  | { readonly forgetful: string }
  /** What may I play? */
  | { readonly options: true };
