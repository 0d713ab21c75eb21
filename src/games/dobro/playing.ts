import { logged, played } from '#engine/core/played-game.ts';
import { game, watched } from '#engine/dobro/game.ts';
import { describeGame } from '#engine/dobro/game-log.ts';
import { judgeMoves } from '#engine/dobro/judging/judge-moves.ts';

export const playing = played(game, watched, logged('round', describeGame, judgeMoves));
