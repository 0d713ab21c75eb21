import type { TerminalGames } from '#cli/game.ts';
import { type GameId, games } from '#i18n/languages.ts';
import type { Game } from './game.ts';
import { registry } from './registry.ts';

export const gameOf = async (id: GameId): Promise<Game> => (await registry[id].module()).game;

/** Every game, in the order in which the site shows them. */
export const allGames = (): Promise<Game[]> => Promise.all(games.map(gameOf));

/** Every game as the command line knows it. */
export async function terminalGames(): Promise<TerminalGames> {
  const parts = new Map(
    await Promise.all(
      games.map(async (id) => [id, (await registry[id].terminal()).terminal] as const),
    ),
  );
  return (id) => {
    const terminal = parts.get(id);
    if (terminal === undefined) throw new Error(`src/games/registry.ts: there is no ${id}`);
    return terminal;
  };
}
