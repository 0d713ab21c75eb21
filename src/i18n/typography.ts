import type { Language } from './languages.ts';

const nbsp = '\u00a0';

/** Small words that must not end a line: they belong to what follows. */
const leaning: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  ru: 'в во к ко с со о об у и а я на не ни но по за из до от'.split(' '),
  pl: 'a i o u w z'.split(' '),
};

/** Particles that must not begin a line: they belong to what comes before. */
const trailing: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  ru: 'ли же бы б ж'.split(' '),
  pl: [],
};

const before = '(?<![\\p{L}\\p{N}])';
const after = '(?![\\p{L}\\p{N}])';

/** In lower case, and with a capital at the beginning of a sentence; «ПО» means points. */
const written = (word: string): string =>
  `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`;

const patterns = (language: Language) => {
  const small = `(?:${leaning[language].map(written).join('|')})`;
  return {
    small: new RegExp(`(?<=${before}${small}) (?=\\S)`, 'gu'),
    // A small word after a number leans forward, away from it: «от 2 до 12».
    number: new RegExp(`(?<=\\d) (?=\\p{L})(?!${small}${after})`, 'gu'),
    particle: new RegExp(` (?=(?:${trailing[language].join('|') || '(?!)'})${after})`, 'giu'),
    dash: / (?=[—–] )/g,
  };
};
const set = { ru: patterns('ru'), pl: patterns('pl') };

/**
 * One text as its language sets it: a dash stays with the words before it, a number with its noun, a
 * small word with its neighbour. MDX markup is left alone; a text that has been set already stays as it is.
 */
export function typeset(text: string, language: Language): string {
  if (language === 'en') return text;
  const { small, number, particle, dash } = set[language];
  return [dash, number, small, particle].reduce((so, one) => so.replace(one, nbsp), text);
}
