import { type GameId, games, type Language, languages } from '#i18n/languages.ts';

export interface GamePath {
  readonly params: { readonly lang: Language; readonly game: GameId };
}

/** Every game in every language: the addresses of a page that each game has once. */
export const gamePaths = (): GamePath[] =>
  languages.flatMap((lang) => games.map((game) => ({ params: { lang, game } })));
