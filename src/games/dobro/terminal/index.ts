import { type TerminalGame, task } from '#cli/game.ts';
import { dobroFormat } from '#engine/dobro/format/schema.ts';
import { answerMove } from './judge.ts';
import { readMove } from './read-move.ts';
import { answerScore, readSheet } from './score.ts';

export const terminal: TerminalGame = {
  format: dobroFormat,
  move: task(readMove, answerMove),
  sheet: task(readSheet, answerScore),
};
