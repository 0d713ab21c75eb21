import { gameIcons } from '#generated/icons.ts';
import type { Drawing } from './drawing.ts';
import { interfaceIcons } from './interface.ts';

/** Every icon by id: those of the games, and those that all pages share. */
export const icons = { ...gameIcons, ...interfaceIcons } as const satisfies Record<string, Drawing>;

export type IconId = keyof typeof icons;

export function isIcon(id: string): id is IconId {
  return Object.hasOwn(icons, id);
}

export const iconIds: readonly IconId[] = Object.keys(icons).filter(isIcon);
