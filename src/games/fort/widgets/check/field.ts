import type { Source } from '#engine/fort/format/vocabulary.ts';
import type { MoveKeys } from '#widgets/check/shared/draft.ts';
import type { Kind } from './check.ts';
import type { Condition } from './conditions.ts';
import type { Data } from './data.ts';

/** The questions of the form are data, which the page hands over (forms.ts); here is what they consist of. */

/** Lists of answers that the page knows by name. */
export type ListName = 'perks' | 'rules' | 'rewards' | 'players' | 'rivals';

/** Answers to choose from. */
export interface Answers {
  readonly of?: readonly (string | number)[] | ListName;
  /** Where the names of the answers are: `verdicts:suit.`; else they are names of cards or players. */
  readonly words?: string;
  /** Further answers with the keys of their names, before the others. */
  readonly also?: Readonly<Record<string, string>>;
  /** The value that an answer stands for, if not itself. */
  readonly means?: Data;
  /** Answers are written as a list of one. */
  readonly listed?: boolean;
  /** The default: one of the answers, or the key of a text. */
  readonly base?: string;
}

/** Any number of cards. */
export interface Cards {
  /** A pile may be empty, unknown, or only counted; `counted`: that is asked first. */
  readonly pile?: 'named' | 'counted';
  /** Only one: the last one entered; `mostly`: nearly always one. */
  readonly one?: boolean | 'mostly';
  /** Also cards that are not named, and those that only show a symbol. */
  readonly some?: boolean;
  readonly symbols?: boolean;
  /** What is asked about each card: its coin, where it comes from, and whose it is. */
  readonly coin?: boolean;
  readonly from?: readonly Source[];
  readonly of?: ListName;
}

interface Counted {
  readonly max: number;
}

export type Place = 'stuff' | 'pack' | 'supply';

/** How a question is asked. */
export type Control =
  | { readonly as: 'tokens' | 'cost' | 'seats' }
  /** `none`: that there is no card is an answer too. */
  | { readonly as: 'card'; readonly none?: boolean }
  | ({ readonly as: 'cards' } & Cards)
  | ({ readonly as: 'count' } & Counted)
  | ({ readonly as: 'pick' | 'select' | 'ticks' } & Answers)
  | { readonly as: 'payment'; readonly places: readonly Place[] }
  | { readonly as: 'flag'; readonly said: string };

/** One question of a form: where its answer belongs, what it is called, how it is asked. */
export type Field = Control & {
  /** Path of the answer. */
  readonly at: string;
  /** The id, where two questions are about the same thing. */
  readonly id?: string;
  readonly label: string;
  /** The rival it is about. */
  readonly player?: string;
  /** Asked only under this condition, or where the box of the action shows the icon; and always once it is answered. */
  readonly when?: Condition;
  readonly icon?: string;
};

export interface Forms {
  /** The questions about each kind of move, the main one first. */
  readonly move: Readonly<Record<string, readonly Field[]>>;
  /** The choices inside one action. */
  readonly choices: readonly Field[];
  /** What can be filled in about the table, in the order of the form; the second list is asked of each rival. */
  readonly facts: readonly (readonly Field[])[];
  /** The facts that a kind of move is about besides the move itself. */
  readonly always: { readonly [kind in Kind]?: readonly string[] };
  /** The keys that each kind of move has. */
  readonly keys: MoveKeys;
}

/** What every control is given. */
export interface ControlProps {
  readonly id: string;
  /** Path of the answer. */
  readonly at?: string;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

/** An element id: letters, figures and hyphens only. */
export const idOf = (path: string): string => path.replace(/[^\p{L}\p{N}]+/gu, '-');
