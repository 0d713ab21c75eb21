import {
  type Choices,
  type Conversion,
  listed,
  type MovedCard,
  type Payment,
} from '../describe/move.ts';
import type { Tokens } from '../describe/situation.ts';
import type { Means } from '../means.ts';
import type { StepKind, StepMove } from '../move.ts';
import { type Resource, resources } from '../notation/tree.ts';
import type { Stock } from '../state.ts';
import type { Table } from './table.ts';

/** What the description says about one kind of step. */
export interface Want {
  /** Ways for each time the step is done; `exact`: no more and no fewer times. */
  readonly ways: readonly (readonly StepMove[])[];
  readonly exact: boolean;
}
export type Wants = Partial<Record<StepKind, Want>>;

type Placed = { readonly stuff?: Tokens; readonly pack?: Tokens; readonly supply?: Tokens };
const isPlaced = (payment: Payment): payment is Placed =>
  'stuff' in payment || 'pack' in payment || 'supply' in payment;

const repeat = <Item>(item: Item, times = 0): Item[] => Array.from({ length: times }, () => item);

/** One entry per token: the places it may come from, as said or as the step allows. */
function perToken<Way>(
  payment: Payment,
  places: readonly ('stuff' | 'pack' | 'supply')[],
  make: (what: Resource, from: 'stuff' | 'pack' | 'supply') => Way,
): Way[][] {
  return resources.flatMap((what) =>
    isPlaced(payment)
      ? (['stuff', 'pack', 'supply'] as const).flatMap((from) =>
          repeat([make(what, from)], payment[from]?.[what]),
        )
      : repeat(
          places.map((from) => make(what, from)),
          payment[what],
        ),
  );
}

const stock = ({ pizza = 0, toys = 0 }: Tokens = {}): Stock => ({ pizza, toys });

/** A payment as said, or every split of it over Stuff and Pack. */
export function splits(
  payment: Payment,
  { stuff }: Pick<Means, 'stuff'>,
): { stuff: Stock; pack: Stock }[] {
  if (isPlaced(payment)) return [{ stuff: stock(payment.stuff), pack: stock(payment.pack) }];
  const { pizza, toys } = stock(payment);
  const found: { stuff: Stock; pack: Stock }[] = [];
  for (let p = Math.min(pizza, stuff.pizza); p >= 0; p--)
    for (let t = Math.min(toys, stuff.toys); t >= 0; t--)
      found.push({ stuff: { pizza: p, toys: t }, pack: { pizza: pizza - p, toys: toys - t } });
  return found;
}

export const paidCount = (payment: Payment): number => {
  const all = isPlaced(payment) ? [payment.stuff, payment.pack] : [payment];
  return all.reduce((sum, tokens) => sum + stock(tokens).pizza + stock(tokens).toys, 0);
};

const conversions = (said: NonNullable<Choices['convert']>): Want => {
  const ways = ({ to, in: place }: Conversion): StepMove[] =>
    (place ? [place] : (['stuff', 'pack'] as const)).map((where) => ({
      do: 'convert',
      to,
      in: where,
    }));
  if (typeof said === 'string') return { ways: [ways({ to: said })], exact: false };
  return {
    ways: listed<Conversion>(said).flatMap((each) => repeat(ways(each), each.times ?? 1)),
    exact: true,
  };
};

const cardIn = (moved: MovedCard) => (typeof moved === 'object' ? moved : { card: moved });

/** The places a step may take a card from when none is said; a named card is looked for first. */
function cardWays<From extends string, Way>(
  moved: readonly MovedCard[],
  defaults: readonly NoInfer<From>[],
  make: (from: From) => Way,
  as: (source: string) => From | undefined,
): Way[][] {
  return moved.map((entry) => {
    const { from } = cardIn(entry);
    const place = from && as(from);
    return (place ? [place] : defaults).map(make);
  });
}

const parkOrYard = (source: string) =>
  source === 'park'
    ? 'park'
    : source === 'park-deck'
      ? 'deck'
      : source === 'yard'
        ? 'yard'
        : undefined;

/** The described choices of one action as ways of doing its steps. */
export function wantsOf(choices: Choices, table: Table, box: readonly StepKind[]): Wants {
  const wants: Wants = {};
  const { means, rivals } = table;
  const has = (kind: StepKind) => box.includes(kind);
  const want = (kind: StepKind, ways: readonly (readonly StepMove[])[], exact = true) => {
    if (has(kind)) wants[kind] = { ways, exact };
  };
  const { gain, rival } = choices;
  const whose =
    rival === undefined ? undefined : 1 + rivals.findIndex(({ name }) => name === rival);

  if (typeof gain === 'string') want('gain', [[{ do: 'gain', what: gain }]], false);
  else if (gain) {
    want(
      'gain',
      perToken(gain, ['stuff'], (what) => ({ do: 'gain', what })),
    );
    want('copy-pack', [[{ do: 'copy-pack', take: stock(gain) }]]);
  }
  if (has('copy-rival-pack') && (whose !== undefined || typeof gain === 'object')) {
    const seats = whose === undefined ? rivals.map((_, at) => at + 1) : [whose];
    const ways = seats.map((seat): StepMove => {
      const pack = typeof gain === 'object' ? stock(gain) : means.packs[seat];
      return { do: 'copy-rival-pack', whose: seat, take: stock(pack) };
    });
    wants['copy-rival-pack'] = { ways: [ways], exact: false };
  }
  if (choices.trash !== undefined)
    want(
      'trash',
      cardWays(
        listed<MovedCard>(choices.trash),
        ['hand', 'discard'] as const,
        (from: 'hand' | 'discard') => ({ do: 'trash', from }) as const,
        (source) => (source === 'hand' || source === 'discard' ? source : undefined),
      ),
    );
  if (choices.lookout !== undefined)
    want(
      'lookout',
      cardWays(
        listed<MovedCard>(choices.lookout),
        ['hand', 'park', 'yard'] as const,
        (from: 'hand' | 'park' | 'deck' | 'yard') => ({ do: 'lookout', from }) as const,
        (source) => (source === 'hand' ? source : parkOrYard(source)),
      ),
    );
  if (choices.recruit !== undefined)
    want(
      'recruit',
      cardWays(
        listed<MovedCard>(choices.recruit),
        ['park', 'yard'] as const,
        (from) => ({ do: 'recruit', from }) as const,
        parkOrYard,
      ),
    );
  if (choices.pack)
    want(
      'pack',
      perToken(choices.pack, ['stuff', 'supply'], (what, from) => ({
        do: 'pack',
        what,
        from: from === 'supply' ? from : 'stuff',
      })),
    );
  if (choices.spend)
    want(
      'spend',
      perToken(choices.spend, ['stuff', 'pack'], (what, from) => ({
        do: 'spend',
        what,
        from: from === 'pack' ? from : 'stuff',
      })),
    );
  const { pay } = choices;
  if (choices.advance === false) want('advance', []);
  else if (pay && has('advance'))
    wants.advance = {
      ways: [splits(pay, means).map((split): StepMove => ({ do: 'advance', pay: split }))],
      exact: choices.advance === true,
    };
  if (choices.convert !== undefined && has('convert')) wants.convert = conversions(choices.convert);
  if (choices['trash-rival'] !== undefined) want('trash-rival', [[{ do: 'trash-rival' }]]);
  if (choices.vp !== undefined) want('vp', repeat([{ do: 'vp' }], choices.vp));
  if (choices['trash-this'] !== undefined)
    want('trash-this', choices['trash-this'] ? [[{ do: 'trash-this' }]] : []);
  return wants;
}
