import { dobroFormat } from '#engine/dobro/format/schema.ts';
import type { Language } from '#i18n/languages.ts';
import type { Sayer } from '#words/saying/sayer.ts';
import { sayerOf } from '#words/saying/saying.ts';
import { dobroSpeech } from './speech.ts';

/** At build time and in the terminal: says descriptions of Dobro in one language. */
export const sayerDobro = (language: Language): Sayer =>
  sayerOf({ id: 'dobro', format: dobroFormat, speech: dobroSpeech }, language);
