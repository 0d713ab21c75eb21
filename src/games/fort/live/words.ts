import type { WordPlaces } from '#widgets/live/say.ts';

/** Where the words of what descriptions say are. */
export const places: WordPlaces = {
  known: { '?': 'rules:example.some-card', more: 'rules:example.more-cards' },
  of: {
    phase: 'verdicts:phase.',
    claim: 'rules:example.claim.',
    extent: { true: 'rules:example.choice.full', false: 'rules:example.choice.part' },
  },
  others: [
    'verdicts:suit.',
    'verdicts:resource.',
    'verdicts:place.',
    'verdicts:box.',
    'rules:example.choice.',
  ],
};
