import type { Language } from './languages.ts';

const formats = new Map<Language, Intl.DateTimeFormat>();

/** Creating a format takes a millisecond, and every printed page has a date. */
function formatOf(language: Language): Intl.DateTimeFormat {
  const before = formats.get(language);
  if (before !== undefined) return before;
  const made = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(language, made);
  return made;
}

/** A day as people write it in the middle of a sentence: November 17, 2026; 17 ноября 2026; 17 listopada 2026. */
export const sayDay = (date: Date, language: Language): string =>
  formatOf(language)
    .format(date)
    // The Russian “г.” ends with a full stop of its own, which would be doubled at the end of a sentence.
    .replace(/\sг\.$/, '');
