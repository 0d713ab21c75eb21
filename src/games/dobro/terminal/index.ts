import { type TerminalGame, task } from '#cli/game.ts';
import { dobroFormat } from '#engine/dobro/format/schema.ts';
import { tellMove } from './judge.ts';
import { readMove } from './read-move.ts';
import { readSheet, tellScore } from './score.ts';

export const terminal: TerminalGame = {
  format: dobroFormat,
  move: task(readMove, tellMove),
  sheet: task(readSheet, tellScore),
};
