/** Verdicts are data: codes and figures. Words live in content/ui, never here. */

export type Verdict = 'legal' | 'illegal' | 'open' | 'impossible' | 'unreadable';

export type Fact = string | number | boolean | readonly string[];
export type Facts = Readonly<Record<string, Fact>>;

/** A broken rule: the clause it breaks, the key of its words, and the figures that matter. */
export interface Violation<Rule extends string = string> {
  readonly rule: Rule;
  readonly code: string;
  readonly facts: Facts;
}

/** A fact the answer depends on that was not described (dotted path: `me.stuff.pizza`). */
export interface Missing<Rule extends string = string> {
  readonly fact: string;
  readonly rule?: Rule;
}

/** A fact that nobody described and that the move takes for granted: the card that is played is in hand. */
export interface Granted {
  readonly fact: string;
  readonly value: Fact;
}

/** How strict a judge is. */
export interface JudgeOptions {
  /** Take nothing for granted: what is not described is unknown. */
  readonly strict?: boolean;
}

export interface Effect {
  readonly code: string;
  readonly facts: Facts;
}

/** What an unknown fact can be. */
export type Value = number | boolean | string;

/**
 * What the values of an unknown fact say:
 *
 *   amount     a number: of tokens, of players, a level, a cost
 *   any-cards  whether the place has cards, or others beside those that were described
 *   help       whether the place has cards that would help, which nobody described
 *   card       whether a certain card is there, or a second one like it
 *   one-of     which one it is: a perk, a suit, a resource, a player
 *   reached    whether a player has come so far that the end is near
 *   so         whether it is as the move needs it: the words are those of the fact
 *   other      something that only the fact itself can say
 */
export interface About {
  readonly is:
    | 'amount'
    | 'price'
    | 'any-cards'
    | 'help'
    | 'card'
    | 'one-of'
    | 'reached'
    | 'so'
    | 'other';
  readonly card?: string;
  /** Of any cards: some of that place were described. Of a card: one like it is there already. */
  readonly beside?: boolean;
}

/** With these values of a fact that nobody described the verdict would be this one. */
export interface Condition extends About {
  readonly fact: string;
  readonly values: readonly Value[];
  /** Of amounts: whether it is at least, at most or exactly so much that counts; of help: from how many cards. */
  readonly least?: number;
  readonly most?: number;
  readonly verdict: 'legal' | 'illegal';
}

/** Of an open verdict: what the answer usually is, and what would change it. */
export interface Usually<Rule extends string = string> {
  /** Left out where nothing is usual, as with the number of players. */
  readonly verdict?: 'legal' | 'illegal';
  /** Why not, where it usually is not. */
  readonly violations: readonly Violation<Rule>[];
  /** Each changes the answer by itself. */
  readonly conditions: readonly Condition[];
  /** Where no fact does so alone: these do it together. */
  readonly together?: readonly Condition[];
}

export interface Judgement<Rule extends string = string, Example = unknown> {
  readonly verdict: Verdict;
  readonly violations: readonly Violation<Rule>[];
  readonly missing: readonly Missing<Rule>[];
  readonly effects: readonly Effect[];
  /** Clauses of which the verdict uses this project's reading. */
  readonly readings: readonly Rule[];
  /** Clauses in which the printed editions differ, where the verdict rests on the one that we follow. */
  readonly editions?: readonly Rule[];
  /** Of a legal move: the rules that it rests on. */
  readonly rules?: readonly Rule[];
  /** What the move takes for granted, where that was not described. */
  readonly granted?: readonly Granted[];
  /** Where it can't be known yet: what the answer usually is, and what would change it. */
  readonly usually?: Usually<Rule>;
  /** One completed way to do the move, where choices were left open. */
  readonly example?: Example;
}
