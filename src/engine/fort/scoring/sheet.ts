import type { MadeUpRuleId, PerkId } from '#generated/fort.ts';
import type { CardId } from '../cards/ids.ts';
import type { Resource } from '../notation/tree.ts';

export type Tokens = { readonly [kind in Resource]?: number };
/** Cards by name, or only how many there are. */
export type Pile = readonly CardId[] | number;

/** The five places whose cards are yours (rule.count-all). */
export const ownZones = ['deck', 'discard', 'hand', 'yard', 'lookout'] as const;

/**
 * Figures that a made-up rule may ask for, each with its highest value: all kids that show it, the 18
 * further copies of those that show most, and one's own Best Friends.
 */
export const figures = {
  advances: 43,
  suits: 6,
  crowns: 23,
  books: 44,
  pizza: 12,
  toys: 12,
  'best-friends': 2,
} as const;
export type FigureName = keyof typeof figures;

/** The points a player claims for a line; checked when given. */
interface Claim {
  readonly total?: number;
  readonly fort?: number;
  readonly rule?: number;
  readonly macaroni?: number;
}

/** What lies in front of one player at the end. Anything may be left out: what is needed is then asked for. */
export type Entry = { readonly [figure in FigureName]?: number } & {
  readonly [zone in (typeof ownZones)[number]]?: Pile;
} & {
  readonly name: string;
  readonly track?: number;
  readonly fort?: number;
  readonly macaroni?: boolean;
  readonly rule?: MadeUpRuleId;
  /** All cards of deck, discard pile, hand, Yard and Lookout together. */
  readonly cards?: Pile;
  readonly stuff?: Tokens | number;
  readonly pack?: Tokens | number;
  /** Only the XXL Backpack matters: it makes the Pack larger. */
  readonly perks?: readonly PerkId[];
  readonly says?: Claim;
};

export interface Sheet {
  readonly players: readonly Entry[];
  /** Points of levels 0 to 5; null or absent: not known. */
  readonly points: readonly (number | null)[];
  /** Who is said to have won. */
  readonly winners?: readonly string[];
}
