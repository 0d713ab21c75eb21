import type { DescribedMove } from '#engine/fort/format/move.ts';
import type { WrittenSheet } from '#engine/fort/format/sheet.ts';
import type { Situation } from '#engine/fort/format/situation.ts';
import type { Speaking } from '#widgets/live/serve.ts';
import type { WordedAnswer } from '#words/examples/outcome.ts';
import { answerMove, answerSheet } from '../examples/answer.ts';
import { isTitled } from '../words/titles.ts';
import type { FortWords } from '../words/verdict.ts';

interface FortDescription {
  readonly situation?: Situation;
  readonly move?: DescribedMove;
  readonly sheet?: WrittenSheet;
}

/** What sentences about Fort are made with, on a page. */
const fortSpeaking = ({ t, faces }: Speaking): FortWords => ({
  t,
  name: (id) => faces[id]?.name,
  english: (id) => (faces[id]?.ours === undefined ? undefined : faces[id]?.name),
  titled: isTitled,
});

export function answerFort(
  { situation = {}, move, sheet }: FortDescription,
  speaking: Speaking,
): WordedAnswer | undefined {
  const words = fortSpeaking(speaking);
  if (sheet !== undefined) return answerSheet(sheet, words);
  return move && answerMove(situation, move, words);
}
