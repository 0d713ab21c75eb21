import { useMemo } from 'preact/hooks';
import { isUndescribed, judgeBy } from '#engine/dobro/judging/judge-by.ts';
import type { MoveKeys } from '#widgets/check/shared/draft.ts';
import { useFetched } from '#widgets/shared/use-fetched.ts';
import { type DobroCheck, type Kind, movesOf } from './check.ts';

// Most visits begin with a turn of which only the cards are entered. The rest is fetched with the first question
// that needs it.
const ofTurn: readonly (Kind | null)[] = [null, 'play', 'take'];
const judgeTurn = judgeBy({});
/** Every kind of move, and what can be done instead of a refused one. */
const allMoves = () => import('./all-moves.ts');
/** Several moves in a row come only with a link. */
const severalMoves = () => import('#engine/dobro/judging/judge-moves.ts');

/** The answer to the question on the screen; `waiting` while the code for it is on its way. */
export function useAnswer(check: DobroCheck, keys: MoveKeys) {
  const { situation, kind } = check;
  const isSeveral = (check.moves?.length ?? 0) > 0;
  const isOther = !isSeveral && !(ofTurn.includes(kind) && isUndescribed(situation));
  const several = useFetched(isSeveral, severalMoves);
  const others = useFetched(isOther, allMoves);
  const judge = isOther ? others.code?.judge : judgeTurn;
  const judgeMoves = several.code?.judgeMoves;
  const judgement = useMemo(() => {
    const all = movesOf(check, keys);
    const [move, ...moves] = all ?? [];
    if (!all || !move) return null;
    if (isSeveral)
      return judgeMoves
        ? { asked: { situation, move, moves }, ...judgeMoves(situation, all) }
        : null;
    return judge ? { asked: { situation, move }, ...judge(situation, move) } : null;
  }, [check, judge, judgeMoves]);

  const isRefused = !isSeveral && judgement?.verdict === 'illegal';
  const { code: advice } = useFetched(isRefused, allMoves);
  const instead = useMemo(
    () => (isRefused && advice ? advice.alternatives(check, keys, advice.judge) : []),
    [check, isRefused, advice],
  );
  const fetched = isSeveral ? several : others;
  const isFetching = (isSeveral || isOther) && !fetched.code;
  return {
    judgement,
    instead,
    waiting: isFetching && !fetched.failed,
    failed: isFetching && fetched.failed,
  };
}
