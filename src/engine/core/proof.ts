import {
  type Assumptions,
  Attempt,
  assuming,
  isUnknown,
  nothingAssumed,
  type Unknown,
} from './attempt.ts';
import { same } from './same.ts';
import { works } from './worlds.ts';

/** The outcome of trying to prove that a move is legal whatever is unknown. */
export type Proof<Rule extends string, Way> =
  | { readonly ways: readonly [Attempt<Rule, Way>, ...Attempt<Rule, Way>[]] }
  /** Assumptions under which no way works. */
  | { readonly failsWith: Assumptions }
  /** The search took too long: a fact that the answer depends on. */
  | { readonly unsettled: Unknown };

/** Of ways by their script: the fact that one waits for, or that it does not work. */
type Results = ReadonlyMap<readonly number[], Unknown | false>;

/** How many attempts are made at most. */
const longest = 3000;

/** How many of them are spent on finding a way that needs no fact at all. */
const few = 60;

/**
 * Proves that some way works whatever the unknown facts are. Ways that have worked before are tried first,
 * and the first fact that one of them asks for is branched on at once: most facts are asked by no way
 * that works, and are never looked at.
 */
export function prove<Rule extends string, Way>(
  attempt: (on: Attempt<Rule, Way>) => void,
  known: readonly Attempt<Rule, Way>[],
): Proof<Rule, Way> {
  const scripts = known
    .map(({ script }) => script)
    .filter((script, at, all) => all.findIndex((other) => same(other, script)) === at);
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

  /** A way that needs no unknown fact at all, among the first of each kind that there are. */
  const unconditional = (): Attempt<Rule, Way> | undefined => {
    let kinds = 1;
    // For the last kinds it is not worth knowing how they go on.
    for (let kind = 0; kind < kinds; kind += 1) {
      const script = kind === 0 ? [] : [kinds - kind];
      let on: Attempt<Rule, Way> | undefined = new Attempt(nothingAssumed, script, { hasty: true });
      for (let n = 0; on && n * kinds < few; n += 1, on = on.next()) {
        if (tried(on) === true) return on;
        kinds = on.kinds;
        if ((on.script[0] ?? 0) !== (script[0] ?? 0)) break;
      }
    }
    return undefined;
  };

  /**
   * Whether some way works; if not, the assumptions under which none does, or the fact that is left open.
   * A way has the same result as under fewer assumptions, unless it asked for what is assumed now:
   * one that failed stays failed, and one that waits for another fact goes on waiting.
   */
  const settle = (assumed: Assumptions, before: Results): true | Proof<Rule, Way> => {
    const results = new Map(before);
    let unknown: Unknown | undefined;
    const done = (on: Attempt<Rule, Way>) => {
      ways.push(on);
      return true as const;
    };
    for (const script of scripts) {
      let found = results.get(script);
      if (found === undefined || (found && assumed.has(found.key))) {
        const on = new Attempt<Rule, Way>(assumed, [...script], { hasty: true });
        const result = tried(on);
        if (result === true) return done(on);
        found = result;
        results.set(script, found);
      }
      if (found) unknown ??= found;
    }
    const plain = unknown && assumed.size === 0 ? unconditional() : undefined;
    if (plain) return done(plain);
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
      const found = settle(assuming(assumed, unknown, value), results);
      if (found !== true) return found;
    }
    return true;
  };

  const found = settle(nothingAssumed, new Map());
  const [first, ...others] = ways;
  if (found !== true) return found;
  if (!first) throw new RangeError('No attempt was made.');
  return { ways: [first, ...others] };
}
