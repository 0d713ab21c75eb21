import { runCommand } from '#cli/run.ts';
import { answerScore } from '#cli/score.ts';

runCommand('score', answerScore);
