import {
  type Assumptions,
  Attempt,
  assuming,
  decided,
  isUnknown,
  nothingAssumed,
  type Unknown,
} from './attempt.ts';
import {
  explained,
  type Failed,
  failedBy,
  isCloser,
  keepCommon,
  type ReasonOrder,
} from './explanation.ts';
import type { Violation } from './verdict.ts';

/** What the exhaustive search found. */
export interface Search<Rule extends string, Way> {
  readonly verdict: 'legal' | 'illegal' | 'open';
  /** The attempt that succeeded, or the one that failed least. */
  readonly best: Attempt<Rule, Way>;
  /** What is broken, for each of the values of the unknown facts for which something is. */
  readonly broken: readonly (readonly Violation<Rule>[])[];
  /** Assumptions under which a way was found. */
  readonly worksWith?: Assumptions;
  /** A fact that was still unknown when the search was given up. */
  readonly unsettled?: Unknown;
}

/** After this many attempts the answer is “can't tell yet”. */
const longest = 6000;

/**
 * Tries every way to choose, and branches on every fact that none of them can do without. It stops as
 * soon as one way works under some assumptions and none under others: that is “can't tell yet”.
 */
export function searchAll<Rule extends string, Way>(
  attempt: (on: Attempt<Rule, Way>) => void,
  order: ReasonOrder,
  start: Assumptions = nothingAssumed,
  most = longest,
): Search<Rule, Way> {
  let tries = 0;

  const settle = (assumed: Assumptions): Search<Rule, Way> => {
    const failed = new Map<string, Failed<Rule, Way>>();
    let unknown: Unknown | undefined;
    let on: Attempt<Rule, Way> | undefined = new Attempt(assumed);
    // Where nothing is unknown the search goes on to the end, however long it takes.
    for (; on && (tries < most || !unknown); on = on.next()) {
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
      if (on.isLegal) return { verdict: 'legal', best: on, broken: [], worksWith: assumed };
      const tried = failedBy(on, order);
      const before = failed.get(on.variant);
      if (!before || isCloser(tried, before)) failed.set(on.variant, tried);
    }
    if (!unknown) {
      const best = explained(failed.values(), order);
      return { verdict: 'illegal', best, broken: [[...best.violations]] };
    }
    if (tries < most) return branch(assumed, unknown);
    return { verdict: 'open', best: new Attempt(assumed), broken: [], unsettled: unknown };
  };

  const branch = (assumed: Assumptions, unknown: Unknown): Search<Rule, Way> => {
    const { key, values } = unknown;
    const found: Search<Rule, Way>[] = [];
    // The two ends of a range are the likeliest to differ.
    for (const value of [...values.slice(0, 1), ...values.slice(1).reverse()]) {
      found.push(settle(assuming(assumed, unknown, value)));
      if (found.some(({ verdict }) => verdict !== found[0]?.verdict)) break;
    }
    const [shown] = found;
    if (!shown) throw new RangeError(`${key} has no value at all.`);
    if (found.every(({ verdict }) => verdict === 'illegal'))
      keepCommon(
        shown.best,
        found.map(({ best }) => best),
        order,
      );
    const worksWith = found.find((each) => each.worksWith)?.worksWith;
    const unsettled = found.find((each) => each.unsettled)?.unsettled;
    return {
      verdict: found.every(({ verdict }) => verdict === shown.verdict) ? shown.verdict : 'open',
      best: shown.best,
      broken: found.flatMap(({ broken }) => broken),
      ...(worksWith ? { worksWith } : {}),
      ...(unsettled ? { unsettled } : {}),
    };
  };

  return settle(start);
}
