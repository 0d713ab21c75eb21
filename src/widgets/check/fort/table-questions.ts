import { phases, type Side, steps } from '#engine/fort/format/situation.ts';
import { resources, suits } from '#engine/fort/notation/tree.ts';
import type { Control, Field, Forms } from './field.ts';
import { unsaid, yesNo } from './questions.ts';

const pile = { as: 'cards', pile: 'named', some: true } as const;
const counted = { ...pile, pile: 'counted' } as const;
const player = { as: 'pick', of: 'players' } as const;
const suitAnswers = { of: suits, words: 'verdicts:suit.' } as const;
const tokens = { as: 'tokens' } as const;

type Controls = Readonly<Record<string, Control>>;

const leader: Controls = {
  played: { as: 'card', none: true },
  declared: { as: 'select', ...suitAnswers, base: unsaid },
  gained: {
    as: 'pick',
    of: resources,
    words: 'verdicts:resource.',
    also: { none: 'rules:example.leader.none' },
  },
  resolving: yesNo,
  followed: { as: 'ticks', of: 'players' },
  declined: { as: 'ticks', of: 'players' },
};

const mine = {
  fort: { as: 'pick', of: [0, 1, 2, 3, 4, 5] },
  hand: pile,
  stuff: tokens,
  pack: tokens,
  lookout: { as: 'cards', pile: 'named', symbols: true },
  discard: counted,
  deck: counted,
  yard: pile,
  perks: {
    as: 'select',
    of: 'perks',
    also: { none: 'rules:example.choice.none' },
    means: { none: [] },
    listed: true,
    base: unsaid,
  },
  played: { as: 'card', none: true },
  added: { as: 'cards' },
  recruited: { as: 'count', max: 2 },
  'first-turn': yesNo,
  vp: { as: 'count', max: 200 },
  rule: {
    as: 'select',
    of: 'rules',
    also: { some: 'rules:example.affirm' },
    means: { some: true },
    base: unsaid,
  },
  macaroni: yesNo,
} as const satisfies { readonly [fact in keyof Side]: Control };

const theirs: Controls = {
  yard: mine.yard,
  pack: mine.pack,
  fort: mine.fort,
  perks: mine.perks,
  vp: mine.vp,
};

const common: Controls = {
  players: { as: 'seats' },
  turn: player,
  phase: { as: 'select', of: phases, words: 'verdicts:phase.', base: unsaid },
  first: player,
  park: pile,
  'park-deck': { as: 'count', max: 60 },
  supply: tokens,
  'perk-row': { as: 'ticks', of: 'perks' },
};

const zone = (path: string, controls: Controls, label: (fact: string) => string): Field[] =>
  Object.entries(controls).map(([fact, control]) => ({
    ...control,
    at: path + fact,
    label: label(fact),
  }));

/** Everything there is a question for; the paths are those by which the judge names what it misses. */
export const tableQuestions: Forms['facts'] = [
  [
    ...zone('leader.', leader, (fact) => `rules:example.leader.${fact}`),
    ...zone('me.', mine, (fact) => `check:mine.${fact}`),
  ],
  zone('', theirs, (fact) => `check:theirs.${fact}`),
  [
    ...zone('', common, (fact) => `check:common.${fact}`),
    ...steps.map(
      (step): Field => ({
        as: 'cost',
        at: `board.costs.${step}`,
        label: 'check:cost',
        values: { step: step.replace('-', '–') },
      }),
    ),
  ],
];

export const alwaysAsked: Forms['always'] = {
  follow: ['leader.played'],
  decline: ['leader.played'],
  discard: ['me.played', 'me.hand'],
  cleanup: ['me.yard'],
  draw: ['me.deck'],
};
