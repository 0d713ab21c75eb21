import { moveSchema, sheetSchema, situationSchema } from '#engine/dobro/format/schema.ts';
import { exampleGame } from '#words/examples/game-examples.ts';
import { answerMove, answerSheet } from './answer.ts';
import { lines } from './lines.ts';

export const examples = exampleGame({
  lines,
  schemas: { situation: situationSchema, move: moveSchema, sheet: sheetSchema },
  judge: (situation, move, { t }) => answerMove(situation, move, t),
  score: (sheet, { t }) => answerSheet(sheet, t),
});
