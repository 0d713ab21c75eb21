import { runHere } from '#cli/run.ts';
import { scoreCommand } from '#cli/score.ts';
import { terminalGames } from '#games/all.ts';

await runHere(scoreCommand(await terminalGames()));
