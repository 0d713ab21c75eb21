import type { Choices } from '../../../engine/fort/describe/move.ts';
import { resources } from '../../../engine/fort/notation/tree.ts';
import type { CheckBox } from './context.ts';
import { type Field, yesNo } from './field.ts';

/** What the questions about one action depend on. */
export interface ChoiceView {
  readonly choices: Choices;
  /** What the box shows; null: it is not known which box it is. */
  readonly box: CheckBox | null;
  /** Full or partial is only the leader's question. */
  readonly follows: boolean;
}

type ChoiceField = Field<ChoiceView>;

const shows =
  (step: CheckBox['steps'][number]) =>
  ({ box, choices }: ChoiceView): boolean =>
    box?.steps.includes(step) === true && (step !== 'advance' || choices.advance !== false);
const copies = ({ box }: ChoiceView) => box?.steps.some((step) => step.startsWith('copy')) === true;

const whichever = 'check:whichever';
const kinds = {
  as: 'pick',
  of: resources,
  words: 'verdicts:resource.',
  base: whichever,
} as const;
const cards = { as: 'cards', some: true, of: 'players' } as const;
const payment = { as: 'payment', places: ['stuff', 'pack'] } as const;
const count = { as: 'count', max: 60 } as const;

/** The choices inside one action: only those that its icons offer, and those already said. */
const fields: readonly ChoiceField[] = [
  {
    at: 'full',
    as: 'pick',
    also: { full: 'rules:example.choice.full', part: 'rules:example.choice.part' },
    means: { full: true, part: false },
    base: whichever,
    label: 'check:extent.label',
    when: ({ box, follows }) => !follows && box?.divisible !== false,
  },
  {
    ...count,
    at: 'times',
    label: 'check:times',
    when: ({ box }) => box !== null && box.per !== null,
  },
  {
    ...kinds,
    at: 'gain',
    label: 'verdicts:action.gain',
    when: ({ box }) => box?.anyKind === true,
  },
  { as: 'tokens', at: 'gain', label: 'verdicts:action.gain', when: copies },
  {
    ...cards,
    at: 'trash',
    from: ['hand', 'discard'],
    label: 'verdicts:action.trash',
    when: shows('trash'),
  },
  {
    ...cards,
    at: 'lookout',
    from: ['hand', 'park', 'park-deck', 'yard'],
    label: 'verdicts:action.lookout',
    when: shows('lookout'),
  },
  {
    ...cards,
    at: 'recruit',
    from: ['park', 'park-deck', 'yard'],
    label: 'verdicts:action.recruit',
    when: shows('recruit'),
  },
  {
    as: 'payment',
    places: ['stuff', 'supply'],
    at: 'pack',
    label: 'verdicts:action.pack',
    when: shows('pack'),
  },
  { ...payment, at: 'spend', label: 'verdicts:action.spend', when: shows('spend') },
  {
    ...yesNo,
    at: 'advance',
    label: 'verdicts:action.advance',
    when: ({ box }) => box?.steps.includes('advance') === true,
  },
  { ...payment, at: 'pay', label: 'check:pay', when: shows('advance') },
  {
    as: 'select',
    at: 'choose',
    of: 'rewards',
    base: 'check:unsaid',
    label: 'check:reward',
    when: shows('advance'),
  },
  {
    as: 'select',
    at: 'rival',
    of: 'rivals',
    base: whichever,
    label: 'check:whose',
    when: shows('copy-rival-pack'),
  },
  {
    ...cards,
    at: 'trash-rival',
    one: true,
    from: ['yard'],
    label: 'verdicts:action.trash-rival',
    when: shows('trash-rival'),
  },
  { ...kinds, at: 'convert', label: 'verdicts:action.convert', when: shows('convert') },
  {
    ...yesNo,
    at: 'trash-this',
    label: 'verdicts:action.trash-this',
    when: shows('trash-this'),
  },
  { ...count, at: 'vp', label: 'verdicts:action.vp', when: shows('vp') },
];

/** A gain is one kind, or so many of each: asked in the way in which it is said. */
export const choiceFields = (view: ChoiceView): readonly ChoiceField[] => {
  const { gain } = view.choices;
  const other =
    typeof gain === 'object' || (gain === undefined && copies(view)) ? 'pick' : 'tokens';
  return fields.filter(({ at, as }) => at !== 'gain' || as !== other);
};
