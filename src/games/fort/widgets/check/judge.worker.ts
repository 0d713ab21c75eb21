import type { DescribedMove } from '#engine/fort/format/move.ts';
import type { Situation } from '#engine/fort/format/situation.ts';
import { isCardAlone, judgeBy } from '#engine/fort/judging/judge-by.ts';
import { isOfAnother, movesOf } from './check.ts';
import type { CheckAnswer, SentQuestion } from './use-judge.ts';

/** Where much is unknown the judge looks at many cases: outside the page, so that the page stays responsive. */

const most = 5;
const patience = 1500;

// Most visits begin with a card to play. The rest is fetched with the first question that needs it.
const plays = () => import('./plays.ts');
const follows = () => import('./follows.ts');
/** Every kind of move, and what can be done instead of a refused one. */
const allMoves = () => import('./all-moves.ts');
/** Several moves in a row, and a rival's, come only with a link. */
const severalMoves = () => import('#engine/fort/several-moves/judge-moves.ts');

const cardAlone = judgeBy({});

function judgeFor(situation: Situation, move: DescribedMove) {
  if (isCardAlone(situation, move)) return cardAlone;
  if ('play' in move) return plays();
  return 'follow' in move ? follows() : allMoves();
}

const answerTo = async ({ check, keys }: SentQuestion): Promise<CheckAnswer> => {
  const start = Date.now();
  const { situation } = check;
  const all = movesOf(check, keys);
  const [move, ...moves] = all ?? [];
  const several = moves.length > 0 || (move !== undefined && isOfAnother(move));
  const judgement =
    all && move
      ? several
        ? {
            asked: { situation, move, moves },
            ...(await severalMoves()).judgeMoves(situation, all),
          }
        : {
            asked: { situation, move },
            ...(await judgeFor(situation, move)).judge(situation, move),
          }
      : null;
  if (judgement?.verdict !== 'illegal' || several) return { judgement, alternatives: [] };
  const { alternatives, judge } = await allMoves();
  const search = {
    judge,
    keys,
    most,
    goOn: (share: number) => Date.now() < start + share * patience,
  };
  return { judgement, alternatives: alternatives(check, judgement.violations, search) };
};

addEventListener('message', ({ data }: MessageEvent<SentQuestion>) => {
  // Errors in a promise do not reach the page by themselves.
  answerTo(data).then((answer) => postMessage(answer), reportError);
});
