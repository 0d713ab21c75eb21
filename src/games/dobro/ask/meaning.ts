const meanings: Readonly<Record<string, string>> = {
  'value-in-play': 'value',
  climb: 'climb',
  'score-pile': 'place:pile',
  'draw-deck': 'place:deck',
  'forgetful-card': 'forgetful',
  joker: 'playing-card:joker',
  skip: 'playing-card:skip',
  reverse: 'playing-card:reverse',
  pair: 'pair',
};

/** What a term or a card of Dobro means to those who ask. */
export const meaningOfTerm = (id: string): string | undefined => meanings[id];
