import { isList, isRecord } from '../unknown-data.ts';

/** What a small change may exchange for something else. */
export interface Exchange {
  /** The cards to choose from: one may replace another or be added. */
  readonly cards: readonly (string | number)[];
  /** Words that are easily confused, be they keys or values. */
  readonly twins: readonly (readonly [string, string])[];
}

const withItem = <Item>(list: readonly Item[], at: number, item: Item): Item[] =>
  list.map((each, own) => (own === at ? item : each));

function twinsOf(word: string, { twins }: Exchange): string[] {
  return twins.flatMap(([one, other]) => (word === one ? [other] : word === other ? [one] : []));
}

/** The same list with a change inside, one item fewer, one more, or in another order. */
function* changedList(list: readonly unknown[], exchange: Exchange): Generator<unknown> {
  for (const [at, item] of list.entries()) {
    for (const changed of changes(item, exchange)) yield withItem(list, at, changed);
    yield list.filter((_, own) => own !== at);
  }
  for (const card of exchange.cards) yield [...list, card];
  if (list.length > 1) yield list.toReversed();
}

function* changedRecord(
  record: Readonly<Record<string, unknown>>,
  exchange: Exchange,
): Generator<Record<string, unknown>> {
  for (const [key, value] of Object.entries(record)) {
    for (const changed of changes(value, exchange)) yield { ...record, [key]: changed };
    const { [key]: _, ...rest } = record;
    if (Object.keys(rest).length > 0) yield rest;
    for (const twin of twinsOf(key, exchange))
      yield Object.fromEntries(
        Object.entries(record).map(([own, each]) => [own === key ? twin : own, each]),
      );
  }
}

/** Everything that differs from a description in one small thing, valid or not. */
export function* changes(value: unknown, exchange: Exchange): Generator<unknown> {
  if (isList(value)) yield* changedList(value, exchange);
  else if (isRecord(value)) yield* changedRecord(value, exchange);
  else if (typeof value === 'boolean') yield !value;
  else {
    const { cards } = exchange;
    const isCard = cards.some((card) => card === value);
    if (isCard) {
      yield* cards.filter((card) => card !== value);
      // One card can become two of the same.
      yield [value, value];
    }
    if (typeof value === 'number') {
      yield value + 1;
      // Nobody would change a figure to 0.
      if (value > 1) yield value - 1;
    }
    if (typeof value === 'string') yield* twinsOf(value, exchange);
  }
}
