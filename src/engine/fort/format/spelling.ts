import type { CardId } from '../cards/ids.ts';
import { type BoxName, boxNames } from '../notation/tree.ts';
import type { ActionUse, Choices } from './move.ts';

/** Many things can be written in several ways: here they are reduced to one. */

export type Listed<Item> = Item | readonly Item[] | undefined;
/** One or many, written either way. */
export const listed = <Item>(value: Listed<Item>): readonly Item[] => {
  const none: Item[] = [];
  return none.concat(value ?? []);
};

/** A card with its details, written either way. */
export function spelledOut<Entry extends { readonly card?: string | undefined }>(
  entry: Entry | NonNullable<Entry['card']>,
): Entry;
export function spelledOut(entry: object | string): object {
  return typeof entry === 'object' ? entry : { card: entry };
}

/** Only the keys that are described: the others are removed, where they are undefined as well. */
export function stated<Said extends object>(said: Said): Said;
export function stated(said: object): object {
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}

/** One use of a box. */
export interface BoxUse {
  readonly box: BoxName;
  readonly choices: Choices;
  /** Whose box: only the played card's can be used. */
  readonly card?: CardId | undefined;
}

/** The boxes in their order, however they are written. */
export const usesIn = (actions: readonly ActionUse[]): BoxUse[] =>
  actions.flatMap((use): BoxUse[] => {
    if (typeof use === 'string') return [{ box: use, choices: {} }];
    if ('recycle' in use) return [];
    const { card } = use;
    return boxNames.flatMap((box) => {
      const choices = use[box];
      return choices ? { box, choices, card } : [];
    });
  });
