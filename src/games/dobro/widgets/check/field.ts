import type { MoveKeys } from '#widgets/check/shared/draft.ts';

/** The questions of the form are data, which the page hands over (forms.ts); here is what they consist of. */

/** How a question is asked. */
export type Control =
  | { readonly as: 'cards' | 'plays' | 'joker' | 'players' | 'tick' }
  | { readonly as: 'count'; readonly max?: number; readonly stops?: readonly number[] }
  /** One of the players; `also`: or none of them. */
  | { readonly as: 'player'; readonly also?: string }
  /** `words`: where the names of the answers are. */
  | { readonly as: 'pick'; readonly of: readonly string[]; readonly words: string }
  | { readonly as: 'yes-no' };

/** One question of a form: where its answer belongs, what it is called, how it is asked. */
export type Field = Control & {
  readonly at: string;
  /** The id of its control, where that is not its key. */
  readonly id?: string;
  readonly label: string;
  readonly hint?: string;
};

export interface Forms {
  /** The questions about each kind of move. */
  readonly move: Readonly<Record<string, readonly Field[]>>;
  /** What can be filled in about the table. */
  readonly facts: readonly Field[];
  /** The keys that each kind of move has. */
  readonly keys: MoveKeys;
}
