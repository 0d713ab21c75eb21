/** The keys of answers in JSON: of all, of those about a move, of those about a score. */
export const answerKeys = {
  any: ['verdict', 'missing', 'problems', 'more', 'error', 'file', 'document'],
  move: ['violations', 'effects', 'readings', 'granted', 'example', 'options', 'values'],
  score: [
    'players',
    'ranking',
    'winners',
    'tieBreak',
    'rounds',
    'totals',
    'starters',
    'played',
    'of',
  ],
} as const;

/** The name of a key among the texts, which know no capitals. */
export const keyText = (key: string): string =>
  key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
