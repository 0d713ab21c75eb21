import type { WordPlaces } from '#widgets/live/say.ts';

/** Where the words of what descriptions say are. */
export const places: WordPlaces = {
  known: { take: 'format-dobro:take.take.name' },
  of: {},
  others: ['dobro-verdicts:card.', 'rules:example.word.'],
  // A Joker as 12, two cards as a pair.
  inside: { play: null, as: 'table:joker-as' },
};
