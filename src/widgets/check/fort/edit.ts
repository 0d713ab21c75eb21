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

export const edited = (
  check: FortCheck,
  code: string,
  facts: Edit['facts'],
  move: Draft,
): Edited => ({ edit: { code, facts }, check: { ...check, move } });

/** Another kind of move in the same situation. */
export const other = (check: FortCheck, code: string, kind: Kind, move: Draft): Edited => ({
  edit: { code, facts: {} },
  check: { ...check, kind, move },
});

export const without = <Item>(list: readonly Item[], at: number): Item[] =>
  list.filter((_, place) => place !== at);
export const replaced = <Item>(list: readonly Item[], at: number, item: Item): Item[] =>
  list.map((old, place) => (place === at ? item : old));
