import type { Language } from '#i18n/languages.ts';
import { endings } from './cut.ts';
import { stemEnglish } from './english.ts';
import { isCyrillic } from './fold.ts';
import { stemPolish } from './polish.ts';
import { stemRussian } from './russian.ts';

/** The endings that are known, by language: those of others stay on. */
export type EndingLists = Partial<Readonly<Record<Language, string>>>;

/**
 * The part of a folded word that its forms share. Every page also knows words of the other two
 * languages: Cyrillic is Russian everywhere, Latin is Polish on Polish pages and else English.
 */
export function stemWith(lists: EndingLists): (language: Language, word: string) => string {
  const [russian, polish] = [endings(lists.ru ?? ''), endings(lists.pl ?? '')];
  return (language, word) => {
    if (isCyrillic(word)) return stemRussian(word, russian);
    return language === 'pl' ? stemPolish(word, polish) : stemEnglish(word);
  };
}
