import { looseTranslator } from '#i18n/index.ts';
import type { Language } from '#i18n/languages.ts';
import { cardName, cardsOf } from '#model/cards.ts';
import { isTitled } from './titles.ts';
import type { FortWords } from './verdict.ts';

/** At build time and on the command line: what sentences about Fort are made with, in one language. */
export function fortWords(language: Language, t = looseTranslator(language)): FortWords {
  const nameOf = (id: string) =>
    cardsOf('fort').has(id) ? cardName('fort', id, language) : undefined;
  return {
    t,
    name: (id) => nameOf(id)?.printed,
    english: (id) => {
      const name = nameOf(id);
      return name?.ours === undefined ? undefined : name.printed;
    },
    titled: isTitled,
  };
}
