import { judge } from '#engine/fort/judging/judge.ts';
import { movesOf } from './check.ts';
import type { Answer, Asked } from './use-judge.ts';

/** Where many things are unknown the judge looks at many cases: off the page, so that fingers don't wait. */

const most = 5;
const patience = 1500;

// Not every question needs these: they are fetched with the first that does.
/** Only a link tells of several moves. */
const severalMoves = () => import('#engine/fort/several-moves/judge-moves.ts');
/** Only a refused move needs another in its place. */
const otherMoves = () => import('./alternatives.ts');

const answerTo = async ({ check, keys }: Asked): Promise<Answer> => {
  const start = Date.now();
  const { situation } = check;
  const all = movesOf(check, keys);
  const [move, ...moves] = all ?? [];
  const several = moves.length > 0;
  const judgement =
    all && move
      ? several
        ? {
            asked: { situation, move, moves },
            ...(await severalMoves()).judgeMoves(situation, all),
          }
        : { asked: { situation, move }, ...judge(situation, move) }
      : null;
  const search = {
    judge,
    keys,
    most,
    goOn: (share: number) => Date.now() < start + share * patience,
  };
  return {
    judgement,
    alternatives:
      judgement?.verdict === 'illegal' && !several
        ? (await otherMoves()).alternatives(check, judgement.violations, search)
        : [],
  };
};

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  // What goes wrong in a promise is not told to the page by itself.
  answerTo(data).then((answer) => postMessage(answer), reportError);
});
