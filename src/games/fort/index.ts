import { fortFormat } from '#engine/fort/format/schema.ts';
import { figuresOf } from '#engine/fort/judging/moves/setup-figures.ts';
import { answering } from '#widgets/live/serve.ts';
import type { SiteGame } from '../game.ts';
import { meaningOfTerm } from './ask/meaning.ts';
import { understandFort } from './ask/understand.ts';
import { documents } from './documents/index.ts';
import { examples } from './examples/outcome.ts';
import { answerFort } from './live/answer.ts';
import { places } from './live/words.ts';
import { openData } from './open-data.ts';
import { cardText, iconEntries } from './search.ts';
import { fortSpeech } from './words/saying/speech.ts';

export const game: SiteGame = {
  id: 'fort',
  format: fortFormat,
  ask: {
    meaningOfTerm,
    understand: understandFort,
    speech: fortSpeech,
    verdicts: ['verdicts', 'rival-effects', 'rival-violations'],
  },
  examples,
  live: {
    texts: ['verdicts'],
    places,
    answer: (words) => answering(words, answerFort),
  },
  cardText,
  ownEntries: iconEntries,
  documents,
  figures: (players) =>
    Object.fromEntries(figuresOf(players).map(([figure, , count]) => [figure, count])),
  paper: () => import('./documents/paper.ts'),
  openData,
};
