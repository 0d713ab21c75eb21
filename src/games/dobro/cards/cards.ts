import {
  type CardId,
  type ClauseId,
  cardIds,
  cards,
  clauseIds,
  numberIds,
  specialIds,
} from '#generated/dobro.ts';
import type { IconId } from '#icons/index.ts';

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

/** The icon of a card that has no number. */
export function dobroSign(id: CardId): IconId | undefined {
  if (id === 'joker' || id === 'skip' || id === 'reverse') return id;
  if (id === 'direction-card') return 'direction';
  return id === 'forgetful-card' ? 'forgetful' : undefined;
}

/** The worth of a play: a single its number, a pair the sum (turn.higher, turn.pair). */
export const worths = (
  value: number,
): readonly { readonly play: 'single' | 'pair'; readonly worth: number }[] => [
  { play: 'single', worth: value },
  { play: 'pair', worth: 2 * value },
];

const byCard: Readonly<Partial<Record<CardId, readonly ClauseId[]>>> = {
  joker: ['special.joker', 'special.joker-pair', 'turn.one', 'turn.equal', 'end.tie'],
  skip: ['special.skip', 'turn.one', 'climb.open', 'climb.value', 'end.tie'],
  reverse: ['special.reverse', 'turn.one', 'climb.open', 'climb.value', 'two.remove', 'end.tie'],
  'direction-card': ['setup.direction', 'special.reverse', 'turn.next', 'next.deal', 'two.remove'],
  'forgetful-card': [
    ...([
      'setup.direction',
      'forget.take',
      'forget.keep',
      'forget.wait',
      'forget.penalty',
    ] as const),
    ...(['round.deck-empty', 'next.deal'] as const),
  ],
};
const ofNumbers: readonly ClauseId[] = [
  ...(['turn.higher', 'turn.equal', 'turn.pair', 'turn.no-more', 'climb.open'] as const),
  ...(['climb.value', 'special.joker-pair', 'next.first', 'end.tie', 'setup.deck'] as const),
];

/** The rules that concern a card, in the order of the rules. */
export function clausesOfDobroCard({ id, kind }: DobroCard): ClauseId[] {
  const found = kind === 'number' ? ofNumbers : (byCard[id] ?? []);
  return clauseIds.filter((clause) => found.includes(clause));
}
