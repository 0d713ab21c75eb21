import { type Conversion, listed, type Payment } from '../describe/move.ts';
import type { Tokens } from '../describe/situation.ts';
import type { Payment as Paid, StepKind, StepMove } from '../move.ts';
import { type Resource, resources } from '../notation/tree.ts';
import type { Stock } from '../state.ts';
import type { Placed, PlacedChoices } from './moved.ts';
import type { Table } from './table.ts';

/** What the description says about one kind of step. */
export interface Want {
  /** Ways for each time the step is done; `exact`: no more and no fewer times. */
  readonly ways: readonly Iterable<StepMove>[];
  readonly exact: boolean;
  /** Of all ways that there are when the step is done, those that fit. */
  readonly fits?: (move: StepMove) => boolean;
}
export type Wants = Partial<Record<StepKind, Want>>;

const places = ['stuff', 'pack', 'supply'] as const;
type Place = (typeof places)[number];

/** Every entry by itself, since each can be used up by itself. */
const repeat = <Item>(times = 0, make: () => Item): Item[] => Array.from({ length: times }, make);

/** A payment token by token; where no place is said, it is free. */
const tokensOf = (payment: Tokens & { readonly [place in Place]?: Tokens }) =>
  resources.flatMap((what) => [
    ...places.flatMap((from) => repeat(payment[from]?.[what], () => ({ what, from }))),
    ...repeat(payment[what], (): { what: Resource; from?: Place } => ({ what })),
  ]);

export const paidCount = (payment: Payment): number => tokensOf(payment).length;

function tokenWays<From extends Place>(
  payment: Payment,
  allowed: readonly From[],
  make: (what: Resource, from: From) => StepMove,
): StepMove[][] {
  return tokensOf(payment).map(({ what, from }) => {
    const said = allowed.filter((place) => place === from);
    return (said.length ? said : allowed).map((place) => make(what, place));
  });
}

/** The places a card may come from: the one it was found at, else all but the deck of the Park. */
const cardWays = <From extends string>(
  cards: readonly Placed[],
  allowed: readonly From[],
  make: (from: From) => StepMove,
): StepMove[][] =>
  cards.map(({ from }) => {
    const place = from === 'park-deck' ? 'deck' : from;
    return allowed.filter((each) => (place ? each === place : each !== 'deck')).map(make);
  });

const stock = ({ pizza = 0, toys = 0 }: Tokens = {}): Stock => ({ pizza, toys });

const isPlaced = (payment: Payment): payment is { stuff?: Tokens; pack?: Tokens } =>
  places.some((place) => place in payment);

/** A payment as said, or every split of it over Stuff and Pack: what lies there by then is seen then. */
export function splits(payment: Payment): Paid[] {
  if (isPlaced(payment)) return [{ stuff: stock(payment.stuff), pack: stock(payment.pack) }];
  const { pizza, toys } = stock(payment);
  const found: Paid[] = [];
  for (let p = pizza; p >= 0; p--)
    for (let t = toys; t >= 0; t--)
      found.push({ stuff: { pizza: p, toys: t }, pack: { pizza: pizza - p, toys: toys - t } });
  return found;
}

const conversions = (said: Conversion): StepMove[] =>
  (said.in ? [said.in] : (['stuff', 'pack'] as const)).map((place) => ({
    do: 'convert',
    to: said.to,
    in: place,
  }));

/** The described choices of one action as ways of doing its steps. */
export function wantsOf(
  choices: PlacedChoices,
  { rivals }: Table,
  box: readonly StepKind[],
): Wants {
  const wants: Wants = {};
  const want = (kind: StepKind, ways: Want['ways'] | undefined | false, exact = true) => {
    if (ways && box.includes(kind)) wants[kind] = { ways, exact };
  };
  const { gain, rival, trash, lookout, recruit, pack, spend, pay, convert, advance } = choices;
  const { 'trash-rival': rivalCard, 'trash-this': trashThis, vp } = choices;
  const take = typeof gain === 'object' && stock(gain);

  if (typeof gain === 'string') want('gain', [[{ do: 'gain', what: gain }]], false);
  else if (gain)
    want(
      'gain',
      tokenWays(gain, ['stuff'], (what) => ({ do: 'gain', what })),
    );
  want('copy-pack', take && [[{ do: 'copy-pack', take }]]);
  const isMeant = (whose: number) => (rival ?? rivals[whose - 1]?.name) === rivals[whose - 1]?.name;
  if (take)
    want(
      'copy-rival-pack',
      [
        rivals.flatMap((_, at) =>
          isMeant(at + 1) ? { do: 'copy-rival-pack', whose: at + 1, take } : [],
        ),
      ],
      false,
    );
  else if (rival !== undefined && box.includes('copy-rival-pack'))
    wants['copy-rival-pack'] = {
      ways: [],
      exact: false,
      fits: (move) => move.do === 'copy-rival-pack' && isMeant(move.whose),
    };
  want('trash', trash && cardWays(trash, ['hand', 'discard'], (from) => ({ do: 'trash', from })));
  want(
    'lookout',
    lookout &&
      cardWays(lookout, ['hand', 'park', 'yard', 'deck'], (from) => ({ do: 'lookout', from })),
  );
  want(
    'recruit',
    recruit && cardWays(recruit, ['park', 'yard', 'deck'], (from) => ({ do: 'recruit', from })),
  );
  want(
    'pack',
    pack && tokenWays(pack, ['stuff', 'supply'], (what, from) => ({ do: 'pack', what, from })),
  );
  want(
    'spend',
    spend && tokenWays(spend, ['stuff', 'pack'], (what, from) => ({ do: 'spend', what, from })),
  );
  if (advance === false) want('advance', []);
  else if (pay && box.includes('advance'))
    want('advance', [splits(pay).map((paid) => ({ do: 'advance', pay: paid }))], advance === true);
  if (typeof convert === 'string') want('convert', [conversions({ to: convert })], false);
  else if (convert)
    want(
      'convert',
      listed<Conversion>(convert).flatMap((each) =>
        repeat(each.times ?? 1, () => conversions(each)),
      ),
    );
  want('trash-rival', rivalCard && [[{ do: 'trash-rival' }]]);
  want('vp', vp !== undefined && repeat(vp, () => [{ do: 'vp' }]));
  want('trash-this', trashThis !== undefined && (trashThis ? [[{ do: 'trash-this' }]] : []));
  return wants;
}
