import type { Violation } from '../../../engine/core/verdict.ts';
import type { Draft, FortCheck, Kind } from './check.ts';

/** One small change of a described move: the key of its words, and what they are about. */
export interface Edit {
  readonly code: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

export interface Edited {
  readonly edit: Edit;
  readonly check: FortCheck;
}

/** Changes to try: the near ones alone or two together, then those that are another move altogether. */
export interface Edits {
  readonly near: readonly Edited[];
  readonly far?: readonly Edited[];
}

export type Editor = (check: FortCheck, violations: readonly Violation[]) => Edits;

/** Makes changes of one question. */
export const editing =
  (check: FortCheck) =>
  (code: string, facts: Edit['facts'], move: Draft, kind: Kind | null = check.kind): Edited => ({
    edit: { code, facts },
    check: { ...check, kind, move },
  });

export const without = <Item>(list: readonly Item[], at: number): Item[] =>
  list.filter((_, place) => place !== at);
export const replaced = <Item>(list: readonly Item[], at: number, item: Item): Item[] =>
  list.map((old, place) => (place === at ? item : old));
