import type { GameId } from '#i18n/languages.ts';

/** Element of the reference page that something of a game's format is shown in. */
export const anchorOf = (game: GameId, name: string): string => `${game}-${name}`;
