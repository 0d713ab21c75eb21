import type { AskingGame } from '#ask/game.ts';
import { dobroUpgrade } from '#engine/dobro/format/version-1.ts';
import { judge } from '#engine/dobro/judging/judge.ts';
import { checkCodec } from '#widgets/check/shared/check-codec.ts';
import { fragmentOf } from '#widgets/shared/link.ts';
import { type DobroCheck, kindOf, moveOf } from '../widgets/check/check.ts';
import { telling } from './telling.ts';
import { understandDobro } from './understand.ts';

/** What is said to be so, and is right or wrong. */
const claims: readonly string[] = ['forgetful', 'climb'];

export const asking: AskingGame = {
  id: 'dobro',
  understand: understandDobro,
  telling,
  check: ({ situation }, move, schema) => {
    const codec = checkCodec<DobroCheck>('dobro-check', schema, dobroUpgrade);
    const kind = kindOf(move);
    const check = codec.read([kind, situation, move]);
    const whole = check && moveOf(check, { [kind ?? '']: Object.keys(move) });
    return (
      whole && {
        ...judge(check.situation, whole),
        isClaim: claims.includes(kind ?? ''),
        fragment: fragmentOf(codec, check),
      }
    );
  },
};
