/** The card language as a tree: what the icons of one action box say. */

export const suits = ['skateboard', 'shovel', 'glue', 'squirtgun', 'crown', 'book'] as const;
export type Suit = (typeof suits)[number];
export const isSuit = (given: unknown): given is Suit => suits.some((suit) => suit === given);
/** What can be printed in a card's corner: a suit, or the wild coin (card.suits). */
export type CardSymbol = Suit | 'coin';

/** The two action boxes of a card. */
export const boxNames = ['public', 'private'] as const;
export type BoxName = (typeof boxNames)[number];

export const resources = ['pizza', 'toys'] as const;
export type Resource = (typeof resources)[number];

/** Actions that are drawn as one icon without further detail. */
export const plainActions = [
  'pack',
  'lookout',
  'trash',
  'trash-this',
  'trash-rival',
  'recruit',
  'copy-pack',
  'copy-rival-pack',
  'convert',
] as const;
type PlainAction = (typeof plainActions)[number];

/** What may come after ×. */
export const counters = ['one-suit', 'in-pack', 'in-lookout', 'fort-level'] as const;
export type Counter = Suit | (typeof counters)[number];

export type Step =
  | { readonly do: PlainAction }
  | { readonly do: 'gain'; readonly what: Resource | 'any'; readonly times: number }
  | { readonly do: 'spend'; readonly what: Resource }
  | { readonly do: 'vp'; readonly times: number }
  /** `cost` is added to the printed cost: −1 is Dot's discount (symbol.cost). */
  | { readonly do: 'advance'; readonly cost: number };

export type Box =
  | Step
  /** A , B: icons side by side, all are done. */
  | { readonly all: readonly Box[] }
  /** A ▸ B (symbol.then). */
  | { readonly first: Box; readonly then: Box }
  /** A × counter (symbol.per). */
  | { readonly each: Box; readonly per: Counter };
