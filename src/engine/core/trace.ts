/** Which rules took effect: an observer for simulations and tests, off (and free) otherwise. */

let seen: Set<string> | null = null;

/** Called where a rule takes effect or refuses something. */
export const fired = (rule: string): void => {
  if (seen !== null) seen.add(rule);
};

/** Runs `work` while every rule that fires is noted in `into`. */
export function tracing<Result>(into: Set<string>, work: () => Result): Result {
  const before = seen;
  seen = into;
  try {
    return work();
  } finally {
    seen = before;
  }
}
