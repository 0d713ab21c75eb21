import { type CardId, cardIds, cards, numberIds, specialIds } from '#generated/dobro.ts';

export const dobroKinds = ['number', 'special', 'table'] as const;
type DobroKind = (typeof dobroKinds)[number];

export interface DobroCard {
  readonly id: CardId;
  readonly kind: DobroKind;
  readonly copies: number;
  /** Of number cards. */
  readonly value?: number;
}

const kindOf = (id: CardId): DobroKind => {
  if (numberIds.some((number) => number === id)) return 'number';
  return specialIds.some((special) => special === id) ? 'special' : 'table';
};

export const dobroCards: readonly DobroCard[] = cardIds.map((id) => ({
  id,
  kind: kindOf(id),
  ...cards[id],
}));

/** The worth of a play: a single its number, a pair the sum (turn.higher, turn.pair). */
export const worths = (
  value: number,
): readonly { readonly play: 'single' | 'pair'; readonly worth: number }[] => [
  { play: 'single', worth: value },
  { play: 'pair', worth: 2 * value },
];

export function dobroCard(id: string): DobroCard {
  const card = dobroCards.find((each) => each.id === id);
  if (card !== undefined) return card;
  throw new Error(`dobro: there is no card "${id}"`);
}
