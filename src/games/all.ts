import { type GameId, games } from '#i18n/languages.ts';
import type { Game } from './game.ts';
import { registry } from './registry.ts';

export const gameOf = async (id: GameId): Promise<Game> => (await registry[id].module()).game;

/** Every game, in the order in which the site shows them. */
export const allGames = (): Promise<Game[]> => Promise.all(games.map(gameOf));
