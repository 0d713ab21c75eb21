import type { ClauseId } from '../../../generated/fort.ts';
import type { Effect, Facts, Missing, Violation } from '../../core/verdict.ts';
import { no } from '../violation.ts';

export type Value = number | boolean | string;

/** Thrown where a rule needs a fact of the table that was not described. */
export class Unknown {
  readonly key: string;
  readonly fact: string;
  readonly values: readonly Value[];
  constructor(key: string, fact: string, values: readonly Value[]) {
    this.key = key;
    this.fact = fact;
    this.values = values;
  }
}

/** Thrown where a further fact can't mend what is broken already. */
const decided = new Error('decided');

/** Refusals that only say that this way does not fit the description; another way may tell more. */
const misfits = [
  'too-often',
  'too-few',
  'zero-times',
  'nothing-done',
  'not-there',
  'then-left-out',
  'then-without-first',
];

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
  /** Which of several ways to understand the move this is: each has reasons of its own. */
  variant = '';
  /** Cards were tried that nobody told of: why they don't help is of no interest. */
  guessed = false;
  /** How many options each choice had. */
  readonly widths: number[] = [];
  private readonly assumed: ReadonlyMap<string, Value>;
  private readonly script: readonly number[];

  constructor(assumed: ReadonlyMap<string, Value>, script: readonly number[]) {
    this.assumed = assumed;
    this.script = script;
  }

  /**
   * How far this is from being legal. That an action is then not in full, or not done at all, is no
   * reason of its own; among ways that do not fit what was said, the one that comes closest tells most.
   */
  get faults(): number {
    return this.violations.reduce((sum, { code, facts: { most } }, at) => {
      const close = typeof most === 'number' ? Math.min(most, 99) / 1000 : 0;
      const follows = code === 'not-in-full' || (code === 'nothing-done' && at > 0);
      const weight = follows ? 0.2 : misfits.includes(code) ? 1.5 - close : 1;
      return sum + weight + (this.guessed ? 9 : 0);
    }, 0);
  }

  /** A fact nobody described; `values` are all it can be, the most permissive first. */
  ask<Answer extends Value>(fact: string, values: readonly Answer[], key: string = fact): Answer {
    const [only] = values;
    if (only !== undefined && values.length === 1) return only;
    const value = this.assumed.get(key);
    const answer = values.find((possible) => possible === value);
    if (answer !== undefined) return answer;
    if (this.violations.length === 0) throw new Unknown(key, fact, values);
    if (only !== true) throw decided;
    return only;
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
    this.ok(no(rule, code, facts));
  }

  /** Notes a refusal of a shared check, once; true when there is none. */
  ok(violation: Violation<ClauseId> | null | undefined): boolean {
    const text = JSON.stringify(violation);
    if (violation && this.violations.every((other) => JSON.stringify(other) !== text))
      this.violations.push(violation);
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
  /** Ways to do it, each for some values of the unknown facts. */
  readonly ways: readonly unknown[];
}

/** Tries without end would help nobody: past this many the answer is “can't tell yet”. */
const longest = 6000;
/** Where that is the answer anyway, so many are enough to find what it depends on. */
const long = 1500;
/** Past this many it is enough to know that the answer depends on a fact, whatever else it depends on. */
const enough = 100;

/** The next script in the order of choices; undefined after the last. */
function nextScript(script: readonly number[], widths: readonly number[]): number[] | undefined {
  for (let at = widths.length - 1; at >= 0; at--) {
    const option = (script[at] ?? 0) + 1;
    if (option < (widths[at] ?? 0))
      return [...widths.slice(0, at).map((_, n) => script[n] ?? 0), option];
  }
  return undefined;
}

const isNotInFull = ({ code }: Violation): boolean => code === 'not-in-full';
const otherReasons = ({ violations }: Try): string =>
  JSON.stringify(violations.filter((each) => !isNotInFull(each) && each.code !== 'nothing-done'));

/** The try that failed least, with the reasons of the variants that come as close. */
function joined(failed: ReadonlyMap<string, Try>): Try {
  const all = [...failed.values()];
  const least = Math.min(...all.map(({ faults }) => faults));
  const close = all.filter(({ faults }) => faults < least + 0.25);
  const [best] = close;
  if (!best) throw new RangeError('Nothing was tried.');
  // What is refused in the same way where it need not be in full has nothing to do with that.
  const inPart = close.filter((each) => !each.violations.some(isNotInFull)).map(otherReasons);
  for (const each of close) {
    const { violations, readings } = each;
    const full = violations.findIndex(isNotInFull);
    if (full >= 0 && inPart.includes(otherReasons(each))) violations.splice(full, 1);
    for (const violation of violations) best.ok(violation);
    for (const reading of readings) best.readings.add(reading);
  }
  return best;
}

/** For all values of unknown facts: is there a way to choose that breaks no rule? */
export function explore(attempt: (on: Try) => void): Finding {
  let tries = 0;
  let limit = longest;

  const settle = (assumed: ReadonlyMap<string, Value>): Finding => {
    const failed = new Map<string, Try>();
    let unknown: Unknown | undefined;
    let script: number[] | undefined = [];
    // Where nothing is unknown the answer is there to be found.
    while (script && (tries < limit || !unknown)) {
      tries += 1;
      const on = new Try(assumed, script);
      let asked: unknown;
      try {
        attempt(on);
      } catch (thrown) {
        asked = thrown;
      }
      const { faults, effects, widths } = on;
      script = nextScript(script, widths);
      if (asked instanceof Unknown) {
        unknown ??= asked;
        continue;
      }
      if (asked && asked !== decided) throw asked;
      if (faults === 0)
        return { verdict: 'legal', missing: [], best: on, effects, ways: [on.chosen.move] };
      const { variant } = on;
      if (faults < (failed.get(variant)?.faults ?? Number.POSITIVE_INFINITY))
        failed.set(variant, on);
    }
    if (!unknown)
      return { verdict: 'illegal', missing: [], best: joined(failed), effects: [], ways: [] };
    if (tries < limit) return branch(assumed, unknown);
    const best = new Try(assumed, []);
    return { verdict: 'open', missing: [{ fact: unknown.fact }], best, effects: [], ways: [] };
  };

  const branch = (assumed: ReadonlyMap<string, Value>, { key, fact, values }: Unknown): Finding => {
    const findings: Finding[] = [];
    const verdicts = new Set<Finding['verdict']>();
    // The ends of a range differ soonest.
    for (const value of [...values.slice(0, 1), ...values.slice(1).reverse()]) {
      if (verdicts.size > 1 && tries > enough) break;
      const finding = settle(new Map(assumed).set(key, value));
      findings.push(finding);
      verdicts.add(finding.verdict);
      if (verdicts.size > 1) limit = long;
    }
    const [first] = findings;
    // The fact matters if its value alone changes the answer, or may matter if nobody can tell.
    const matters = verdicts.size > 1 || tries >= limit;
    const facts = new Set(matters ? [fact] : []);
    for (const { missing } of findings) for (const each of missing) facts.add(each.fact);
    const best = findings.find(({ verdict }) => verdict === 'legal') ?? first;
    if (!best) throw new RangeError(`No possible value for ${fact}.`);
    const effects = best.effects.filter((effect) => {
      const text = JSON.stringify(effect);
      return findings.every((other) =>
        other.effects.some((found) => JSON.stringify(found) === text),
      );
    });
    // A way to do it has to be one whatever the fact is.
    const way = JSON.stringify(best.best.chosen);
    if (findings.some((other) => JSON.stringify(other.best.chosen) !== way))
      delete best.best.chosen.move;
    return {
      verdict: verdicts.size === 1 ? best.verdict : 'open',
      missing: [...facts].map((each) => ({ fact: each })),
      best: best.best,
      effects,
      ways: findings.flatMap(({ ways }) => ways),
    };
  };

  return settle(new Map());
}
