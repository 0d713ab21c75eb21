import { dobroFormat } from '#engine/dobro/format/schema.ts';
import { figuresOf } from '#engine/dobro/playing/round.ts';
import { answering } from '#widgets/live/serve.ts';
import type { SiteGame } from '../game.ts';
import { meaningOfTerm } from './ask/meaning.ts';
import { understandDobro } from './ask/understand.ts';
import { documents } from './documents/index.ts';
import { examples } from './examples/outcome.ts';
import { answerDobro } from './live/answer.ts';
import { places } from './live/words.ts';
import { openData } from './open-data.ts';
import { cardText } from './search.ts';
import { dobroSpeech } from './words/saying/speech.ts';

export const game: SiteGame = {
  id: 'dobro',
  format: dobroFormat,
  ask: {
    meaningOfTerm,
    understand: understandDobro,
    speech: dobroSpeech,
    verdicts: ['dobro-verdicts', 'verdicts'],
  },
  examples,
  live: {
    texts: ['dobro-verdicts'],
    places,
    answer: (words) => answering(words, answerDobro),
  },
  cardText,
  documents,
  figures: figuresOf,
  paper: () => import('./documents/paper.ts'),
  openData,
};
