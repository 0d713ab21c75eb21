import { z } from 'zod';
import { dobroFormat, round } from '#engine/dobro/format/schema.ts';
import { drawing, inlineParts, type Sketch } from '#words/examples/described-lines.ts';
import { linesOf } from '#words/examples/game-examples.ts';
import {
  card,
  type ExampleWords,
  type LinePart,
  line,
  player,
  text,
} from '#words/examples/parts.ts';
import { sharedDrawings } from '#words/examples/shared-drawings.ts';
import { sayDobroCard } from '../words/card.ts';

const cardSchema = z.union([z.number(), z.string()]);
const playSchema = z.union([
  cardSchema,
  z.array(cardSchema),
  z.object({ play: z.union([cardSchema, z.array(cardSchema)]), as: z.number().optional() }),
]);
type Play = z.infer<typeof playSchema>;

const cards = (played: number | string | readonly (number | string)[]): LinePart[] => {
  const list = Array.isArray(played) ? played : [played];
  return list.flatMap((id, at) => [...(at === 0 ? [] : [text('+')]), card(String(id))]);
};

/** The plays of a climb one after another. */
function plays(climb: readonly Play[], words: ExampleWords): LinePart[] {
  if (climb.length === 0) return [text(words.t('rules:example.empty'))];
  return climb.flatMap((play, at): LinePart[] => {
    const arrow = at === 0 ? [] : [text('→')];
    if (play === 'take') return [...arrow, text(words.t('format-dobro:take.take.name'))];
    if (typeof play !== 'object' || Array.isArray(play)) return [...arrow, ...cards(play)];
    const as = play.as === undefined ? [] : [text(`(${play.as})`)];
    return [...arrow, ...cards(play.play), ...as];
  });
}

const special = ['nobody', 'middle'];
const who = (name: string, words: ExampleWords): string =>
  special.includes(name) ? words.t(`rules:example.word.${name}`) : player(name, words);

const seats = <Item extends z.ZodType>(item: Item) =>
  z.union([z.array(item), z.record(z.string(), item)]);
type Seats<Item> = readonly Item[] | Readonly<Record<string, Item>>;

const bySeat = <Item>(
  entries: Seats<Item>,
  words: ExampleWords,
  say: (item: Item) => string,
): string =>
  Array.isArray(entries)
    ? entries.map(say).join(', ')
    : Object.entries(entries)
        .map(([name, item]) => `${player(name, words)} ${say(item)}`)
        .join(', ');

/** A hand: the cards, or only their number. */
const held = (hand: number | readonly (number | string)[], { t }: ExampleWords): string =>
  typeof hand === 'number'
    ? t('rules:example.cards', { count: hand })
    : hand.map((id) => sayDobroCard(String(id), t)).join(', ') || t('rules:example.empty');

/** Every kind of value in descriptions of Dobro. */
const drawings = {
  ...sharedDrawings,
  player: drawing(z.string(), (name, words) => [text(who(name, words))]),
  cards: drawing(z.union([cardSchema, z.array(cardSchema)]), cards),
  hand: drawing(z.array(cardSchema), (hand, { t }) =>
    hand.length === 0 ? [text(t('rules:example.empty'))] : hand.map((id) => card(String(id))),
  ),
  plays: drawing(z.array(playSchema), plays),
  'joker-number': sharedDrawings.count,
  direction: drawing(z.string(), (way, { t }) => [text(t(`rules:example.word.${way}`))]),
  'seat-figures': drawing(seats(z.number()), (entries, words) => [
    text(bySeat(entries, words, String)),
  ]),
  'round-figures': drawing(z.array(seats(z.number())), (rounds, words) => [
    text(rounds.map((entries) => bySeat(entries, words, String)).join(' / ')),
  ]),
  'hands-by-player': drawing(
    z.record(z.string(), z.union([z.number(), z.array(cardSchema)])),
    (hands, words) => [
      text(
        Object.entries(hands)
          .map(([name, hand]) => `${player(name, words)} (${held(hand, words)})`)
          .join(', '),
      ),
    ],
  ),
  'piles-by-player': drawing(z.record(z.string(), z.number()), (piles, words) => [
    text(
      Object.entries(piles)
        .map(([name, count]) => `${player(name, words)} (${held(count, words)})`)
        .join(', '),
    ),
  ]),
  'seat-hands': drawing(seats(z.array(z.number())), (hands) => [
    text(
      Object.values(hands)
        .map((hand) => hand.join(', '))
        .join(' / '),
    ),
  ]),
};

const several: Sketch['several'] = {
  rounds: (value, sketch) =>
    z
      .array(round)
      .parse(value)
      .map((each, at) =>
        line(
          sketch.words.t('rules:example.score.round', { number: at + 1 }),
          ...inlineParts(round, each, sketch),
        ),
      ),
};

export const lines = linesOf(dobroFormat, { drawings, several, claims: 'says' });
