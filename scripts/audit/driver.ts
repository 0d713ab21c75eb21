/** A browser as the audit drives it: it opens pages and evaluates expressions there. */
export interface Driver {
  readonly name: string;
  readonly goTo: (url: string) => Promise<void>;
  /** The value of an expression in the page; promises are waited for. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Tries again until there is an answer; if there is none, the last error is reported. */
export async function until<Answer>(
  ask: () => Promise<Answer | undefined>,
  what: string,
  patience = 30_000,
): Promise<Answer> {
  const end = Date.now() + patience;
  let trouble: unknown;
  while (Date.now() < end) {
    try {
      const answer = await ask();
      if (answer !== undefined) return answer;
    } catch (error) {
      trouble = error;
    }
    await wait(150);
  }
  const reason = trouble instanceof Error ? `: ${trouble.message}` : '';
  throw new Error(`${what} took longer than ${patience / 1000} s${reason}`);
}
