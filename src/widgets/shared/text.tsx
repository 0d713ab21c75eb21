import { type ComponentChildren, createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import { type Format, formatter } from '#i18n/format.ts';
import type { Translator } from '#i18n/index.ts';
import type { Language } from '#i18n/languages.ts';
import type { Nouns } from '#i18n/nouns.ts';
import type { Resource } from '#i18n/resource.ts';

/** What every island gets from its page: words, and the addresses of clauses. */
export interface Surroundings {
  readonly language: Language;
  /** Texts of the namespaces that the island uses, of this language only. */
  readonly texts: Readonly<Record<string, Resource>>;
  /** Words that these texts put into their forms. */
  readonly nouns: Nouns;
  /** Clause id → address of the clause. */
  readonly links: Readonly<Record<string, string>>;
  /** Clause id → number and title of the clause, where the island names it. */
  readonly titles?: Readonly<Record<string, string>>;
}

interface Words extends Surroundings {
  readonly t: Format;
}

const nothing: Words = {
  language: 'en',
  texts: {},
  nouns: {},
  links: {},
  t: formatter('en', {}),
};
const WordsContext = createContext<Words>(nothing);

export function WordsProvider(props: Surroundings & { children: ComponentChildren }) {
  // The language of a page never changes.
  const words = useMemo<Words>(
    () => ({ ...props, t: formatter(props.language, props.texts, props.nouns) }),
    [],
  );
  return <WordsContext.Provider value={words}>{props.children}</WordsContext.Provider>;
}

/** For words that are put together elsewhere (src/words): any key. */
export const useFormat = (): Format => useContext(WordsContext).t;

/** Texts with typed keys, as on the pages: `t('games:undo')`. */
export const useText = (): Translator => useFormat();

export const useLanguage = (): Language => useContext(WordsContext).language;

/** The words of a rule, a tap away. Without an address for the clause only the words are shown. */
export function RuleLink(props: { clause: string; children: ComponentChildren; label?: string }) {
  const { links } = useContext(WordsContext);
  const href = links[props.clause];
  if (href === undefined) return <>{props.children}</>;
  return (
    <a class="w-rule" href={href} aria-label={props.label}>
      {props.children}
    </a>
  );
}

/** The number and title of a rule, as the reader finds it in the rules. */
export const useRuleTitle = (): ((clause: string) => string) => {
  const { titles } = useContext(WordsContext);
  return (clause) => titles?.[clause] ?? clause;
};

/** Names in a row, joined as the language joins them. */
export const useList = (): ((names: readonly string[]) => string) => {
  const language = useLanguage();
  return (names) => new Intl.ListFormat(language).format(names);
};
