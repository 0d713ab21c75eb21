import { useEffect, useMemo, useState } from 'preact/hooks';
import { judge } from '#engine/dobro/judging/judge.ts';
import type { judgeMoves } from '#engine/dobro/judging/judge-moves.ts';
import type { MoveKeys } from '#widgets/check/shared/draft.ts';
import { alternatives } from './alternatives.ts';
import { type DobroCheck, movesOf } from './check.ts';

type JudgeMoves = typeof judgeMoves;

/** Only a link tells of several moves: how they are judged is fetched with the first of those. */
function useJudgeMoves(wanted: boolean) {
  const [judgeMoves, setJudgeMoves] = useState<JudgeMoves>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!wanted || judgeMoves) return;
    setFailed(false);
    import('#engine/dobro/judging/judge-moves.ts').then(
      (fetched) => setJudgeMoves(() => fetched.judgeMoves),
      () => setFailed(true),
    );
  }, [wanted]);
  return { judgeMoves, failed };
}

const answerTo = (check: DobroCheck, keys: MoveKeys, judgeMoves: JudgeMoves | undefined) => {
  const all = movesOf(check, keys);
  const { situation } = check;
  const [move, ...moves] = all ?? [];
  if (!all || !move) return { judgement: null, instead: [] };
  if (moves.length > 0)
    return {
      judgement: judgeMoves
        ? { asked: { situation, move, moves }, ...judgeMoves(situation, all) }
        : null,
      instead: [],
    };
  const judgement = { asked: { situation, move }, ...judge(situation, move) };
  return {
    judgement,
    instead: judgement.verdict === 'illegal' ? alternatives(check, keys, judge) : [],
  };
};

/** The answer to the question on the screen; `waiting` while the code for it is on its way. */
export function useAnswer(check: DobroCheck, keys: MoveKeys) {
  const several = (check.moves?.length ?? 0) > 0;
  const { judgeMoves, failed } = useJudgeMoves(several);
  const answer = useMemo(() => answerTo(check, keys, judgeMoves), [check, judgeMoves]);
  return {
    ...answer,
    waiting: several && !judgeMoves && !failed,
    failed: several && failed,
  };
}
