import { runHere } from '#cli/run.ts';
import { answerScore } from '#cli/score.ts';

await runHere({ task: 'score', answer: answerScore });
