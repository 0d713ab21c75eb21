import { type Language, languages } from '#i18n/languages.ts';

const placeholder = /\{\{.*?\}\}/g;

/** The words of a text, without figures, placeholders and addresses. */
export const wordsOf = (text: string): string[] =>
  (
    text
      .replace(placeholder, ' ')
      .replace(/`[^`]*`/g, ' ')
      .match(/[\p{L}\p{N}'’-]+/gu) ?? []
  )
    .map((word) => word.replaceAll('’', "'").replace(/^['-]+|['-]+$/g, ''))
    .filter((word) => word.length > 1 && !/\p{N}/u.test(word));

/** A word is spelt in the letters of its language: in a Russian text, English names are English. */
export const alphabetOf = (word: string, language: Language): Language => {
  if (language === 'ru' && /^[a-z'-]+$/i.test(word)) return languages[0];
  return language;
};
