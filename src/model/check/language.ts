import type { Language } from '#i18n/languages.ts';
import { foreignWords } from './foreign-words.ts';

const cyrillic = /\p{Script=Cyrillic}/u;
const polishLetter = /[ąćęłńśźżĄĆĘŁŃŚŹŻ]/;
const words = (text: string): string[] => text.match(/\p{L}[\p{L}'’]*/gu) ?? [];

/** Small words that only this one of our languages has: two of them show which language a sentence is in. */
const smallWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    'the of and you your with from are is this that for can card cards when each'.split(' '),
  ),
  ru: new Set(),
  pl: new Set(
    'się nie na z w i jest lub dla karta karty kartę kart ze twoja twój twoje jeśli'.split(' '),
  ),
};

const count = (text: readonly string[], language: Language): number =>
  text.filter((word) => smallWords[language].has(word.toLowerCase())).length;

const known = new Set(foreignWords);

/** Longest run of words in Latin letters: a name or two is fine in Russian, a sentence is not. */
function latinRun(text: readonly string[]): string[] {
  let longest: string[] = [];
  let run: string[] = [];
  for (const word of text) {
    run = /^[a-z]/i.test(word) ? [...run, word] : [];
    if (run.length > longest.length) longest = run;
  }
  return longest;
}

/**
 * What shows that a text is not in the language of its file, if anything does. Letters tell Russian from the
 * others; Polish letters and small words tell Polish from English. Placeholders, code between
 * backticks, link targets and words on the list of names are ignored.
 */
export function foreignText(
  text: string,
  language: Language,
  names: readonly string[] = [],
): string | undefined {
  let rest = text.replace(/\{\{.*?\}\}|`[^`]*`/g, ' ');
  for (const name of names) rest = rest.replaceAll(name, ' ');
  const all = words(rest).filter((word) => !known.has(word));
  const foreign = (test: RegExp): string | undefined => all.find((word) => test.test(word));

  if (language !== 'ru') {
    const word = foreign(cyrillic);
    if (word !== undefined) return `"${word}" is in Cyrillic letters`;
  }
  if (language !== 'pl') {
    const word = foreign(polishLetter);
    if (word !== undefined) return `"${word}" has Polish letters`;
  }
  if (language === 'ru') {
    if (all.length > 0 && !cyrillic.test(rest) && all.some((word) => word.length > 1))
      return `"${all.join(' ')}" has no Cyrillic letter`;
    const run = latinRun(all);
    if (run.length >= 4) return `"${run.join(' ')}" is not in Russian`;
    return undefined;
  }
  const other: Language = language === 'pl' ? 'en' : 'pl';
  if (count(all, other) >= 2 && count(all, other) > count(all, language))
    return `the words look ${other === 'en' ? 'English' : 'Polish'}`;
  return undefined;
}
