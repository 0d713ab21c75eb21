import { judgeCommand } from '#cli/judge.ts';
import { scoreCommand } from '#cli/score.ts';
import { terminalGames } from '#games/all.ts';

export const terminal = await terminalGames();

/** The commands with all games, as `npm run judge` and `npm run score` run them. */
export const judge = judgeCommand(terminal);
export const score = scoreCommand(terminal);
