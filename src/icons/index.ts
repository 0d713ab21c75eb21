import { actionsIcons } from './actions.ts';
import { dobroIcons } from './dobro.ts';
import type { Drawing } from './drawing.ts';
import { interfaceIcons } from './interface.ts';
import { marksIcons } from './marks.ts';
import { resourcesIcons } from './resources.ts';
import { suitsIcons } from './suits.ts';
import { symbolsIcons } from './symbols.ts';
import { zonesIcons } from './zones.ts';

/** Every icon by id. Client code imports the one group it needs instead. */
export const icons = {
  ...marksIcons,
  ...suitsIcons,
  ...resourcesIcons,
  ...actionsIcons,
  ...symbolsIcons,
  ...zonesIcons,
  ...dobroIcons,
  ...interfaceIcons,
} as const satisfies Record<string, Drawing>;

export type IconId = keyof typeof icons;

export function isIcon(id: string): id is IconId {
  return Object.hasOwn(icons, id);
}

export const iconIds: readonly IconId[] = Object.keys(icons).filter(isIcon);
