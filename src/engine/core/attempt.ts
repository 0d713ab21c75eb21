import { same } from './same.ts';
import { fired } from './trace.ts';
import type { About, Effect, Facts, Value, Violation } from './verdict.ts';

/** A fact of the table that nobody described. */
export interface Unknown {
  /** The name under which an assumption about it is kept. */
  readonly key: string;
  /** Paths in the description where it would be written. */
  readonly facts: readonly string[];
  /** Every value it can have, the most permissive first. */
  readonly values: readonly Value[];
  /** What kind of thing the values are. */
  readonly about: About;
}

/** What is assumed about facts that nobody described, by key, in the order in which they were asked for. */
export type Assumptions = ReadonlyMap<string, Assumption>;
interface Assumption {
  readonly unknown: Unknown;
  readonly value: Value;
}

export const nothingAssumed: Assumptions = new Map();

export const assuming = (assumed: Assumptions, unknown: Unknown, value: Value): Assumptions =>
  new Map(assumed).set(unknown.key, { unknown, value });

const unexplained: About = { is: 'other' };

/** An unknown fact is thrown where a rule needs it and nothing is assumed about it; all else that is thrown is an error. */
export const isUnknown = (thrown: unknown): thrown is Unknown => !(thrown instanceof Error);

/** Thrown once the attempt has failed and nobody needs to know what would come next. */
export const decided = new Error('decided');

/** Thrown where the assumptions contradict each other, so that another fact is left without a possible value. */
export const contradiction = new Error('contradiction');

/** Thrown where all ways are wanted, and there are more than anybody wants to look at. */
export const tooMany = new Error('too many ways');

/** How an attempt is made. */
export interface Manner {
  /** The first broken rule ends it: the question is only whether the move works, not why it doesn't. */
  readonly hasty?: boolean;
  /** What to assume where nothing is assumed yet; without it the fact is thrown. */
  readonly assume?: (unknown: Unknown) => Value;
  /** All ways to do it are wanted: also those that come to as much as one that was tried before. */
  readonly everyWay?: boolean;
}

/**
 * One attempt at the described move: facts that were not described have assumed values, choices that
 * were not described are made as the script says. Rules are checked one after the other, without stopping at
 * the first that is broken.
 */
export class Attempt<Rule extends string = string, Way = unknown> {
  readonly violations: Violation<Rule>[] = [];
  effects: Effect[] = [];
  /** Clauses of which this attempt uses the project's reading. */
  readonly readings = new Set<Rule>();
  /** Clauses in which the printed editions differ, where that difference decides. */
  readonly editions = new Set<Rule>();
  /** One way to do it, where the description left something open. */
  example: Way | undefined;
  /** Which of several ways to understand the move this is: each has reasons of its own. */
  variant = '';
  /** Something was tried that nobody described, so nobody wants to know why it does not help. */
  guessed = false;
  /** The attempt has failed. */
  private failed = false;
  /** Which option each choice takes, and how many it has. */
  readonly script: number[];
  private readonly widths: number[] = [];
  private readonly assumed: Assumptions;
  private readonly manner: Manner;

  constructor(assumed: Assumptions, script: number[] = [], manner: Manner = {}) {
    this.assumed = assumed;
    this.script = script;
    this.manner = manner;
  }

  /** A fact nobody described; `values` are all it can be, the most permissive first. */
  ask<Answer extends Value>(
    facts: string | readonly string[],
    values: readonly Answer[],
    key: string = [facts].flat().join(),
    about: About = unexplained,
  ): Answer {
    const [only] = values;
    if (only !== undefined && values.length === 1) return only;
    if (only === undefined) throw contradiction;
    const answer = this.assumption(key, values);
    if (answer !== undefined) return answer;
    const unknown: Unknown = { key, facts: [facts].flat(), values, about };
    const { assume } = this.manner;
    if (assume) {
      const value = assume(unknown);
      return values.find((each) => each === value) ?? this.nothingFits(unknown);
    }
    if (this.violations.length === 0) throw unknown;
    if (only !== true) throw decided;
    return only;
  }

  private nothingFits({ key }: Unknown): never {
    throw new RangeError(`${key} was assumed to be something that it can't be.`);
  }

  /** Whether something is so that nobody described and that would help. */
  whether(fact: string, key?: string, about?: About): boolean {
    return this.ask(fact, [true, false], key, about);
  }

  /** The value that the fact has already been assumed to have, if it is among these. */
  assumption<Answer extends Value>(key: string, among: readonly Answer[]): Answer | undefined {
    const value = this.assumed.get(key)?.value;
    return among.find((each) => each === value);
  }

  /** A choice of the mover; undefined where there is nothing to choose. */
  choose<Option>(options: readonly Option[]): Option | undefined {
    if (options.length < 2) return options[0];
    const at = this.widths.push(options.length) - 1;
    this.script[at] ??= 0;
    return options[this.script[at]];
  }

  /** Whether ways that come to as much as another one have to be tried as well. */
  get wantsEveryWay(): boolean {
    return this.manner.everyWay ?? false;
  }

  get isLegal(): boolean {
    return !this.failed && this.violations.length === 0;
  }

  /** How many options the first choice has. */
  get kinds(): number {
    return this.widths[0] ?? 1;
  }

  /** The attempt that chooses next in the order of choices; undefined after the last. */
  next(): Attempt<Rule, Way> | undefined {
    const { assumed, script, widths, manner } = this;
    const at = widths.findLastIndex((width, n) => (script[n] ?? 0) + 1 < width);
    const option = (script[at] ?? 0) + 1;
    return at < 0 ? undefined : new Attempt(assumed, [...script.slice(0, at), option], manner);
  }

  /** A broken rule: the clause, the key of its words, and the figures that matter. */
  no(rule: Rule, code: string, facts: Facts = {}): void {
    fired(rule);
    this.ok({ rule, code, facts });
  }

  /** Notes the refusal of a shared check, if there is one, once. */
  ok(violation: Violation<Rule> | null | undefined): void {
    if (!violation) return;
    this.note(violation);
    this.endUnlessExplained();
  }

  /** Notes a reason, once; the attempt may be over already. */
  note(violation: Violation<Rule>): void {
    if (!this.violations.some((other) => same(other, violation))) this.violations.push(violation);
  }

  /** Some later rule will be broken whatever is tried before it: unless reasons are wanted, the attempt may end here. */
  hopeless(): void {
    this.failed = true;
    this.endUnlessExplained();
  }

  /** From here on something is tried that nobody described. */
  guess(): void {
    this.guessed = true;
    if (!this.isLegal) throw decided;
  }

  private endUnlessExplained(): void {
    // Nobody wants to know why something that was never described does not help.
    if (this.manner.hasty || this.guessed) throw decided;
  }

  effect(code: string, facts: Facts = {}): void {
    this.effects.push({ code, facts });
  }
}
