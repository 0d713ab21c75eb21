import { alternatives } from './alternatives.ts';
import { type FortCheck, moveOf } from './check.ts';
import { judged } from './judged.ts';
import type { Answer } from './use-judge.ts';

/** Where many things are unknown the judge looks at many cases: off the page, so that fingers don't wait. */

const most = 5;
const patience = 1500;

const answerTo = (check: FortCheck): Answer => {
  const move = moveOf(check);
  if (move === undefined) return { judgement: null, alternatives: [] };
  const judgement = judged(check.situation, move);
  if (judgement.verdict !== 'illegal') return { judgement, alternatives: [] };
  const start = Date.now();
  return {
    judgement,
    alternatives: alternatives(check, judgement.violations, {
      judge: judged,
      most,
      goOn: (share) => Date.now() < start + share * patience,
    }),
  };
};

addEventListener('message', ({ data }: MessageEvent<FortCheck>) => postMessage(answerTo(data)));
