import { same } from './same.ts';
import { fired } from './trace.ts';
import type { Effect, Facts, Violation } from './verdict.ts';

/**
 * Judging with partial knowledge.
 *
 * A description says some facts of a table and some of a player's choices. What it leaves out is of
 * two kinds, and the whole judge rests on telling them apart:
 *
 *   - A fact of the table that was left out is *unknown*. The verdict must hold whatever it is.
 *   - A choice of the mover that was left out is *free*. One way to choose that works is enough.
 *
 * So a move is legal if for all values of the unknown facts there is some way to choose that breaks no
 * rule; illegal if there is such a way for none of them; and open if that depends on the unknown facts.
 *
 * The rules of a game know nothing of this. They are written as one straight function that makes an
 * *attempt* at the move on a table, as if everything were known:
 *
 *     ask     a rule that needs a fact nobody described asks for it, with all values it can have
 *     choose  where the mover had a choice and did not say, one of the options is taken
 *     no      a broken rule is noted, and the attempt goes on to find further ones
 *     effect  what happens is noted
 *
 * Nothing is stored between attempts and nothing is undone: the function is simply run again. Each
 * attempt replays the answers and choices of the one before and then differs in one of them.
 *
 *   1. `explore` starts with no assumption. A first `ask` without an answer ends the attempt by
 *      throwing the `Unknown`: what comes after it can't be judged yet.
 *   2. It then tries the other ways to choose. If one of them gets by without asking and breaks
 *      nothing, the move is legal and the fact did not matter. (So facts are asked for as late as
 *      possible, and only those that a rule really looks at.)
 *   3. If none does, it *branches*: it assumes each value of the unknown fact in turn and begins again
 *      with that assumption. The verdicts of the branches are compared. Where they all agree the fact
 *      does not matter; where they differ the answer is open, and the fact is one that is missing.
 *   4. An attempt that has already broken a rule needs no further fact, since none could mend it.
 *
 * Of all the attempts that failed only one can be explained. Which one says most, and in which order
 * its reasons are given, is declared by the game as an order of codes (`ReasonOrder`), not computed.
 *
 * This search has nothing to do with the one by which whole games list their legal moves: that one knows
 * everything, and works on counts for speed. Tests hold the two against each other, so they are kept
 * apart on purpose. What they share are the checks of single rules, and nothing above them.
 */

/** What an unknown fact can be. */
export type Value = number | boolean | string;

/** Thrown where a rule needs a fact of the table that was not described. */
export interface Unknown {
  /** What is assumed about it is kept under this name. */
  readonly key: string;
  /** Paths in the description that would tell it. */
  readonly facts: readonly string[];
  readonly values: readonly Value[];
}
/** Nothing else is thrown but errors. */
export const isUnknown = (thrown: unknown): thrown is Unknown => !(thrown instanceof Error);

/** Thrown where a further fact can't mend what is broken already. */
const decided = new Error('decided');

/**
 * Which reasons say most. Codes in none of the lists are broken rules like any other: they come in the
 * order in which they were found, after those in `first` and before mere consequences.
 */
export interface ReasonOrder {
  /** Broken rules that come before all others, the most decisive first. */
  readonly first: readonly string[];
  /** Reasons that only say that this way of choosing does not fit the description. */
  readonly misfits: readonly string[];
  /** Reasons that only follow from another one. */
  readonly consequences: readonly string[];
  /** Reasons that, where a way to understand the move has no others, say all there is to say. */
  readonly alone: readonly string[];
}

/** A code's place in the declared order. */
function placeOf({ code }: Violation, { first, consequences }: ReasonOrder): number {
  const early = first.indexOf(code);
  if (early >= 0) return early;
  return first.length + (consequences.includes(code) ? 1 : 0);
}

/**
 * One attempt at the described move: facts that were not described have assumed values, choices that
 * were not described are made as the script says. Rules are checked straight on, without stopping at
 * the first that is broken.
 */
export class Attempt<Rule extends string = string, Way = unknown> {
  readonly violations: Violation<Rule>[] = [];
  effects: Effect[] = [];
  /** Clauses of which this attempt uses the project's reading. */
  readonly readings = new Set<Rule>();
  /** One way to do it, where the description left something open. */
  example: Way | undefined;
  /** Which of several ways to understand the move this is: each has reasons of its own. */
  variant = '';
  /** Something was tried that nobody described: why that does not help is of no interest. */
  guessed = false;
  private readonly assumed: ReadonlyMap<string, Value>;
  /** Which option each choice takes, and how many it has. */
  private readonly script: number[];
  private readonly widths: number[] = [];

  constructor(assumed: ReadonlyMap<string, Value>, script: number[] = []) {
    this.assumed = assumed;
    this.script = script;
  }

  /** A fact nobody described; `values` are all it can be, the most permissive first. */
  ask<Answer extends Value>(
    facts: string | readonly string[],
    values: readonly Answer[],
    key: string = [facts].flat().join(),
  ): Answer {
    const [only] = values;
    if (only !== undefined && values.length === 1) return only;
    const answer = this.assumption(key, values);
    if (answer !== undefined) return answer;
    if (this.violations.length === 0) throw { key, facts: [facts].flat(), values };
    if (only !== true) throw decided;
    return only;
  }

  /** Something nobody described that helps if it is so. */
  whether(fact: string, key?: string): boolean {
    return this.ask(fact, [true, false], key);
  }

  /** Which of the values a fact is assumed to have already, if any. */
  assumption<Answer extends Value>(key: string, among: readonly Answer[]): Answer | undefined {
    const value = this.assumed.get(key);
    return among.find((each) => each === value);
  }

  /** A choice of the mover; undefined where there is nothing to choose. */
  choose<Option>(options: readonly Option[]): Option | undefined {
    if (options.length < 2) return options[0];
    const at = this.widths.push(options.length) - 1;
    this.script[at] ??= 0;
    return options[this.script[at]];
  }

  /** The attempt that chooses next in the order of choices; undefined after the last. */
  next(): Attempt<Rule, Way> | undefined {
    const { assumed, script, widths } = this;
    const at = widths.findLastIndex((width, n) => (script[n] ?? 0) + 1 < width);
    const option = (script[at] ?? 0) + 1;
    return at < 0 ? undefined : new Attempt(assumed, [...script.slice(0, at), option]);
  }

  /** A broken rule: the clause, the key of its words, and the figures that matter. */
  no(rule: Rule, code: string, facts: Facts = {}): void {
    fired(rule);
    this.ok({ rule, code, facts });
  }

  /** Notes a refusal of a shared check, once. */
  ok(violation: Violation<Rule> | null | undefined): void {
    if (violation && !this.violations.some((other) => same(other, violation)))
      this.violations.push(violation);
  }

  effect(code: string, facts: Facts = {}): void {
    this.effects.push({ code, facts });
  }
}

export interface Finding<Rule extends string, Way> {
  readonly verdict: 'legal' | 'illegal' | 'open';
  /** Paths of the facts that the answer depends on. */
  readonly missing: readonly string[];
  /** The attempt that succeeded, or the one that failed least. */
  readonly best: Attempt<Rule, Way>;
  /** Ways to do it, each for some values of the unknown facts. */
  readonly ways: readonly Way[];
  /** What is broken, for each of the values of the unknown facts for which something is. */
  readonly broken: readonly (readonly Violation<Rule>[])[];
}

/** Attempts without end would help nobody: past this many the answer is “can't tell yet”. */
const longest = 6000;
/** Where that is the answer anyway, so many are enough to find what it depends on. */
const long = 1500;
/** Past this many it is enough to know that the answer depends on a fact, whatever else it depends on. */
const enough = 100;

/** How far a failed attempt is from being legal, compared figure by figure, the first that differs decides. */
interface Distance {
  readonly guessed: number;
  readonly reasons: number;
  readonly misfits: number;
  /** Of ways that don't fit what was said, the one that comes closest tells most. */
  readonly short: number;
  readonly consequences: number;
}
const figures = ['guessed', 'reasons', 'misfits', 'short', 'consequences'] as const;

function distanceOf({ violations, guessed }: Attempt, order: ReasonOrder): Distance {
  const count = (codes: readonly string[]) =>
    violations.filter(({ code }) => codes.includes(code)).length;
  const consequences = count(order.consequences);
  const misfits = count(order.misfits);
  const reached = violations.reduce((sum, { code, facts: { most } }) => {
    return order.misfits.includes(code) && typeof most === 'number' ? sum + most : sum;
  }, 0);
  return {
    guessed: Number(guessed),
    reasons: violations.length - consequences,
    misfits,
    short: -reached,
    consequences,
  };
}

function compared(one: Distance, other: Distance): number {
  const figure = figures.find((name) => one[name] !== other[name]);
  return figure ? one[figure] - other[figure] : 0;
}

/** As good an explanation as the best one: it differs in what merely follows, if at all. */
const isAsClose = (one: Distance, best: Distance): boolean =>
  one.guessed === best.guessed &&
  one.reasons === best.reasons &&
  one.misfits === best.misfits &&
  one.consequences <= best.consequences + 1;

/** For all values of unknown facts: is there a way to choose that breaks no rule? */
export function explore<Rule extends string, Way>(
  attempt: (on: Attempt<Rule, Way>) => void,
  order: ReasonOrder,
): Finding<Rule, Way> {
  type Tried = { readonly on: Attempt<Rule, Way>; readonly distance: Distance };
  let tries = 0;
  let limit = longest;

  const others = ({ violations }: Attempt<Rule, Way>) =>
    violations.filter(({ code }) => !order.consequences.includes(code));
  const consequence = ({ violations }: Attempt<Rule, Way>) =>
    violations.findIndex(({ code }) => code === order.consequences[0]);

  /** The attempt that failed least, with the reasons of the variants that come as close. */
  const explained = (failed: readonly Tried[]): Attempt<Rule, Way> => {
    const [best, ...rest] = failed.toSorted((one, other) => compared(one.distance, other.distance));
    if (!best) throw new RangeError('No attempt was made.');
    const close = [best, ...rest.filter(({ distance }) => isAsClose(distance, best.distance))];
    const sole = close.find(({ on }) =>
      on.violations.every(({ code }) => order.alone.includes(code)),
    );
    if (sole) return sole.on;
    // What is refused in the same way where the consequence is missing has nothing to do with it.
    const without = close.filter(({ on }) => consequence(on) < 0).map(({ on }) => others(on));
    for (const { on } of close) {
      const at = consequence(on);
      if (at >= 0 && without.some((reasons) => same(reasons, others(on))))
        on.violations.splice(at, 1);
      for (const violation of on.violations) best.on.ok(violation);
      for (const reading of on.readings) best.on.readings.add(reading);
    }
    best.on.violations.sort((one, other) => placeOf(one, order) - placeOf(other, order));
    return best.on;
  };

  const settle = (assumed: ReadonlyMap<string, Value>): Finding<Rule, Way> => {
    const failed = new Map<string, Tried>();
    let unknown: Unknown | undefined;
    let on: Attempt<Rule, Way> | undefined = new Attempt(assumed);
    // Where nothing is unknown the answer is there to be found.
    for (; on && (tries < limit || !unknown); on = on.next()) {
      tries += 1;
      try {
        attempt(on);
      } catch (thrown) {
        if (isUnknown(thrown)) {
          unknown ??= thrown;
          continue;
        }
        if (thrown !== decided) throw thrown;
      }
      if (on.violations.length === 0)
        return {
          verdict: 'legal',
          missing: [],
          best: on,
          ways: on.example ? [on.example] : [],
          broken: [],
        };
      const tried = { on, distance: distanceOf(on, order) };
      const before = failed.get(on.variant);
      if (!before || compared(tried.distance, before.distance) < 0) failed.set(on.variant, tried);
    }
    if (!unknown) {
      const best = explained([...failed.values()]);
      return { verdict: 'illegal', missing: [], best, ways: [], broken: [best.violations] };
    }
    if (tries < limit) return branch(assumed, unknown);
    return {
      verdict: 'open',
      missing: unknown.facts,
      best: new Attempt(assumed),
      ways: [],
      broken: [],
    };
  };

  const branch = (
    assumed: ReadonlyMap<string, Value>,
    { key, facts, values }: Unknown,
  ): Finding<Rule, Way> => {
    const findings: Finding<Rule, Way>[] = [];
    const verdicts = new Set<Finding<Rule, Way>['verdict']>();
    // The ends of a range differ soonest.
    for (const value of [...values.slice(0, 1), ...values.slice(1).reverse()]) {
      if (verdicts.size > 1 && tries > enough) break;
      const finding = settle(new Map(assumed).set(key, value));
      findings.push(finding);
      verdicts.add(finding.verdict);
      if (verdicts.size > 1) limit = long;
    }
    const shown = findings.find((each) => each.verdict === 'legal') ?? findings[0];
    if (!shown) throw new RangeError(`${key} has no value at all.`);
    const { verdict, best } = shown;
    // What happens has to happen whatever the fact is.
    best.effects = best.effects.filter((effect) =>
      findings.every((other) => other.best.effects.some((found) => same(found, effect))),
    );
    // The fact matters if its value alone changes the answer, or may matter if nobody can tell.
    const matters = verdicts.size > 1 || tries >= limit;
    const missing = [matters ? facts : [], findings.map((finding) => finding.missing)].flat(2);
    return {
      verdict: verdicts.size === 1 ? verdict : 'open',
      missing: [...new Set(missing)],
      best,
      ways: findings.flatMap(({ ways }) => ways),
      broken: findings.flatMap(({ broken }) => broken),
    };
  };

  return settle(new Map());
}
