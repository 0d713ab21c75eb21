const listeners = new Set<() => void>();

/** For fields with text that is not a valid entry, and so not part of any step: undo and redo remove it. */
export const onTakenBack = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const takenBack = (): void => {
  for (const listener of listeners) listener();
};
