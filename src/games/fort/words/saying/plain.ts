import { same } from '#engine/core/same.ts';
import { isList, isRecord } from '#engine/core/unknown-data.ts';
import { boxNames, resources } from '#engine/fort/notation/tree.ts';
import type { Described } from '#words/saying/speech.ts';

/** Many things can be written in several ways. Before they are put into words they are reduced to one. */

type Data = Readonly<Record<string, unknown>>;

const isNothing = (value: unknown): boolean =>
  value === undefined || (isRecord(value) && Object.keys(value).length === 0);

/** Without what says nothing, all the way down. */
function said(value: unknown): unknown {
  if (isList(value)) return value.map(said);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, inside]): [string, unknown] => [key, said(inside)])
      .filter(([, inside]) => !isNothing(inside)),
  );
}

/** A list of one is written as its entry. */
const bare = (value: unknown): unknown => (isList(value) && value.length === 1 ? value[0] : value);

const each = (value: unknown, change: (item: unknown) => unknown): unknown =>
  isList(value) ? value.map(change) : change(value);

/** A card without details is written as its name. */
function cardAlone(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const { coin, ...rest } = value;
  const counts = isList(coin) ? (coin.length === 0 ? 'none' : bare(coin)) : coin;
  const whole: Data = counts === undefined ? rest : { ...rest, coin: counts };
  const keys = Object.keys(whole);
  return keys.length === 1 && keys[0] === 'card' ? whole.card : whole;
}

/** The same for a card that moves: where it does not matter which one, it is not named. */
function movedAlone(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const { card, ...rest } = value;
  if (Object.keys(rest).length === 0) return card ?? '?';
  return card === '?' || card === undefined ? rest : value;
}

const moved = (value: unknown): unknown => bare(each(value, movedAlone));

const changing = (
  value: unknown,
  changes: Readonly<Record<string, (inside: unknown) => unknown>>,
): unknown =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).map(([key, inside]) => [key, changes[key]?.(inside) ?? inside]),
      )
    : value;

/** A payment of no pizza that does not mention toys is no payment. */
const paid = (value: unknown): unknown => {
  const amounts = isRecord(value) ? Object.values(value) : [];
  return amounts.length > 0 && amounts.every((amount) => amount === 0)
    ? { pizza: 0, toys: 0 }
    : value;
};

const choices = (value: unknown): unknown =>
  changing(value, {
    gain: paid,
    pay: paid,
    spend: paid,
    'put-in-pack': paid,
    trash: moved,
    'put-in-lookout': moved,
    recruit: moved,
    'trash-rival': moved,
    convert: (steps) => {
      const one = bare(steps);
      return isRecord(one) && Object.keys(one).length === 1 ? one.into : one;
    },
  });

/** Every box by itself; one without choices by its name. */
const uses = (value: unknown): unknown =>
  isList(value)
    ? value.flatMap((use): unknown[] => {
        if (!isRecord(use) || 'recycle' in use) return [use];
        const { card } = use;
        return boxNames.flatMap((box): unknown[] => {
          const made = use[box];
          if (made === undefined) return [];
          if (isNothing(said(made)) && card === undefined) return [box];
          return [{ [box]: said(choices(made)), ...(card === undefined ? {} : { card }) }];
        });
      })
    : value;

function move(value: object): object {
  const { actions, ...rest } = value as Data;
  const plain = changing(rest, {
    add: (cards) => each(cards, cardAlone),
    'add-from-lookout': (cards) => each(cards, cardAlone),
    follow: (cards) => bare(each(cards, cardAlone)),
    recruit: (cards) => (isList(cards) && cards.length === 0 ? 'none' : moved(cards)),
    cleanup: (cards) => (isList(cards) && cards.length === 0 ? 'none' : cards),
    action: choices,
    pay: paid,
  });
  const whole = said(plain);
  return {
    ...(isRecord(whole) ? whole : {}),
    // For these two the key alone says what is asked.
    ...('discard' in value && isNothing(said(value.discard)) ? { discard: {} } : {}),
    ...('setup' in value && isNothing(said(value.setup)) ? { setup: {} } : {}),
    ...(actions === undefined ? {} : { actions: uses(actions) }),
  };
}

/** The order in which the parts of a price are named. */
const priced = [...resources, 'any'];
const price = (value: unknown): unknown =>
  isList(value)
    ? value.toSorted((one, other) => priced.indexOf(String(one)) - priced.indexOf(String(other)))
    : value;

const prices = (value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([step, cost]) => [step, price(cost)]))
    : value;

/** An empty place is written as 0. */
const counted = (value: unknown): unknown =>
  same(value, []) || same(value, { pizza: 0, toys: 0 }) ? 0 : value;

const side = (value: unknown): unknown =>
  changing(
    value,
    Object.fromEntries(
      ['hand', 'stuff', 'pack', 'lookout', 'yard', 'discard', 'deck'].map((key) => [key, counted]),
    ),
  );

const sides = (value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([player, own]) => [player, side(own)]))
    : value;

const table = (situation: object): unknown =>
  changing(said(situation), {
    me: side,
    rivals: sides,
    park: counted,
    board: (board) => changing(board, { costs: prices }),
  });

/** A description in one way of writing. */
export function plain({ situation, move: first, moves }: Described): Described {
  const laid = table(situation ?? {});
  const { by, ...own } = { by: undefined, ...(first === undefined ? {} : move(first)) };
  return {
    ...(isRecord(laid) && Object.keys(laid).length > 0 ? { situation: laid } : {}),
    ...(first === undefined
      ? {}
      : { move: by === undefined || by === 'me' ? own : { ...own, by } }),
    ...(moves === undefined || moves.length === 0 ? {} : { moves: moves.map(move) }),
  };
}
