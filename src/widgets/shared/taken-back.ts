const listeners = new Set<() => void>();

/** For fields that hold text which is no entry, and so is in no step: undo and redo take it away. */
export const onTakenBack = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const takenBack = (): void => {
  for (const listener of listeners) listener();
};
