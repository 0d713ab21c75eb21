import {
  type Side,
  type Situation,
  type StepName,
  steps,
} from '../../../engine/fort/describe/situation.ts';
import type { FortCheck } from './check.ts';

/** What can be said about the table, field by field, in the order of the form. */

export const leaderFacts = [
  'played',
  'declared',
  'gained',
  'resolving',
  'followed',
  'declined',
] as const;
export const myFacts = [
  'fort',
  'hand',
  'stuff',
  'pack',
  'lookout',
  'discard',
  'deck',
  'yard',
  'perks',
  'played',
  'added',
  'recruited',
  'first-turn',
  'vp',
  'rule',
  'macaroni',
] as const satisfies readonly (keyof Side)[];
const rivalFacts = [
  'yard',
  'pack',
  'fort',
  'perks',
  'vp',
] as const satisfies readonly (keyof Side)[];
export const commonFacts = [
  'players',
  'turn',
  'phase',
  'first',
  'park',
  'park-deck',
  'supply',
  'perk-row',
] as const satisfies readonly (keyof Situation)[];

export type FactId =
  | { readonly of: 'leader'; readonly fact: (typeof leaderFacts)[number] }
  | { readonly of: 'me'; readonly fact: (typeof myFacts)[number] }
  | { readonly of: 'common'; readonly fact: (typeof commonFacts)[number] }
  | { readonly of: 'cost'; readonly fact: StepName }
  | { readonly of: 'rival'; readonly fact: (typeof rivalFacts)[number]; readonly name: string };

/** The rivals by name, as the judge calls those that nobody described. */
export function rivalNames({ players, rivals = {} }: Situation): string[] {
  if (typeof players === 'object') return players.filter((name) => name !== 'me');
  const described = Object.keys(rivals);
  const count = Math.max(typeof players === 'number' ? players - 1 : 1, described.length);
  return Array.from({ length: Math.min(count, 8) }, (_, at) => described[at] ?? `rival ${at + 1}`);
}

/** Everything there is a field for. */
export const allFacts = (situation: Situation): FactId[] => [
  ...leaderFacts.map((fact): FactId => ({ of: 'leader', fact })),
  ...myFacts.map((fact): FactId => ({ of: 'me', fact })),
  ...rivalNames(situation).flatMap((name) =>
    rivalFacts.map((fact): FactId => ({ of: 'rival', fact, name })),
  ),
  ...commonFacts.map((fact): FactId => ({ of: 'common', fact })),
  ...steps.map((fact): FactId => ({ of: 'cost', fact })),
];

/** The same as a path, as the judge names what it misses. */
export const pathOf = (id: FactId): string => {
  if (id.of === 'rival') return `rivals.${id.name}.${id.fact}`;
  if (id.of === 'cost') return `board.costs.${id.fact}`;
  return id.of === 'common' ? id.fact : `${id.of}.${id.fact}`;
};

/** An element id: letters, figures and hyphens only. */
export const fieldId = (path: string): string => `f-${path.replace(/[^\p{L}\p{N}]+/gu, '-')}`;

/** Two kinds of tokens are one field: `me.stuff.pizza` is asked for at `me.stuff`. */
export const fieldPath = (missing: string): string => missing.replace(/\.(pizza|toys)$/, '');

export function isSaid({ leader, me, rivals, board, ...common }: Situation, id: FactId): boolean {
  switch (id.of) {
    case 'leader':
      return leader?.[id.fact] !== undefined;
    case 'me':
      return me?.[id.fact] !== undefined;
    case 'rival':
      return rivals?.[id.name]?.[id.fact] !== undefined;
    case 'cost':
      return board?.costs?.[id.fact] !== undefined;
    case 'common':
      return common[id.fact] !== undefined;
  }
}

/** What a kind of move is about besides the move itself. */
const always: { readonly [kind in NonNullable<FortCheck['kind']>]?: readonly string[] } = {
  follow: ['leader.played'],
  decline: ['leader.played'],
  discard: ['me.played', 'me.hand'],
  cleanup: ['me.yard'],
  draw: ['me.deck'],
};

/** The fields to show: what belongs to the kind of move, what is said, and what was asked for. */
export function shownFacts(check: FortCheck, asked: ReadonlySet<string>): FactId[] {
  const own = check.kind === null ? [] : (always[check.kind] ?? []);
  return allFacts(check.situation).filter((id) => {
    const path = pathOf(id);
    return own.includes(path) || asked.has(path) || isSaid(check.situation, id);
  });
}
