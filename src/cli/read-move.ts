import type { DescribedMove } from '../engine/fort/describe/move.ts';
import { descriptionSchema, moveKinds } from '../engine/fort/describe/schema.ts';
import type { Situation } from '../engine/fort/describe/situation.ts';
import { kindsOf, readMove, strayKeys } from '../engine/fort/describe/written.ts';
import { unknownPlayers, wrongPlayers } from './players.ts';
import { type Reading, readAs, type Text } from './read.ts';

export interface Description {
  readonly situation: Situation;
  readonly move: DescribedMove;
}

/** A described Fort move, checked down to its last key. */
export function readFortMove(text: Text): Reading<Description> {
  const read = readAs(text, descriptionSchema);
  if (!read.ok) return read;
  const { value, problemAt } = read;
  const { situation, move: written } = value;
  const kinds = kindsOf(written);
  const move = readMove(written);
  const [kind, second] = kinds;
  if (!kind || !move)
    return {
      ok: false,
      problems: [
        problemAt({ path: ['move'], code: 'no-move', facts: { kinds: moveKinds.join(', ') } }),
      ],
    };
  if (second)
    return {
      ok: false,
      problems: [
        problemAt({
          path: ['move', second],
          key: true,
          code: 'two-moves',
          facts: { value: kinds.join(', ') },
        }),
      ],
    };
  const stray = strayKeys(written, kind).map((key) =>
    problemAt({ path: ['move', key], key: true, code: 'stray-key', facts: { value: key } }),
  );
  const strangers = [...wrongPlayers(situation), ...unknownPlayers(situation, move)].map(problemAt);
  const problems = [...stray, ...strangers];
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, value: { situation, move }, problemAt };
}
