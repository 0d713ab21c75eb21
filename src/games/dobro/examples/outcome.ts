import { moveSchema, sheetSchema, situationSchema } from '#engine/dobro/format/schema.ts';
import { exampleGame } from '#words/examples/game-examples.ts';
import { sayerDobro } from '../words/saying/sayer.ts';
import { answerMove, answerSheet } from './answer.ts';
import { lines } from './lines.ts';

export const examples = exampleGame({
  lines,
  say: (described, language) => sayerDobro(language).say(described),
  schemas: { situation: situationSchema, move: moveSchema, sheet: sheetSchema },
  judge: (situation, move, { t }) => answerMove(situation, move, t),
  score: (sheet, { t }) => answerSheet(sheet, t),
});
