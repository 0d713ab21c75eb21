import { judge } from '#engine/fort/judging/judge.ts';
import { alternatives } from './alternatives.ts';
import { type FortCheck, moveOf } from './check.ts';
import type { Answer } from './use-judge.ts';

/** Where many things are unknown the judge looks at many cases: off the page, so that fingers don't wait. */

const most = 5;
const patience = 1500;

const answerTo = (check: FortCheck): Answer => {
  const start = Date.now();
  const move = moveOf(check);
  const asked = move && { situation: check.situation, move };
  const judgement = asked ? { asked, ...judge(asked.situation, asked.move) } : null;
  const search = {
    judge,
    most,
    goOn: (share: number) => Date.now() < start + share * patience,
  };
  return {
    judgement,
    alternatives:
      judgement?.verdict === 'illegal' ? alternatives(check, judgement.violations, search) : [],
  };
};

addEventListener('message', ({ data }: MessageEvent<FortCheck>) => postMessage(answerTo(data)));
