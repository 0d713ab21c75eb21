import { judge } from '#engine/fort/judging/judge.ts';
import { alternatives } from './alternatives.ts';
import { moveOf } from './check.ts';
import type { Answer, Asked } from './use-judge.ts';

/** Where many things are unknown the judge looks at many cases: off the page, so that fingers don't wait. */

const most = 5;
const patience = 1500;

const answerTo = ({ check, keys }: Asked): Answer => {
  const start = Date.now();
  const move = moveOf(check, keys);
  const asked = move && { situation: check.situation, move };
  const judgement = asked ? { asked, ...judge(asked.situation, asked.move) } : null;
  const search = {
    judge,
    keys,
    most,
    goOn: (share: number) => Date.now() < start + share * patience,
  };
  return {
    judgement,
    alternatives:
      judgement?.verdict === 'illegal' ? alternatives(check, judgement.violations, search) : [],
  };
};

addEventListener('message', ({ data }: MessageEvent<Asked>) => postMessage(answerTo(data)));
