import type { Situation } from '#engine/fort/format/situation.ts';
import type { FortCheck } from './check.ts';
import { getAt } from './data.ts';
import { type Field, type Forms, idOf } from './field.ts';

/** The names of the rivals; undescribed ones have the names that the judge gives them. */
export function rivalNames({ players, rivals = {} }: Situation): string[] {
  if (typeof players === 'object') return players.filter((name) => name !== 'me');
  const described = Object.keys(rivals);
  const count = Math.max(typeof players === 'number' ? players - 1 : 1, described.length);
  return Array.from({ length: Math.min(count, 8) }, (_, at) => described[at] ?? `rival ${at + 1}`);
}

/** Everything there is a field for. */
export const allFacts = (
  { facts: [mine = [], theirs = [], common = []] }: Forms,
  situation: Situation,
): Field[] => [
  ...mine,
  ...rivalNames(situation).flatMap((player) =>
    theirs.map((field) => ({ ...field, at: `rivals.${player}.${field.at}`, player })),
  ),
  ...common,
];

export const fieldId = (path: string): string => `f-${idOf(path)}`;

/** Two kinds of tokens are one field: `me.stuff.pizza` is asked for at `me.stuff`. */
export const fieldPath = (missing: string): string => missing.replace(/\.(pizza|toys)$/, '');

/** What is asked before the move itself, because the move is about it: the card that is followed. */
export const askedFirst = ({ kind }: FortCheck): readonly string[] =>
  kind === 'follow' ? ['leader.played'] : [];

/** The fields to show: those of the kind of move, those filled in, and those asked for. */
export const shownFacts = (
  forms: Forms,
  { kind, situation }: FortCheck,
  asked: ReadonlySet<string>,
): Field[] =>
  allFacts(forms, situation).filter(
    ({ at }) =>
      (kind && forms.always[kind]?.includes(at)) ||
      asked.has(at) ||
      getAt(situation, at) !== undefined,
  );
