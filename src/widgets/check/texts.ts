/** The parts of shared texts that checkers use: the rest is for score sheets and rule pages. */
export const ofCheckers = {
  games: [
    ...(['bring-back', 'clear', 'cleared-before', 'delete', 'dismiss', 'field'] as const),
    ...(['not-loaded', 'picker', 'share', 'undo'] as const),
  ],
  rules: ['example'],
};

/** Chapters of the verdicts that only the terminal says: what is wrong with a file. */
export const ofTerminal = ['unreadable', 'kind', 'verdict'] as const;
