import { clausePage } from '../../components/rules/addresses.ts';
import { type Namespace, uiResources } from '../../i18n/index.ts';
import type { GameId, Language } from '../../i18n/languages.ts';
import type { Surroundings } from './text.tsx';

/** At build time: what a page hands to its island. Only its language, only what it uses. */
export const surroundingsOf = (
  language: Language,
  game: GameId,
  namespaces: readonly Namespace[],
  clauses: readonly string[],
): Surroundings => ({
  language,
  texts: uiResources(language, namespaces),
  links: Object.fromEntries(clauses.map((id) => [id, clausePage(language, game, id)])),
});
