import type { Violation } from '#engine/core/verdict.ts';
import { stated } from '#engine/fort/format/spelling.ts';
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

/** Makes another move of a kind; without a kind, the same one with some parts changed or taken out. */
export type Change = (code: string, facts: Edit['facts'], parts: Draft, kind?: Kind) => Edited;

export type Editor = (edit: Change, check: FortCheck, violations: readonly Violation[]) => Edits;

/** Makes changes of one question. */
export const editing =
  (check: FortCheck): Change =>
  (code, facts, parts, kind) => ({
    edit: { code, facts },
    check: {
      ...check,
      kind: kind ?? check.kind,
      move: kind ? parts : stated({ ...check.move, ...parts }),
    },
  });

export const without = <Item>(list: readonly Item[], at: number): Item[] =>
  list.filter((_, place) => place !== at);
export const replaced = <Item>(list: readonly Item[], at: number, item: Item): Item[] =>
  list.map((old, place) => (place === at ? item : old));
