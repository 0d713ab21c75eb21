import type { TerminalGames } from '#cli/game.ts';
import type { PlayedGame } from '#engine/core/played-game.ts';
import type { PractisedGame } from '#engine/core/practice/practised-game.ts';
import { type GameId, games } from '#i18n/languages.ts';
import type { GameModule, SiteGame } from './game.ts';
import { registry } from './registry.ts';

/** The games that can be played at random, each loaded when it is asked for. */
export function playedGames(): Map<string, () => Promise<PlayedGame>> {
  const modules: [string, GameModule][] = Object.entries(registry);
  return new Map(
    modules.flatMap(([id, { playing: load }]) =>
      load === undefined ? [] : [[id, async () => (await load()).playing] as const],
    ),
  );
}

/** The games that can be practised, each loaded when it is asked for. */
export function practisedGames(): Map<GameId, () => Promise<PractisedGame>> {
  return new Map(
    games.flatMap((id) => {
      const { practice: load }: GameModule = registry[id];
      return load === undefined ? [] : [[id, async () => (await load()).practice] as const];
    }),
  );
}

export const gameOf = async (id: GameId): Promise<SiteGame> => (await registry[id].module()).game;

/** Every game, in the order in which the site shows them. */
export const allGames = (): Promise<SiteGame[]> => Promise.all(games.map(gameOf));

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
