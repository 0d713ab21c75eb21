import { moveSchema } from '#engine/fort/format/move.ts';
import { sheetSchema } from '#engine/fort/format/sheet.ts';
import { situationSchema } from '#engine/fort/format/situation.ts';
import { exampleGame } from '#words/examples/game-examples.ts';
import { sayerFort } from '../words/saying/sayer.ts';
import { fortWords } from '../words/words.ts';
import { answerMove, answerSheet } from './answer.ts';
import { lines } from './lines.ts';

export const examples = exampleGame({
  lines,
  say: (described, language) => sayerFort(language).say(described),
  schemas: { situation: situationSchema, move: moveSchema, sheet: sheetSchema },
  judge: (situation, move, { language }) => answerMove(situation, move, fortWords(language)),
  score: (sheet, { language }) => answerSheet(sheet, fortWords(language)),
});
