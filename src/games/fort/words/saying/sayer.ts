import { fortFormat } from '#engine/fort/format/schema.ts';
import type { Language } from '#i18n/languages.ts';
import type { Sayer } from '#words/saying/sayer.ts';
import { sayerOf } from '#words/saying/saying.ts';
import { fortSpeech } from './speech.ts';

/** At build time and in the terminal: says descriptions of Fort in one language. */
export const sayerFort = (language: Language): Sayer =>
  sayerOf({ id: 'fort', format: fortFormat, speech: fortSpeech }, language);
