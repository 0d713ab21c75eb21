import { alternatives } from './alternatives.ts';
import { type FortCheck, moveOf } from './check.ts';
import { judged } from './judged.ts';
import type { Answer, Question } from './use-judge.ts';

/** Where many things are unknown the judge looks at many cases: off the page, so that fingers don't wait. */

const most = 5;
const patience = 1500;

const answerTo = ({ kind, situation, move }: FortCheck): Answer => {
  const described = moveOf({ kind, situation, move });
  if (described === undefined) return { judgement: null, alternatives: [] };
  const judgement = judged(situation, described);
  if (judgement.verdict !== 'illegal') return { judgement, alternatives: [] };
  const start = Date.now();
  return {
    judgement,
    alternatives: alternatives({ kind, situation, move }, judgement.violations, {
      judge: judged,
      most,
      goOn: (share) => Date.now() < start + share * patience,
    }),
  };
};

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  postMessage({ id: data.id, ...answerTo(data.check) });
});
