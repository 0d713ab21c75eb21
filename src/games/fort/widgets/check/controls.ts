import { z } from 'zod';
import { inner, type Meaning } from '#engine/core/format/meaning.ts';
import { phases, tokenPlaces } from '#engine/fort/format/vocabulary.ts';
import { resources, suits } from '#engine/fort/notation/tree.ts';
import type { Condition } from './conditions.ts';
import type { Cards, Control } from './field.ts';

/** How a form asks for each kind of value that descriptions consist of. */

const unsaid = 'check:unsaid';
const whichever = 'check:whichever';

/** A control, and what else is particular about the question. */
export type AskedControl = Control & {
  readonly id?: string;
  readonly label?: string;
  readonly when?: Condition;
};

const yesNo = {
  as: 'pick',
  also: { yes: 'rules:example.affirm', no: 'rules:example.deny' },
  means: { yes: true, no: false },
  base: unsaid,
} as const;
const pile = { as: 'cards', pile: 'named', some: true } as const;
const helpers = { as: 'cards', coin: true } as const;
const suit = { as: 'select', words: 'verdicts:suit.' } as const;
const tokens = { as: 'tokens' } as const;
const player = { as: 'pick', of: 'players' } as const;
const rules = { as: 'select', of: 'rules', base: unsaid } as const;
const kinds = { as: 'pick', of: resources, words: 'verdicts:resource.', base: whichever } as const;

/** The highest number that a schema takes. */
function most(schema: z.core.$ZodType): number {
  const own = inner(schema);
  return own instanceof z.ZodNumber && own.maxValue !== null ? own.maxValue : 60;
}
const count = (_: Meaning, schema: z.core.$ZodType): AskedControl[] => [
  { as: 'count', max: most(schema) },
];
const always =
  (...questions: readonly AskedControl[]) =>
  (): readonly AskedControl[] =>
    questions;

const isSource = (place: string): place is NonNullable<Cards['from']>[number] =>
  place !== 'stuff' && place !== 'pack' && place !== 'supply';
const moved = ({ one, places = [] }: Meaning): AskedControl => ({
  as: 'cards',
  some: true,
  of: 'players',
  from: places.filter(isSource),
  ...(one ? { one: one === 'always' ? true : one } : {}),
});

/** Every kind of value; one without questions is asked for elsewhere in the form. */
export const controls: Readonly<
  Record<string, (meaning: Meaning, schema: z.core.$ZodType) => readonly AskedControl[]>
> = {
  actions: always(),
  'sides-by-player': always(),
  true: always(),
  'points-by-level': always(),
  count,
  figure: count,
  'card-count': count,
  times: count,
  'yes-no': always(yesNo),
  extent: always({
    as: 'pick',
    also: { full: 'rules:example.choice.full', part: 'rules:example.choice.part' },
    means: { full: true, part: false },
    base: whichever,
  }),
  player: always(player),
  rival: always({ as: 'select', of: 'rivals', base: whichever }),
  'player-names': always({ as: 'ticks', of: 'players' }),
  players: always({ as: 'seats' }),
  card: always({ as: 'card' }),
  'card-or-none': always({ as: 'card', none: true }),
  cards: always({ as: 'cards' }),
  pile: always(pile),
  'counted-pile': always({ ...pile, pile: 'counted' }),
  lookout: always({ as: 'cards', pile: 'named', symbols: true }),
  tokens: always(tokens),
  holding: always(tokens),
  payment: ({ places = [] }) => [
    { as: 'payment', places: tokenPlaces.filter((place) => places.includes(place)) },
  ],
  'resource-or-none': always({
    as: 'pick',
    of: resources,
    words: 'verdicts:resource.',
    also: { none: 'rules:example.leader.none' },
  }),
  // One kind where the box leaves it open, an amount of each where a Pack is copied.
  gain: always({ ...kinds, when: 'box.anyKind=true' }, { ...tokens, when: 'copies' }),
  conversion: always(kinds),
  suit: always({ ...suit, of: suits, base: unsaid }),
  symbol: always({ ...suit, of: [...suits, 'coin'], base: whichever }),
  perk: ({ usual }) => [
    usual === undefined ? { as: 'select', of: 'perks', base: unsaid } : { as: 'flag', said: usual },
  ],
  perks: ({ one }) => [
    one === undefined
      ? { as: 'ticks', of: 'perks' }
      : {
          as: 'select',
          of: 'perks',
          also: { none: 'rules:example.choice.none' },
          means: { none: [] },
          listed: true,
          base: unsaid,
        },
  ],
  'made-up-rule': always(rules),
  'some-made-up-rule': always({
    ...rules,
    also: { some: 'rules:example.affirm' },
    means: { some: true },
  }),
  reward: always({ as: 'select', of: 'rewards', base: unsaid }),
  'fort-level': always({ as: 'pick', of: [0, 1, 2, 3, 4, 5] }),
  phase: always({ as: 'select', of: phases, words: 'verdicts:phase.', base: unsaid }),
  place: always({
    as: 'pick',
    of: ['discard', 'hand', 'deck'],
    words: 'verdicts:place.',
    base: 'discard',
  }),
  box: always({ as: 'pick', of: ['public', 'private'], words: 'verdicts:box.', base: 'public' }),
  claim: (_, schema) => {
    const own = inner(schema);
    const claims = own instanceof z.ZodEnum ? own.options : [];
    return [{ as: 'pick', of: claims, words: 'rules:example.claim.' }];
  },
  helpers: always(helpers),
  'lookout-helpers': always({ ...helpers, symbols: true }),
  followers: ({ places = [] }) => [{ ...helpers, one: 'mostly', from: places.filter(isSource) }],
  'moved-cards': (meaning) => [moved(meaning)],
  recruits: (meaning) => [
    moved(meaning),
    { as: 'flag', id: 'recruit-none', said: 'none', label: 'check:recruit-none' },
  ],
  'cleaned-up': always(
    { as: 'pick', of: ['all', 'none'], words: 'rules:example.choice.' },
    { as: 'cards', id: 'cleanup-cards', label: 'check:some-cards' },
  ),
  'costs-by-step': always({ as: 'cost' }),
};
