import type { ClauseId } from '../../../generated/fort.ts';
import type { Effect, Facts, Missing, Violation } from '../../core/verdict.ts';
import { no } from '../violation.ts';

export type Value = number | boolean | string;

/** Thrown where a rule needs a fact of the table that was not described. */
class Unknown {
  readonly key: string;
  readonly fact: string;
  readonly values: readonly Value[];
  constructor(key: string, fact: string, values: readonly Value[]) {
    this.key = key;
    this.fact = fact;
    this.values = values;
  }
}

/**
 * One try at the described move: facts that were not described have assumed values, choices that were
 * not described are made as the script says. Rules are checked straight on, without stopping at the first.
 */
export class Try {
  readonly violations: Violation<ClauseId>[] = [];
  readonly effects: Effect[] = [];
  readonly readings = new Set<ClauseId>();
  /** What was chosen where the description left it open. */
  readonly chosen: Record<string, unknown> = {};
  /** How many options each choice had. */
  readonly widths: number[] = [];
  private readonly assumed: ReadonlyMap<string, Value>;
  private readonly script: readonly number[];

  constructor(assumed: ReadonlyMap<string, Value>, script: readonly number[]) {
    this.assumed = assumed;
    this.script = script;
  }

  /** How much is wrong; that an action is then not in full is no reason of its own. */
  get reasons(): number {
    return this.violations.filter(({ code }) => code !== 'not-in-full').length;
  }

  /** A fact nobody described; `values` are all it can be, the most permissive first. */
  ask<Answer extends Value>(fact: string, values: readonly Answer[], key: string = fact): Answer {
    const [only] = values;
    if (only !== undefined && values.length === 1) return only;
    const value = this.assumed.get(key);
    const answer = values.find((possible) => possible === value);
    if (answer === undefined) throw new Unknown(key, fact, values);
    return answer;
  }

  /** Whether a fact is assumed already, and how. */
  assumption(key: string): Value | undefined {
    return this.assumed.get(key);
  }

  /** A choice of the mover; nothing to choose ends the try. */
  choose<Option>(options: readonly Option[]): Option | undefined {
    if (options.length < 2) return options[0];
    const option = options[this.script[this.widths.length] ?? 0];
    this.widths.push(options.length);
    return option;
  }

  no(rule: ClauseId, code: string, facts?: Facts): void {
    this.violations.push(no(rule, code, facts));
  }

  /** Notes a refusal of a shared check; true when there is none. */
  ok(violation: Violation<ClauseId> | null | undefined): boolean {
    if (violation) this.violations.push(violation);
    return !violation;
  }

  effect(code: string, facts: Facts = {}): void {
    this.effects.push({ code, facts });
  }
}

export interface Finding {
  readonly verdict: 'legal' | 'illegal' | 'open';
  readonly missing: readonly Missing<ClauseId>[];
  /** The try that succeeded, or the one that failed least. */
  readonly best: Try;
  /** Of legal tries: what happens whatever the unknown facts are. */
  readonly effects: readonly Effect[];
}

/** Tries without end would help nobody: past this many the answer is “can't tell yet”. */
const limit = 4000;

/** The next script in the order of choices; undefined after the last. */
function nextScript(script: readonly number[], widths: readonly number[]): number[] | undefined {
  for (let at = widths.length - 1; at >= 0; at--) {
    const option = (script[at] ?? 0) + 1;
    if (option < (widths[at] ?? 0))
      return [...widths.slice(0, at).map((_, n) => script[n] ?? 0), option];
  }
  return undefined;
}

/** For all values of unknown facts: is there a way to choose that breaks no rule? */
export function explore(attempt: (on: Try) => void): Finding {
  let tries = 0;

  const settle = (assumed: ReadonlyMap<string, Value>): Finding => {
    let best: Try | undefined;
    let unknown: Unknown | undefined;
    let script: number[] | undefined = [];
    while (script && tries < limit) {
      tries += 1;
      const on = new Try(assumed, script);
      try {
        attempt(on);
        if (on.violations.length === 0)
          return { verdict: 'legal', missing: [], best: on, effects: on.effects };
        if (!best || on.reasons < best.reasons) best = on;
      } catch (thrown) {
        if (!(thrown instanceof Unknown)) throw thrown;
        unknown ??= thrown;
      }
      script = nextScript(script, on.widths);
    }
    if (tries >= limit)
      return { verdict: 'open', missing: [], best: best ?? new Try(assumed, []), effects: [] };
    if (!unknown)
      return { verdict: 'illegal', missing: [], best: best ?? new Try(assumed, []), effects: [] };
    return branch(assumed, unknown);
  };

  const branch = (assumed: ReadonlyMap<string, Value>, { key, fact, values }: Unknown): Finding => {
    const findings = values.map((value) => settle(new Map(assumed).set(key, value)));
    const [first] = findings;
    const verdicts = new Set(findings.map(({ verdict }) => verdict));
    const facts = new Set(findings.flatMap(({ missing }) => missing.map((each) => each.fact)));
    // The fact matters if its value alone changes the answer.
    if (verdicts.size > 1) facts.add(fact);
    const best = findings.find(({ verdict }) => verdict === 'legal') ?? first;
    if (!best) throw new RangeError(`No possible value for ${fact}.`);
    const effects = best.effects.filter((effect) => {
      const text = JSON.stringify(effect);
      return findings.every((other) =>
        other.effects.some((found) => JSON.stringify(found) === text),
      );
    });
    return {
      verdict: verdicts.size === 1 ? best.verdict : 'open',
      missing: [...facts].map((each) => ({ fact: each })),
      best: best.best,
      effects,
    };
  };

  return settle(new Map());
}
