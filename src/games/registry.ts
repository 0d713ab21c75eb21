import type { TerminalGame } from '#cli/game.ts';
import type { ReadGameContent } from '#model/game-content.ts';
import type { Game } from './game.ts';

/** How a game is reached. Everything is loaded when it is asked for: a list of games costs nothing. */
interface Registered {
  /** What `npm run generate` needs; it runs before there is generated code. */
  readonly content: () => Promise<{ readonly readContent: ReadGameContent }>;
  readonly module: () => Promise<{ readonly game: Game }>;
  readonly terminal: () => Promise<{ readonly terminal: TerminalGame }>;
}

/** Every game, in the order in which the site shows them. A new game adds its line here. */
export const registry = {
  fort: {
    content: () => import('./fort/content/index.ts'),
    module: () => import('./fort/index.ts'),
    terminal: () => import('./fort/terminal/index.ts'),
  },
  dobro: {
    content: () => import('./dobro/content/index.ts'),
    module: () => import('./dobro/index.ts'),
    terminal: () => import('./dobro/terminal/index.ts'),
  },
} as const satisfies Readonly<Record<string, Registered>>;
