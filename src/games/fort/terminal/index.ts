import { type TerminalGame, task } from '#cli/game.ts';
import { fortFormat } from '#engine/fort/format/schema.ts';
import { tellMove } from './judge.ts';
import { readMove } from './read-move.ts';
import { readSheet, tellScore } from './score.ts';

export const terminal: TerminalGame = {
  format: fortFormat,
  move: task(readMove, tellMove),
  sheet: task(readSheet, tellScore),
};
