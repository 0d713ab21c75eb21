import { lacking } from '#engine/core/lacking.ts';
import type { Effect, Facts, Violation } from '#engine/core/verdict.ts';
import type { ClauseId } from '#generated/fort.ts';
import type { DescribedMove } from '../../format/move.ts';
import { no } from '../../violation.ts';

export type Value = number | boolean | string;

/** Thrown where a rule needs a fact of the table that was not described. */
export interface Unknown {
  readonly key: string;
  readonly fact: string;
  readonly values: readonly Value[];
}
/** Nothing else is thrown but errors. */
export const isUnknown = (thrown: unknown): thrown is Unknown => !(thrown instanceof Error);

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
  effects: Effect[] = [];
  readonly readings = new Set<ClauseId>();
  /** One way to do it, where the description left something open. */
  example: DescribedMove | undefined;
  /** Which of several ways to understand the move this is: each has reasons of its own. */
  variant = '';
  /** Cards were tried that nobody told of: why they don't help is of no interest. */
  guessed = false;
  private readonly assumed: ReadonlyMap<string, Value>;
  /** Which option each choice takes, and how many it has. */
  private readonly script: number[];
  private readonly widths: number[] = [];

  constructor(assumed: ReadonlyMap<string, Value>, script: number[] = []) {
    this.assumed = assumed;
    this.script = script;
  }

  /**
   * How far this is from being legal. That an action is then not in full, or not done at all, is no
   * reason of its own; among ways that do not fit what was said, the one that comes closest tells most.
   */
  get faults(): number {
    return this.violations.reduce((sum, { code, facts: { most, times } }) => {
      const close = Math.min(Number(most ?? 0), 99) / 1000;
      const follows = code === 'not-in-full' || (code === 'nothing-done' && times !== 0);
      const weight = follows ? 0.2 : misfits.includes(code) ? 1.5 - close : 1;
      return sum + weight + (this.guessed ? 9 : 0);
    }, 0);
  }

  /** A fact nobody described; `values` are all it can be, the most permissive first. */
  ask<Answer extends Value>(fact: string, values: readonly Answer[], key: string = fact): Answer {
    const [only] = values;
    if (only !== undefined && values.length === 1) return only;
    const answer = this.assumption(key, values);
    if (answer !== undefined) return answer;
    if (this.violations.length === 0) throw { key, fact, values };
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

  /** A choice of the mover; nothing to choose ends the try. */
  choose<Option>(options: readonly Option[]): Option | undefined {
    if (options.length < 2) return options[0];
    const at = this.widths.push(options.length) - 1;
    this.script[at] ??= 0;
    return options[this.script[at]];
  }

  /** The try that chooses next in the order of choices; undefined after the last. */
  next(): Try | undefined {
    const { assumed, script, widths } = this;
    const at = widths.findLastIndex((width, n) => (script[n] ?? 0) + 1 < width);
    const option = (script[at] ?? 0) + 1;
    return at < 0 ? undefined : new Try(assumed, [...script.slice(0, at), option]);
  }

  no(rule: ClauseId, code: string, facts?: Facts): void {
    this.ok(no(rule, code, facts));
  }

  /** Notes a refusal of a shared check, once. */
  ok(violation: Violation<ClauseId> | null | undefined): void {
    const text = JSON.stringify(violation);
    if (violation && this.violations.every((other) => JSON.stringify(other) !== text))
      this.violations.push(violation);
  }

  effect(code: string, facts: Facts = {}): void {
    this.effects.push({ code, facts });
  }
}

export interface Finding {
  readonly verdict: 'legal' | 'illegal' | 'open';
  /** Facts that the answer depends on. */
  readonly missing: readonly string[];
  /** The try that succeeded, or the one that failed least. */
  readonly best: Try;
  /** Ways to do it, each for some values of the unknown facts. */
  readonly ways: readonly DescribedMove[];
}

/** Tries without end would help nobody: past this many the answer is “can't tell yet”. */
const longest = 6000;
/** Where that is the answer anyway, so many are enough to find what it depends on. */
const long = 1500;
/** Past this many it is enough to know that the answer depends on a fact, whatever else it depends on. */
const enough = 100;

const isNotInFull = ({ code }: Violation): boolean => code === 'not-in-full';
const otherReasons = ({ violations }: Try): string =>
  JSON.stringify(violations.filter((each) => !isNotInFull(each) && each.code !== 'nothing-done'));

/** The try that failed least, with the reasons of the variants that come as close. */
function joined(failed: readonly Try[]): Try {
  const least = Math.min(...failed.map(({ faults }) => faults));
  const close = failed.filter(({ faults }) => faults < least + 0.25);
  const best = close[0] ?? lacking('try');
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
    let on: Try | undefined = new Try(assumed);
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
      const { faults, variant } = on;
      if (faults === 0)
        return { verdict: 'legal', missing: [], best: on, ways: on.example ? [on.example] : [] };
      const before = failed.get(variant);
      if (!before || faults < before.faults) failed.set(variant, on);
    }
    if (!unknown)
      return { verdict: 'illegal', missing: [], best: joined([...failed.values()]), ways: [] };
    if (tries < limit) return branch(assumed, unknown);
    return { verdict: 'open', missing: [unknown.fact], best: new Try(assumed), ways: [] };
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
    const { verdict, best } =
      findings.find((each) => each.verdict === 'legal') ?? findings[0] ?? lacking(fact);
    // What happens has to happen whatever the fact is.
    best.effects = best.effects.filter((effect) => {
      const text = JSON.stringify(effect);
      return findings.every((other) =>
        other.best.effects.some((found) => JSON.stringify(found) === text),
      );
    });
    // The fact matters if its value alone changes the answer, or may matter if nobody can tell.
    const matters = verdicts.size > 1 || tries >= limit;
    const missing = [matters ? fact : [], findings.map((finding) => finding.missing)].flat(2);
    return {
      verdict: verdicts.size === 1 ? verdict : 'open',
      missing: [...new Set(missing)],
      best,
      ways: findings.flatMap(({ ways }) => ways),
    };
  };

  return settle(new Map());
}
