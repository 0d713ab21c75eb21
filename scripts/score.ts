import { runCommand } from '../src/cli/run.ts';
import { answerScore } from '../src/cli/score.ts';

runCommand('score', answerScore);
