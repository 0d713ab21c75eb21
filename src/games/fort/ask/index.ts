import type { AskingGame } from '#ask/game.ts';
import type { DescribedMove } from '#engine/fort/format/move.ts';
import type { Situation } from '#engine/fort/format/situation.ts';
import { fortQuestionUpgrade } from '#engine/fort/format/version-1.ts';
import { judge } from '#engine/fort/judging/judge.ts';
import { judgeMoves } from '#engine/fort/several-moves/judge-moves.ts';
import { checkCodec } from '#widgets/check/shared/check-codec.ts';
import { fragmentOf } from '#widgets/shared/link.ts';
import { type FortCheck, isOfAnother, kindOf, moveOf } from '../widgets/check/check.ts';
import { telling } from './telling.ts';
import { understandFort } from './understand.ts';

/** What is said to be so, and is right or wrong. */
const claims: readonly string[] = ['claim', 'setup'];

/** A rival's move is judged from the rival's seat, and what it does stands with it. */
function judged(situation: Situation, move: DescribedMove) {
  if (!isOfAnother(move)) return judge(situation, move);
  const { steps, ...found } = judgeMoves(situation, [move]);
  return { ...found, effects: steps.flatMap((unit) => unit.effects) };
}

export const asking: AskingGame = {
  id: 'fort',
  understand: understandFort,
  telling,
  check: ({ situation }, move, schema) => {
    const codec = checkCodec<FortCheck>('fort-check', schema, fortQuestionUpgrade);
    const kind = kindOf(move);
    const check = codec.read([kind, situation, move]);
    const whole = check && moveOf(check, { [kind ?? '']: Object.keys(move) });
    return (
      whole && {
        ...judged(check.situation, whole),
        isClaim: claims.includes(kind ?? ''),
        fragment: fragmentOf(codec, check),
      }
    );
  },
};
