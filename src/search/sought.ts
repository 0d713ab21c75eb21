import { uiResources } from '#i18n/index.ts';
import type { GameId, Language } from '#i18n/languages.ts';
import { leaves } from '#i18n/resource.ts';

/**
 * Words that people look for though the text has others, by the id of a clause or a term. Several are
 * parted by commas.
 */
export function soughtAs(language: Language, game: GameId, id: string): string[] {
  const { search = {} } = uiResources(language, ['search']);
  const key = `search:sought.${game}.${id}`;
  const found = leaves(search).find(({ path }) => `search:${path}` === key);
  return found === undefined ? [] : found.text.split(', ');
}
