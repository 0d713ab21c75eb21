import { useMemo } from 'preact/hooks';
import { judge } from '#engine/dobro/judging/judge.ts';
import type { MoveKeys } from '#widgets/check/shared/draft.ts';
import { useFetched } from '#widgets/check/shared/use-fetched.ts';
import { type DobroCheck, movesOf } from './check.ts';

// Few questions need these.
/** Only a link tells of several moves. */
const severalMoves = () => import('#engine/dobro/judging/judge-moves.ts');
/** Only a refused move needs another in its place. */
const otherMoves = () => import('./alternatives.ts');

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
  const { code: others } = useFetched(refused, otherMoves);
  const instead = useMemo(
    () => (refused && others ? others.alternatives(check, keys, judge) : []),
    [check, refused, others],
  );
  return {
    judgement,
    instead,
    waiting: several && !judging && !failed,
    failed: several && failed,
  };
}
