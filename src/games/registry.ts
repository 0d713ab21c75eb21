import type { GameModule } from './game.ts';

/** Every game, in the order in which the site shows them. A new game adds its entry here. */
export const registry = {
  fort: {
    icons: () => import('./fort/icons/index.ts'),
    content: () => import('./fort/content/index.ts'),
    terminal: () => import('./fort/terminal/index.ts'),
    module: () => import('./fort/index.ts'),
    playing: () => import('./fort/playing.ts'),
    practice: () => import('#engine/fort/practice.ts'),
  },
  dobro: {
    icons: () => import('./dobro/icons.ts'),
    content: () => import('./dobro/content/index.ts'),
    terminal: () => import('./dobro/terminal/index.ts'),
    module: () => import('./dobro/index.ts'),
    playing: () => import('./dobro/playing.ts'),
    practice: () => import('#engine/dobro/practice.ts'),
  },
} as const satisfies Readonly<Record<string, GameModule>>;
