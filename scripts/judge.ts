import { judgeCommand } from '#cli/judge.ts';
import { runHere } from '#cli/run.ts';
import { terminalGames } from '#games/all.ts';

await runHere(judgeCommand(await terminalGames()));
