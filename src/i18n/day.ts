import type { Language } from './languages.ts';

/** A day as people write it in the middle of a sentence: November 17, 2026; 17 ноября 2026; 17 listopada 2026. */
export const sayDay = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
    .format(date)
    // The Russian “г.” brings a full stop of its own, which doubles at the end of a sentence.
    .replace(/\sг\.$/, '');
