import { repeat } from '#engine/core/lists.ts';
import { splits } from '../../actions/payment.ts';
import { listed } from '../../format/spelling.ts';
import type { Conversion, Payment, Tokens } from '../../format/values.ts';
import { type Resource, resources } from '../../notation/tree.ts';
import type { Payment as Paid, StepKind, StepMove } from '../../state/move.ts';
import type { Stock } from '../../state/state.ts';
import type { Table } from '../table/described-table.ts';
import type { Placed, PlacedChoices } from './placed-cards.ts';

/** What the description says about one kind of step. */
export interface Want {
  /** Ways for each time the step is done; `exact`: no more and no fewer times. */
  readonly ways: readonly Iterable<StepMove>[];
  readonly exact: boolean;
  /** The rivals that are meant, where nothing else is given. */
  readonly rivals?: readonly number[];
}
export type Wants = Partial<Record<StepKind, Want>>;

const places = ['stuff', 'pack', 'supply'] as const;
type Place = (typeof places)[number];

/** A payment token by token, since each can be used up by itself; where no place is given, it is free. */
const tokensOf = (payment: Tokens & { readonly [place in Place]?: Tokens }) =>
  resources.flatMap((what) =>
    [...places, undefined].flatMap((from) =>
      repeat((from ? payment[from] : payment)?.[what], () => ({ what, from })),
    ),
  );

export const paidCount = (payment: Payment): number => tokensOf(payment).length;

function tokenWays<From extends Place>(
  payment: Payment | undefined,
  allowed: readonly From[],
  make: (what: Resource, from: From) => StepMove,
): StepMove[][] | undefined {
  return (
    payment &&
    tokensOf(payment).map(({ what, from }) => {
      const described = allowed.filter((place) => place === from);
      return (described.length ? described : allowed).map((place) => make(what, place));
    })
  );
}

/** The places a card may come from: the one it was found at, else all but the deck of the Park. */
const cardWays = <From extends string>(
  cards: readonly Placed[] | undefined,
  allowed: readonly From[],
  make: (from: From) => StepMove,
): StepMove[][] | undefined =>
  cards?.map(({ from }) =>
    allowed.filter((each) => (from ? each === from : each !== 'park-deck')).map(make),
  );

const stock = ({ pizza = 0, toys = 0 }: Tokens = {}): Stock => ({ pizza, toys });

const isPlaced = (payment: Payment): payment is { stuff?: Tokens; pack?: Tokens } =>
  places.some((place) => place in payment);

/** A payment as described, or every split of it over Stuff and Pack; whether the tokens are there is checked later. */
export function waysToPay(payment: Payment): Paid[] {
  if (isPlaced(payment)) return [{ stuff: stock(payment.stuff), pack: stock(payment.pack) }];
  const all = stock(payment);
  return splits(all, all, all);
}

const conversions = (described: Conversion): StepMove[] =>
  (described.in ? [described.in] : (['stuff', 'pack'] as const)).map((place) => ({
    do: 'convert',
    to: described.into,
    in: place,
  }));

/** The described choices of one action as ways of doing its steps. */
export function wantsOf(
  choices: PlacedChoices,
  { rivals }: Table,
  box: readonly StepKind[],
): Wants {
  const wants: Wants = {};
  const want = (kind: StepKind, ways: Want['ways'] | undefined, exact = true) => {
    if (ways && box.includes(kind)) wants[kind] = { ways, exact };
  };
  const plain = (kind: 'trash-rival' | 'trash-this' | 'vp', times: number | boolean | undefined) =>
    want(kind, times === undefined ? times : repeat(Number(times), () => [{ do: kind }]));
  const { gain, rival, pay, convert, advance } = choices;
  const meant = rivals.flatMap(({ name }, at) => ((rival ?? name) === name ? at : []));

  if (typeof gain === 'object') {
    const take = stock(gain);
    want(
      'gain',
      tokenWays(gain, ['stuff'], (what) => ({ do: 'gain', what })),
    );
    want('copy-pack', [[{ do: 'copy-pack', take }]]);
    want(
      'copy-rival-pack',
      [meant.map((whose) => ({ do: 'copy-rival-pack', whose, take }))],
      false,
    );
  } else {
    if (gain) want('gain', [[{ do: 'gain', what: gain }]], false);
    if (rival && box.includes('copy-rival-pack'))
      wants['copy-rival-pack'] = { ways: [], exact: false, rivals: meant };
  }
  want(
    'trash',
    cardWays(choices.trash, ['hand', 'discard'], (from) => ({ do: 'trash', from })),
  );
  want(
    'lookout',
    cardWays(choices['put-in-lookout'], ['hand', 'park', 'yard', 'park-deck'], (from) => ({
      do: 'lookout',
      from,
    })),
  );
  want(
    'recruit',
    cardWays(choices.recruit, ['park', 'yard', 'park-deck'], (from) => ({ do: 'recruit', from })),
  );
  want(
    'pack',
    tokenWays(choices['put-in-pack'], ['stuff', 'supply'], (what, from) => ({
      do: 'pack',
      what,
      from,
    })),
  );
  want(
    'spend',
    tokenWays(choices.spend, ['stuff', 'pack'], (what, from) => ({ do: 'spend', what, from })),
  );
  if (advance === false) want('advance', []);
  else if (pay)
    want(
      'advance',
      [waysToPay(pay).map((paid) => ({ do: 'advance', pay: paid }))],
      advance === true,
    );
  if (typeof convert === 'string') want('convert', [conversions({ into: convert })], false);
  else if (convert)
    want(
      'convert',
      listed<Conversion>(convert).flatMap((each) =>
        repeat(each.times ?? 1, () => conversions(each)),
      ),
    );
  plain('trash-rival', choices['trash-rival'] && listed<Placed>(choices['trash-rival']).length);
  plain('vp', choices.score);
  plain('trash-this', choices['trash-this']);
  return wants;
}
