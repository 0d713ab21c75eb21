import type { Language } from '#i18n/languages.ts';
import { endingLists } from './ending-lists.ts';
import { stemWith } from './stem-with.ts';

/** The part of a folded word that its forms share, in any of the languages. */
export const stem: (language: Language, word: string) => string = stemWith(endingLists);
