import type { AskingGame } from '#ask/game.ts';
import { dobroUpgrade } from '#engine/dobro/format/version-1.ts';
import { judge } from '#engine/dobro/judging/judge.ts';
import { checkCodec } from '#widgets/check/shared/check-codec.ts';
import { fragmentOf } from '#widgets/shared/link.ts';
import { type DobroCheck, kindOf, moveOf } from '../widgets/check/check.ts';
import { understandDobro } from './understand.ts';

export const asking: AskingGame = {
  id: 'dobro',
  understand: understandDobro,
  check: ({ situation }, move, schema) => {
    const codec = checkCodec<DobroCheck>('dobro-check', schema, dobroUpgrade);
    const kind = kindOf(move);
    const check = codec.read([kind, situation, move]);
    const whole = check && moveOf(check, { [kind ?? '']: Object.keys(move) });
    return whole && { ...judge(check.situation, whole), fragment: fragmentOf(codec, check) };
  },
};
