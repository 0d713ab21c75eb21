import { cardFace } from '../../../components/rules/card-face.ts';
import { suits } from '../../../engine/fort/notation/tree.ts';
import { bestFriendIds, cards, kidIds, madeUpRuleIds } from '../../../generated/fort.ts';
import { translator } from '../../../i18n/index.ts';
import type { Language } from '../../../i18n/languages.ts';
import type { FortNames } from './table.ts';

/** At build time: the names that the score sheet shows, in one language. */
export function fortNames(language: Language): FortNames {
  const t = translator(language);
  const nameOf = (id: string, shown: Language) => cardFace('fort', id, shown).name;
  const collator = new Intl.Collator(language);
  return {
    rules: madeUpRuleIds.map((id) => [id, nameOf(id, language)]),
    suits: Object.fromEntries(
      [...suits, 'coin' as const].map((id) => [id, t(`icons:names.${id}`)]),
    ),
    cards: [...kidIds, ...bestFriendIds]
      .map((id) => ({
        id,
        name: nameOf(id, language),
        // The printed nickname is English where the edition's own is not known to us.
        also: language === 'en' ? '' : nameOf(id, 'en'),
        signs: cards[id].suits,
      }))
      .sort((a, b) => collator.compare(a.name, b.name)),
  };
}
