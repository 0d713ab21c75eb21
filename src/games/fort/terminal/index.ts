import { type TerminalGame, task } from '#cli/game.ts';
import { fortFormat } from '#engine/fort/format/schema.ts';
import { answerMove } from './judge.ts';
import { readMove } from './read-move.ts';
import { answerScore, readSheet } from './score.ts';

export const terminal: TerminalGame = {
  format: fortFormat,
  move: task(readMove, answerMove),
  sheet: task(readSheet, answerScore),
};
