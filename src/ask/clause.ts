import { can, type Unit } from './unit.ts';

/** One thing that is said: a verb, who does it, and what stands around it. */
export interface Clause {
  readonly verb: Unit | undefined;
  /** Who does it; the asker where nobody is named. */
  readonly actor: Unit | undefined;
  readonly isNegated: boolean;
  /** The “not” at the verb, also where it only doubts that something is allowed. */
  readonly negation: Unit | undefined;
  readonly isAsked: boolean;
  /** All but the verb, its subject and marks. */
  readonly units: readonly Unit[];
  /** Which sentence it is in, counted by full stops. */
  readonly sentence: number;
}

export const isMe = (person: Unit | undefined): boolean =>
  person === undefined || person.id === 'me';

export const verbOf = (clause: Clause | undefined, ...verbs: readonly string[]): boolean =>
  clause?.verb !== undefined && can(clause.verb, ...verbs);

/** What a clause is made of, and the sentence that it stands in. */
export interface Stretch {
  readonly units: readonly Unit[];
  readonly sentence: number;
}
