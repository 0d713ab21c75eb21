import { type Namespace, nounsFor, uiResources } from '#i18n/index.ts';
import type { GameId, Language } from '#i18n/languages.ts';
import { namesOnly, type Resource } from '#i18n/resource.ts';
import { clausePage } from '#model/addresses.ts';
import { bookOf, clauseOf } from '#model/book.ts';
import type { Surroundings } from './text.tsx';

type Chapters = { readonly [of in Namespace]?: readonly string[] };

export interface Needs {
  readonly texts: readonly Namespace[];
  /** Namespaces of which only some chapters are needed: of `card-pages`, those about names. */
  readonly only?: Chapters;
  /** Namespaces of which some chapters are not needed: those that only the terminal uses. */
  readonly without?: Chapters;
  readonly clauses: readonly string[];
  /** Whether the island names these clauses by number and title. */
  readonly titled?: true;
  /** The words of a format from which only names are needed: of these parts, or of all. */
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

function textsOf(
  language: Language,
  { texts, only = {}, without = {} }: Needs,
): Record<string, Resource> {
  const whole = uiResources(language, texts);
  const needed = (of: Namespace): Resource =>
    Object.fromEntries(
      Object.entries(whole[of] ?? {}).filter(
        ([name]) => (only[of]?.includes(name) ?? true) && !without[of]?.includes(name),
      ),
    );
  return Object.fromEntries(texts.map((of) => [of, needed(of)]));
}

/** At build time: what a page gives to its widget, in the language of the page only. */
export const surroundingsOf = (language: Language, game: GameId, needs: Needs): Surroundings => ({
  language,
  texts: {
    ...textsOf(language, needs),
    ...(needs.names && onlyNames(language, needs.names)),
  },
  nouns: nounsFor(language, [game]),
  links: Object.fromEntries(needs.clauses.map((id) => [id, clausePage(language, game, id)])),
  ...(needs.titled && {
    titles: Object.fromEntries(needs.clauses.map((id) => [id, titleOf(language, game, id)])),
  }),
});
