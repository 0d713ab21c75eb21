import type { Choices } from '../../../engine/fort/describe/move.ts';
import type { StepKind } from '../../../engine/fort/move.ts';
import { resources } from '../../../engine/fort/notation/tree.ts';
import type { CheckBox } from './context.ts';
import { type Control, type Field, yesNo } from './field.ts';

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
  (step: string) =>
  ({ box }: ChoiceView): boolean =>
    box?.steps.some((own) => own === step) === true;
const advances = (view: ChoiceView) => shows('advance')(view) && view.choices.advance !== false;
const copies = ({ box }: ChoiceView) => box?.steps.some((step) => step.startsWith('copy')) === true;

const gain = 'verdicts:action.gain';
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

/** Choices that are asked for by the icon of the same name, and called like it. */
const byIcon: Readonly<Partial<Record<StepKind, Control>>> = {
  trash: { ...cards, from: ['hand', 'discard'] },
  lookout: { ...cards, from: ['hand', 'park', 'park-deck', 'yard'] },
  recruit: { ...cards, from: ['park', 'park-deck', 'yard'] },
  pack: { as: 'payment', places: ['stuff', 'supply'] },
  spend: payment,
  'trash-rival': { ...cards, one: true, from: ['yard'] },
  convert: kinds,
  'trash-this': yesNo,
  vp: count,
};

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
  { ...kinds, at: 'gain', label: gain, when: ({ box }) => box?.anyKind === true },
  { as: 'tokens', at: 'gain', label: gain, when: copies },
  ...Object.entries(byIcon).map(
    ([at, control]): ChoiceField => ({
      ...control,
      at,
      label: `verdicts:action.${at}`,
      when: shows(at),
    }),
  ),
  { ...yesNo, at: 'advance', label: 'verdicts:action.advance', when: shows('advance') },
  { ...payment, at: 'pay', label: 'check:pay', when: advances },
  {
    as: 'select',
    at: 'choose',
    of: 'rewards',
    base: 'check:unsaid',
    label: 'check:reward',
    when: advances,
  },
  {
    as: 'select',
    at: 'rival',
    of: 'rivals',
    base: whichever,
    label: 'check:whose',
    when: shows('copy-rival-pack'),
  },
];

/** A gain is one kind, or so many of each: asked in the way in which it is said. */
export const choiceFields = (view: ChoiceView): readonly ChoiceField[] => {
  const { gain: said } = view.choices;
  const other =
    typeof said === 'object' || (said === undefined && copies(view)) ? 'pick' : 'tokens';
  return fields.filter(({ at, as }) => at !== 'gain' || as !== other);
};
