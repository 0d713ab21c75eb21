import { answerMove } from '../src/cli/judge.ts';
import { runCommand } from '../src/cli/run.ts';

runCommand('judge', answerMove);
