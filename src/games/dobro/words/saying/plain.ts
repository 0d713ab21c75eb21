import { isList, isRecord } from '#engine/core/unknown-data.ts';
import type { Described } from '#words/saying/speech.ts';

/** Cards and plays can be written in several ways. Before they are put into words they are reduced to one. */

const isNothing = (value: unknown): boolean =>
  value === undefined || (isRecord(value) && Object.keys(value).length === 0);

/** A number card by its number, not by its name. */
const card = (value: unknown): unknown =>
  typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;

/** A list of one is written as its entry. */
const cards = (value: unknown): unknown => {
  if (!isList(value)) return card(value);
  return value.length === 1 ? card(value[0]) : value.map(card);
};

function play(value: unknown): unknown {
  if (!isRecord(value)) return cards(value);
  const own = cards(value.play);
  return value.as === undefined ? own : { play: own, as: value.as };
}

const each =
  (change: (item: unknown) => unknown) =>
  (value: unknown): unknown =>
    isList(value) ? value.map(change) : value;

/** Cards in hand, always as a list, with equal cards side by side. */
const hand = (value: unknown): unknown => {
  if (!isList(value)) return value === 0 ? [] : value;
  const cards = value.map(card);
  return cards.toSorted((one, other) => cards.indexOf(one) - cards.indexOf(other));
};

const hands = (value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([name, held]) => [name, hand(held)]))
    : value;

const changes: Readonly<Record<string, (value: unknown) => unknown>> = {
  play: cards,
  drawn: cards,
  climb: each(play),
  hand,
  hands,
};

const said = (value: object | undefined): object =>
  Object.fromEntries(
    Object.entries(value ?? {})
      .map(([key, inside]): [string, unknown] => [key, changes[key]?.(inside) ?? inside])
      .filter(([, inside]) => !isNothing(inside)),
  );

/** A description in one way of writing. */
export function plain({ situation, move, moves }: Described): Described {
  const table = said(situation);
  return {
    ...(Object.keys(table).length > 0 ? { situation: table } : {}),
    ...(move === undefined ? {} : { move: said(move) }),
    ...(moves === undefined || moves.length === 0 ? {} : { moves: moves.map(said) }),
  };
}
