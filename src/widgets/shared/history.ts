/** What was entered, step by step, so that every step can be undone. */
export interface History<Game> {
  readonly past: readonly Game[];
  readonly now: Game;
  readonly future: readonly Game[];
  /** The field that the last step changed: further letters typed there are the same step. */
  readonly field: string | null;
}

const longest = 100;

export const begin = <Game>(now: Game): History<Game> => ({
  past: [],
  now,
  future: [],
  field: null,
});

export function change<Game>(
  history: History<Game>,
  next: Game,
  field: string | null = null,
): History<Game> {
  if (next === history.now) return history;
  const same = field !== null && field === history.field;
  const past = same ? history.past : [...history.past, history.now].slice(-longest);
  return { past, now: next, future: [], field };
}

export function undo<Game>(history: History<Game>): History<Game> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  const future = [history.now, ...history.future];
  return { past: history.past.slice(0, -1), now: before, future, field: null };
}

export function redo<Game>(history: History<Game>): History<Game> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.now], now: next, future, field: null };
}
