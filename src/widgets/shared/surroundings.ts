import { type Namespace, nounsFor, uiResources } from '#i18n/index.ts';
import type { GameId, Language } from '#i18n/languages.ts';
import { type IconId, icons } from '#icons/index.ts';
import { clausePage } from '#model/addresses.ts';
import type { Surroundings } from './text.tsx';

/** The icons of the shared parts. */
const shared: readonly IconId[] = [
  'minus',
  'plus',
  'cross',
  'undo',
  'share',
  'copy',
  'print',
  'download',
];

export interface Needs {
  readonly texts: readonly Namespace[];
  readonly clauses: readonly string[];
  readonly icons?: readonly IconId[];
}

/** At build time: what a page hands to its widget, in its language only. */
export const surroundingsOf = (language: Language, game: GameId, needs: Needs): Surroundings => ({
  language,
  texts: uiResources(language, needs.texts),
  nouns: nounsFor(language, [game]),
  links: Object.fromEntries(needs.clauses.map((id) => [id, clausePage(language, game, id)])),
  icons: Object.fromEntries([...shared, ...(needs.icons ?? [])].map((id) => [id, icons[id].d])),
});
