import { translator } from '#i18n/index.ts';
import { games, type Language, languages } from '#i18n/languages.ts';
import { gameName } from '#model/sections.ts';
import { type SearchedGame, searchEntries } from './entries.ts';
import { type GameNames, indexFormat, type SearchIndex, type SearchTexts } from './entry.ts';
import { mostHits } from './find.ts';
import { letterSwapper } from './letters.ts';
import { packEntries } from './pack.ts';
import { synonymStems } from './sought.ts';
import { listed, smallWords } from './words/stop-words.ts';

/** One form for each way of counting that the language has, for the browser to choose from. */
function countForms(language: Language): Record<string, string> {
  const t = translator(language);
  const plurals = new Intl.PluralRules(language);
  return Object.fromEntries(
    Array.from({ length: mostHits + 1 }, (_, count) => [
      plurals.select(count),
      t('search:count', { count }).replace(String(count), '{{count}}'),
    ]),
  );
}

function searchTexts(language: Language): SearchTexts {
  const t = translator(language);
  return {
    hint: t('search:hint'),
    none: t('search:none'),
    close: t('search:close'),
    results: t('search:results'),
    kinds: {
      card: t('search:kinds.card'),
      term: t('search:kinds.term'),
      page: t('search:kinds.page'),
      chapter: t('search:kinds.chapter'),
      rule: t('search:kinds.rule'),
      print: t('search:kinds.print'),
      icon: t('search:kinds.icon'),
      question: t('search:kinds.question'),
    },
    games: Object.fromEntries(games.map((game) => [game, gameName(game, language)])),
    count: countForms(language),
  };
}

export const gameNames = (): GameNames =>
  Object.fromEntries(
    games.map((game) => [game, [...new Set(languages.map((other) => gameName(game, other)))]]),
  );

/** All that the browser needs to search in one language. */
export const searchIndex = (language: Language, searched: readonly SearchedGame[]): SearchIndex => {
  const swap = letterSwapper(language);
  const { little, asking, number } = smallWords[language];
  return {
    format: indexFormat,
    language,
    texts: searchTexts(language),
    synonyms: synonymStems(language).map(swap),
    small: {
      little: swap(listed(little).join(' ')),
      asking: swap(asking),
      number: swap(number),
    },
    names: gameNames(),
    entries: packEntries(searchEntries(language, searched), language),
  };
};
