import type { DescribedMove, Situation, WrittenSheet } from '#engine/dobro/format/schema.ts';
import type { Speaking } from '#widgets/live/serve.ts';
import type { WordedAnswer } from '#words/examples/outcome.ts';
import { answerMove, answerSheet } from '../examples/answer.ts';

interface DobroDescription {
  readonly situation?: Situation;
  readonly move?: DescribedMove;
  readonly sheet?: WrittenSheet;
}

export function answerDobro(
  { situation = {}, move, sheet }: DobroDescription,
  { t }: Speaking,
): WordedAnswer | undefined {
  if (sheet !== undefined) return answerSheet(sheet, t);
  return move && answerMove(situation, move, t);
}
