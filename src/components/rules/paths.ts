import { type GameId, games, type Language, languages } from '#i18n/languages.ts';

export interface GamePath {
  readonly params: { readonly lang: Language; readonly game: GameId };
}

/** Every game in every language: the paths of a page that each game has. */
export const gamePaths = (): GamePath[] =>
  languages.flatMap((lang) => games.map((game) => ({ params: { lang, game } })));
