import { resources } from '#engine/fort/notation/tree.ts';
import type { StepKind } from '#engine/fort/state/move.ts';
import type { Control, Field } from './field.ts';
import { whichever, yesNo } from './questions.ts';

const gain = 'verdicts:action.gain';
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
const byIcon: readonly (readonly [StepKind, Control])[] = [
  ['trash', { ...cards, from: ['hand', 'discard'] }],
  ['lookout', { ...cards, from: ['hand', 'park', 'park-deck', 'yard'] }],
  ['recruit', { ...cards, from: ['park', 'park-deck', 'yard'] }],
  ['pack', { as: 'payment', places: ['stuff', 'supply'] }],
  ['spend', payment],
  ['trash-rival', { ...cards, one: true, from: ['yard'] }],
  ['trash-this', yesNo],
  ['vp', count],
];

/** The choices inside one action: only those that its icons offer, and those already said. */
export const choiceQuestions: readonly Field[] = [
  {
    at: 'full',
    as: 'pick',
    also: { full: 'rules:example.choice.full', part: 'rules:example.choice.part' },
    means: { full: true, part: false },
    base: whichever,
    label: 'check:extent.label',
    when: 'divisible',
  },
  {
    ...count,
    at: 'times',
    label: 'check:times',
    when: 'box.per',
  },
  { ...kinds, at: 'gain', label: gain, when: 'box.anyKind=true' },
  { as: 'tokens', at: 'gain', label: gain, when: 'copies' },
  ...byIcon.map(
    ([icon, control]): Field => ({
      ...control,
      at: icon,
      label: `verdicts:action.${icon}`,
      icon,
    }),
  ),
  { ...kinds, at: 'convert', label: 'check:convert', icon: 'convert' },
  { ...yesNo, at: 'advance', label: 'verdicts:action.advance', icon: 'advance' },
  { ...payment, at: 'pay', label: 'check:pay', when: 'advances' },
  {
    as: 'select',
    at: 'choose',
    of: 'rewards',
    base: 'check:unsaid',
    label: 'check:reward',
    when: 'advances',
  },
  {
    as: 'select',
    at: 'rival',
    of: 'rivals',
    base: whichever,
    label: 'check:whose',
    icon: 'copy-rival-pack',
  },
];
