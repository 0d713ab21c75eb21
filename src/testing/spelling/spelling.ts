import { readFileSync } from 'node:fs';
import en from 'dictionary-en';
import pl from 'dictionary-pl';
import ru from 'dictionary-ru';
import { type Language, languages } from '#i18n/languages.ts';
import type { ContentText } from '#model/all-texts.ts';
import { inProject } from '#scripts/lib/root.ts';
import { createSpeller } from './speller.ts';
import { alphabetOf, wordsOf } from './texts.ts';

type Speller = (word: string) => boolean;

const dictionaries = { en, ru, pl };
const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** Words that no dictionary has, one per line; what follows a # is a remark. */
export const acceptedWords = (language: Language): Set<string> =>
  new Set(
    readFileSync(inProject('src/testing/spelling/words', `${language}.txt`), 'utf8')
      .split('\n')
      .map((line) => line.replace(/#.*/, '').trim())
      .filter((line) => line !== ''),
  );

export function readSpeller(language: Language): Speller {
  const { aff, dic } = dictionaries[language];
  const inDictionary = createSpeller(text(aff), text(dic));
  const accepted = acceptedWords(language);
  return (word) =>
    accepted.has(word) ||
    accepted.has(word.charAt(0).toLowerCase() + word.slice(1)) ||
    inDictionary(word);
}

/** Words that are in no dictionary and on no list, each with the first file it stands in. */
export function misspelt(texts: readonly ContentText[], names: ReadonlySet<string>): string[] {
  const spellers = new Map(languages.map((language) => [language, readSpeller(language)]));
  const seen = new Map<string, boolean>();
  const isKnown = (word: string, language: Language): boolean => {
    const key = `${language} ${word}`;
    const before = seen.get(key);
    if (before !== undefined) return before;
    const speller = spellers.get(alphabetOf(word, language));
    const whole = names.has(word) || speller?.(word) === true;
    const known =
      whole ||
      (word.includes('-') &&
        word.split('-').every((part) => part.length < 2 || isKnown(part, language)));
    seen.set(key, known);
    return known;
  };
  const found = new Set<string>();
  for (const { file, language, text: words } of texts)
    for (const word of wordsOf(words))
      if (!isKnown(word, language)) found.add(`${file}: "${word}" is no ${language} word we know`);
  return [...found];
}
