import type { AstroGlobal } from 'astro';
import { type GameId, isGame, isLanguage, type Language } from '#i18n/languages.ts';

/** Where a rule text is being set: components inside MDX get no props but the writer's. */
export interface Place {
  readonly game: GameId;
  readonly lang: Language;
  /** All rules stand on this page: headings are a step smaller, links stay on it. */
  readonly whole: boolean;
}

export function placeOf({
  params,
  routePattern,
}: Pick<AstroGlobal, 'params' | 'routePattern'>): Place {
  const { game, lang } = params;
  if (!isGame(game) || !isLanguage(lang))
    throw new Error(`rule texts stand on pages of a game and a language, not on ${routePattern}`);
  return { game, lang, whole: routePattern.includes('/rulebook') };
}
