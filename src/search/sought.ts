import { uiResources } from '#i18n/index.ts';
import type { GameId, Language } from '#i18n/languages.ts';
import { leaves, type Resource } from '#i18n/resource.ts';
import { stemsOf } from './phrasing.ts';
import { fold, wordsOf } from './words/fold.ts';
import { stem } from './words/stem.ts';
import { stemmer } from './words/stemmer.ts';
import { saysLittle } from './words/stop-words.ts';

const textsOf = (language: Language): Resource => uiResources(language, ['search']).search ?? {};

/** A phrase without the words that say little, as far as it is long enough to do without them. */
export function telling(language: Language, phrase: string): string {
  const words = phrase.split(' ');
  const kept = words.filter((word) => !saysLittle(language, fold(word)));
  // In a short phrase each word counts: “how to win” is not “who wins”.
  return (kept.length < 3 ? words : kept).join(' ');
}

/**
 * Phrases of stems, each once whatever the order of its words. What is sought is a third of the index, so they
 * are put as alike as can be for the way to the browser (pack.ts): the words that most of them have go first.
 */
function alike(phrases: readonly (readonly string[])[]): string[] {
  const each = [...new Map(phrases.map((words) => [words.toSorted().join(' '), words])).values()];
  const times = Map.groupBy(each.flat(), (word) => word);
  const timesOf = (word: string): number => times.get(word)?.length ?? 0;
  return each
    .map((words) => words.toSorted().toSorted((one, other) => timesOf(other) - timesOf(one)))
    .map((words) => words.join(' '))
    .toSorted();
}

/**
 * What players look for though the text has other words, by the id of a clause, or by `terms.`,
 * `cards.`, `chapters.` or `pages.` and the id. Several are parted by commas. As stems, each once:
 * they are never shown, and “limits of pizza” says what “pizza limit” does.
 */
export function soughtIn(language: Language): (game: GameId, id: string) => string[] {
  const stem = stemmer(language, synonymStems(language));
  const phrases = new Map(
    leaves(textsOf(language)).map(({ path, text }) => [`search:${path}`, text]),
  );
  return (game, id) => {
    const typed = phrases.get(`search:sought.${game}.${id}`)?.split(', ') ?? [];
    return alike(typed.map((phrase) => stemsOf(telling(language, phrase), stem)));
  };
}

/** Words that mean the same to a player, as stems: whoever types one of a line finds the others. */
export const synonymStems = (language: Language): string[] =>
  leaves(textsOf(language))
    .filter(({ path }) => path.startsWith('synonyms.'))
    .map(({ text }) => {
      const stems = wordsOf(text).map((word) => stem(language, word));
      return [...new Set(stems)].join(' ');
    });
