import { useMemo } from 'preact/hooks';
import { judge } from '#engine/dobro/judging/judge.ts';
import type { MoveKeys } from '#widgets/check/shared/draft.ts';
import { useFetched } from '#widgets/check/shared/use-fetched.ts';
import { alternatives } from './alternatives.ts';
import { type DobroCheck, movesOf } from './check.ts';

/** Several moves in a row come only with a link. */
const severalMoves = () => import('#engine/dobro/judging/judge-moves.ts');

type Several = Awaited<ReturnType<typeof severalMoves>>;

const judgementOf = (check: DobroCheck, keys: MoveKeys, several: Several | undefined) => {
  const all = movesOf(check, keys);
  const { situation } = check;
  const [move, ...moves] = all ?? [];
  if (!all || !move) return null;
  if (moves.length === 0) return { asked: { situation, move }, ...judge(situation, move) };
  return several
    ? { asked: { situation, move, moves }, ...several.judgeMoves(situation, all) }
    : null;
};

/** The answer to the question on the screen; `waiting` while the code for it is on its way. */
export function useAnswer(check: DobroCheck, keys: MoveKeys) {
  const several = (check.moves?.length ?? 0) > 0;
  const { code: judging, failed } = useFetched(several, severalMoves);
  const judgement = useMemo(() => judgementOf(check, keys, judging), [check, judging]);
  const refused = !several && judgement?.verdict === 'illegal';
  const instead = useMemo(
    () => (refused ? alternatives(check, keys, judge) : []),
    [check, refused],
  );
  return {
    judgement,
    instead,
    waiting: several && !judging && !failed,
    failed: several && failed,
  };
}
