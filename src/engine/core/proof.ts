import {
  type Assumptions,
  Attempt,
  assuming,
  isUnknown,
  nothingAssumed,
  type Unknown,
} from './attempt.ts';
import { works } from './worlds.ts';

/** What became of the attempt to prove that a move is legal whatever is unknown. */
export type Proof<Rule extends string, Way> =
  | { readonly ways: readonly [Attempt<Rule, Way>, ...Attempt<Rule, Way>[]] }
  /** Assumptions under which no way works. */
  | { readonly failsWith: Assumptions }
  /** It takes too long to tell: a fact that it hangs on. */
  | { readonly unsettled: Unknown };

/** So many attempts are made at most. */
const longest = 3000;

/**
 * Proves that some way works whatever the unknown facts are. Ways that worked before are tried first,
 * and the first fact that one of them asks for is branched on at once: most facts are asked by no way
 * that works, and are never looked at.
 */
export function prove<Rule extends string, Way>(
  attempt: (on: Attempt<Rule, Way>) => void,
  known: readonly Attempt<Rule, Way>[],
): Proof<Rule, Way> {
  const scripts = known.map(({ script }) => script);
  const ways: Attempt<Rule, Way>[] = [];
  let tries = 0;

  /** Whether this way works; the fact that it asks for, where that depends. */
  const tried = (on: Attempt<Rule, Way>): boolean | Unknown => {
    tries += 1;
    try {
      return works(attempt, on);
    } catch (thrown) {
      if (isUnknown(thrown)) return thrown;
      throw thrown;
    }
  };

  /** Whether some way works; if not, the assumptions under which none does, or the fact that is left open. */
  const settle = (assumed: Assumptions): true | Proof<Rule, Way> => {
    let unknown: Unknown | undefined;
    const done = (on: Attempt<Rule, Way>) => {
      ways.push(on);
      return true as const;
    };
    for (const script of scripts) {
      const on = new Attempt<Rule, Way>(assumed, [...script], { hasty: true });
      const found = tried(on);
      if (found === true) return done(on);
      if (found !== false) unknown ??= found;
    }
    let on: Attempt<Rule, Way> | undefined = unknown
      ? undefined
      : new Attempt(assumed, [], { hasty: true });
    for (; on && !unknown; on = on.next()) {
      const found = tried(on);
      if (found === true) {
        scripts.unshift(on.script);
        return done(on);
      }
      if (found !== false) unknown = found;
    }
    if (!unknown) return { failsWith: assumed };
    if (tries >= longest) return { unsettled: unknown };
    for (const value of unknown.values) {
      const found = settle(assuming(assumed, unknown, value));
      if (found !== true) return found;
    }
    return true;
  };

  const found = settle(nothingAssumed);
  const [first, ...others] = ways;
  if (found !== true) return found;
  if (!first) throw new RangeError('No attempt was made.');
  return { ways: [first, ...others] };
}
