import { answerMove } from '#cli/judge.ts';
import { runHere } from '#cli/run.ts';

await runHere({ task: 'judge', answer: answerMove });
