import { type TerminalGame, task } from '#cli/game.ts';
import { inAnyVersion, readAs } from '#cli/read.ts';
import { moveReader } from '#cli/read-move.ts';
import { exitCodes } from '#cli/reply.ts';
import { format } from '#engine/pebbles/format.ts';
import { say, sayWinners } from './words.ts';

export const terminal: TerminalGame = {
  format,
  move: task(moveReader(format, { names: () => [] }), ({ situation = {}, move }, { t }) =>
    say(situation, move, t),
  ),
  sheet: task(
    (text) => inAnyVersion(text, format.sheetFile, format, (now) => readAs(now, format.sheetFile)),
    (sheet, { t }) => ({
      code: exitCodes.legal,
      lines: [
        ...sheet.players.map((name, seat) => `${name}: ${sheet.pebbles[seat]}`),
        sayWinners(sheet, t),
      ],
      data: { players: sheet.players, totals: sheet.pebbles },
    }),
  ),
};
