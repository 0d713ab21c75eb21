import type { z } from 'zod';
import type { moveSchema, situationSchema, tokensSchema } from '#engine/fort/format/schema.ts';
import { type CardSymbol, type Resource, resources } from '#engine/fort/notation/tree.ts';
import { card, type Part, player, text, type Words } from './parts.ts';

export type Situation = z.infer<typeof situationSchema>;
export type Side = NonNullable<Situation['me']>;
export type Move = z.infer<typeof moveSchema>;
export type Choices = NonNullable<Move['action']>;
export type Tokens = z.infer<typeof tokensSchema>;
export type Payment = NonNullable<Move['pay']>;
type Helping = NonNullable<Move['lookout']>[number];
type Moved = NonNullable<Choices['trash-rival']>;

export const place = (id: string, { t }: Words): string => t(`verdicts:place.${id}`);

export const resource = (id: Resource | 'any', { t }: Words): Part => ({
  kind: 'icon',
  id: id === 'any' ? 'any-resource' : id,
  label: t(`verdicts:resource.${id}`),
});

export const symbol = (id: CardSymbol, { t }: Words): Part => ({
  kind: 'icon',
  id,
  label: t(`verdicts:suit.${id}`),
});

const symbolIds = ['skateboard', 'shovel', 'glue', 'squirtgun', 'crown', 'book', 'coin'] as const;
const isSymbol = (id: string): id is CardSymbol => symbolIds.some((known) => known === id);

export const tokens = (held: Tokens, words: Words): Part[] =>
  resources.flatMap((kind) => {
    const count = held[kind];
    return count === undefined ? [] : [text(count), resource(kind, words)];
  });

/** One thing in a pile: a card by name, one that is not named, or a symbol that shows. */
function piece(id: string, words: Words): Part {
  if (id === '?') return text(words.t('rules:example.some-card'));
  if (id === 'more') return text(words.t('rules:example.more-cards'));
  return isSymbol(id) ? symbol(id, words) : card(id);
}

export const pile = (cards: number | readonly string[], words: Words): Part[] => {
  if (typeof cards === 'number') return [text(words.t('rules:example.cards', { count: cards }))];
  if (cards.length === 0) return [text(words.t('rules:example.choice.none'))];
  return cards.map((id) => piece(id, words));
};

export const shown = (cards: NonNullable<Side['lookout']>, words: Words): Part[] =>
  typeof cards === 'number' || cards.length === 0
    ? pile(typeof cards === 'number' ? cards : [], words)
    : cards.flatMap((each) =>
        typeof each === 'string'
          ? [piece(each, words)]
          : each.shows.map((suit) => symbol(suit, words)),
      );

export const holding = (held: number | Tokens, words: Words): Part[] =>
  typeof held === 'number'
    ? [text(words.t('rules:example.resources', { count: held }))]
    : tokens(held, words);

const isList = <Item>(value: Item | readonly Item[]): value is readonly Item[] =>
  Array.isArray(value);
export const listed = <Item>(value: Item | readonly Item[]): readonly Item[] =>
  isList(value) ? value : [value];

const from = (source: string | undefined, words: Words): Part[] =>
  source === undefined
    ? []
    : [text(`(${words.t('rules:example.from', { place: place(source, words) })})`)];

/** A card that helps: what its coin counts as, and where it comes from. */
export const helping = (each: Helping, words: Words): Part[] => {
  if (typeof each === 'string') return [piece(each, words)];
  const suits = each.coin === undefined ? [] : listed(each.coin);
  return [
    piece(each.card, words),
    ...(suits.length === 0 ? [] : [text(words.t('rules:example.coin-as'))]),
    ...suits.map((suit) =>
      suit === 'none' ? text(words.t('rules:example.choice.none')) : symbol(suit, words),
    ),
    ...from('from' in each ? each.from : undefined, words),
  ];
};

/** Cards that move, and from where. */
export const moved = (cards: Moved | readonly Moved[], words: Words): Part[] =>
  listed(cards).flatMap((each) => {
    if (typeof each === 'string') return [piece(each, words)];
    const owner =
      each.of === undefined
        ? []
        : [text(words.t('rules:example.owner', { player: player(each.of, words) }))];
    return [piece(each.card ?? '?', words), ...from(each.from, words), ...owner];
  });

const isPlaced = (paid: Payment): paid is Exclude<Payment, Tokens> =>
  'stuff' in paid || 'pack' in paid || 'supply' in paid;

/** Tokens, and where they come from if that was said. */
export const payment = (paid: Payment, words: Words): Part[] =>
  isPlaced(paid)
    ? (['stuff', 'pack', 'supply'] as const).flatMap((zone) => {
        const held = paid[zone];
        return held === undefined ? [] : [...tokens(held, words), ...from(zone, words)];
      })
    : tokens(paid, words);
