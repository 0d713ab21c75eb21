const waiting: (() => void)[] = [];

function next(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setTimeout(next);
}

/**
 * Does each piece of work in a task of its own, in the order of asking. Waking up an island takes a slow
 * phone a quarter of a second; in pieces, a tap or a scroll never waits that long.
 */
export function inTurn(work: () => void): void {
  waiting.push(work);
  if (waiting.length === 1) setTimeout(next);
}

/** Does it when nobody else waits any more, those who joined meanwhile included. */
export const atLast = (work: () => void): void =>
  inTurn(() => (waiting.length > 0 ? atLast(work) : work()));
