import { logged, played } from '#engine/core/played-game.ts';
import { game, watched } from '#engine/fort/game.ts';
import { describeGame } from '#engine/fort/game-log.ts';
import { judgeMoves } from '#engine/fort/several-moves/judge-moves.ts';

export const playing = played(game, watched, logged('turn', describeGame, judgeMoves));
