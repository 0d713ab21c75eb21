import type { Drawing } from '#icons/drawing.ts';
import { actionsIcons } from './actions.ts';
import { resourcesIcons } from './resources.ts';
import { suitsIcons } from './suits.ts';
import { symbolsIcons } from './symbols.ts';
import { zonesIcons } from './zones.ts';

/** Every drawing of Fort by id; `fort` stands for the game itself. */
export const icons = {
  fort: {
    d: 'm12.41 1.03 7.8 5.6a.7.7 0 0 1-.41 1.27h-1.4v5.7h2.4a.8.8 0 0 1 .8.8v1.2a.8.8 0 0 1-.8.8h-1.22a1 1 0 0 1-.31.94l-4.2 3.8-.04.03.37 1.83H8.6l.37-1.83-.04-.03-4.2-3.8a1 1 0 0 1-.31-.94H3.2a.8.8 0 0 1-.8-.8v-1.2a.8.8 0 0 1 .8-.8h2.4V7.9H4.2a.7.7 0 0 1-.41-1.27l7.8-5.6a.7.7 0 0 1 .82 0M13.8 13.6V9h-3.6v4.6zm-4.38 5.29.5-2.49H6.67zm7.91-2.49h-3.25l.5 2.49z',
  },
  ...suitsIcons,
  ...resourcesIcons,
  ...actionsIcons,
  ...symbolsIcons,
  ...zonesIcons,
} as const satisfies Record<string, Drawing>;
