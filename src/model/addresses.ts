import type { GameId, Language } from '#i18n/languages.ts';
import { pageUrl } from '#i18n/urls.ts';
import { bookOf, clauseOf } from './book.ts';

export const gamePage = (language: Language, game: GameId, page: string): string =>
  pageUrl(language, `${game}/${page}`);

export const chapterPage = (language: Language, game: GameId, chapter: string): string =>
  gamePage(language, game, `rules/${chapter}/`);

export const clausePage = (language: Language, game: GameId, id: string): string =>
  `${chapterPage(language, game, clauseOf(bookOf(game, language), id).chapter)}#${id}`;

export const termPage = (language: Language, game: GameId, id: string): string =>
  `${gamePage(language, game, 'glossary/')}#${id}`;

export const cardPage = (language: Language, game: GameId, id: string): string =>
  gamePage(language, game, `cards/${id}/`);
