import { type Namespace, nounsFor, uiResources } from '#i18n/index.ts';
import type { GameId, Language } from '#i18n/languages.ts';
import { namesOnly } from '#i18n/resource.ts';
import { type IconId, icons } from '#icons/index.ts';
import { clausePage } from '#model/addresses.ts';
import { bookOf, clauseOf } from '#model/book.ts';
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
  /** Whether the island names these clauses by number and title. */
  readonly titled?: true;
  readonly icons?: readonly IconId[];
  /** The words of a format of which only the names are shown: of these parts, or of all. */
  readonly names?: { readonly of: Namespace; readonly parts?: readonly string[] };
}

const titleOf = (language: Language, game: GameId, id: string): string => {
  const { number, title } = clauseOf(bookOf(game, language), id);
  return `${number} ${title}`;
};

function onlyNames(language: Language, { of, parts }: NonNullable<Needs['names']>) {
  const names = Object.entries(namesOnly(uiResources(language, [of])[of] ?? {}));
  return { [of]: Object.fromEntries(names.filter(([part]) => parts?.includes(part) ?? true)) };
}

/** At build time: what a page hands to its widget, in its language only. */
export const surroundingsOf = (language: Language, game: GameId, needs: Needs): Surroundings => ({
  language,
  texts: {
    ...uiResources(language, needs.texts),
    ...(needs.names && onlyNames(language, needs.names)),
  },
  nouns: nounsFor(language, [game]),
  links: Object.fromEntries(needs.clauses.map((id) => [id, clausePage(language, game, id)])),
  ...(needs.titled && {
    titles: Object.fromEntries(needs.clauses.map((id) => [id, titleOf(language, game, id)])),
  }),
  icons: Object.fromEntries([...shared, ...(needs.icons ?? [])].map((id) => [id, icons[id].d])),
});
