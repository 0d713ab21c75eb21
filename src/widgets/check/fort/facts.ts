import {
  phases,
  type Side,
  type Situation,
  steps,
} from '../../../engine/fort/describe/situation.ts';
import { resources, suits } from '../../../engine/fort/notation/tree.ts';
import type { FortCheck, Kind } from './check.ts';
import { getAt } from './data.ts';
import { type Control, type Field, idOf, yesNo } from './field.ts';

/** What can be said about the table, field by field, in the order of the form. */

const pile = { as: 'cards', pile: 'named', some: true } as const;
const counted = { ...pile, pile: 'counted' } as const;
const unsaid = 'check:unsaid';
const player = { as: 'pick', of: 'players' } as const;
const suitAnswers = { of: suits, words: 'verdicts:suit.' } as const;
const tokens = { as: 'tokens' } as const;

type Controls = Readonly<Record<string, Control>>;

const leader: Controls = {
  played: { as: 'card' },
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
  played: { as: 'card' },
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

/** The rivals by name, as the judge calls those that nobody described. */
export function rivalNames({ players, rivals = {} }: Situation): string[] {
  if (typeof players === 'object') return players.filter((name) => name !== 'me');
  const described = Object.keys(rivals);
  const count = Math.max(typeof players === 'number' ? players - 1 : 1, described.length);
  return Array.from({ length: Math.min(count, 8) }, (_, at) => described[at] ?? `rival ${at + 1}`);
}

const zone = (
  path: string,
  controls: Controls,
  label: (fact: string) => string,
  values = {},
): Field[] =>
  Object.entries(controls).map(([fact, control]) => ({
    ...control,
    at: path + fact,
    label: label(fact),
    values,
  }));

/** Everything there is a field for; the paths are those by which the judge names what it misses. */
export const allFacts = (situation: Situation): Field[] => [
  ...zone('leader.', leader, (fact) => `rules:example.leader.${fact}`),
  ...zone('me.', mine, (fact) => `check:mine.${fact}`),
  ...rivalNames(situation).flatMap((name) =>
    zone(`rivals.${name}.`, theirs, (fact) => `check:theirs.${fact}`, { player: name }),
  ),
  ...zone('', common, (fact) => `check:common.${fact}`),
  ...steps.map(
    (step): Field => ({
      as: 'cost',
      at: `board.costs.${step}`,
      label: 'check:cost',
      values: { step: step.replace('-', '–') },
    }),
  ),
];

export const fieldId = (path: string): string => `f-${idOf(path)}`;

/** Two kinds of tokens are one field: `me.stuff.pizza` is asked for at `me.stuff`. */
export const fieldPath = (missing: string): string => missing.replace(/\.(pizza|toys)$/, '');

/** What a kind of move is about besides the move itself. */
const always: { readonly [kind in Kind]?: readonly string[] } = {
  follow: ['leader.played'],
  decline: ['leader.played'],
  discard: ['me.played', 'me.hand'],
  cleanup: ['me.yard'],
  draw: ['me.deck'],
};

/** The fields to show: what belongs to the kind of move, what is said, and what was asked for. */
export function shownFacts({ kind, situation }: FortCheck, asked: ReadonlySet<string>): Field[] {
  const own = kind === null ? [] : (always[kind] ?? []);
  return allFacts(situation).filter(
    ({ at }) => own.includes(at) || asked.has(at) || getAt(situation, at) !== undefined,
  );
}
