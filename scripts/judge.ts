import { answerMove } from '#cli/judge.ts';
import { runCommand } from '#cli/run.ts';

runCommand('judge', answerMove);
