import { suits } from '#engine/fort/notation/tree.ts';
import { madeUpRuleIds } from '#generated/fort.ts';
import { translator } from '#i18n/index.ts';
import type { Language } from '#i18n/languages.ts';
import { namesOf, pickCards } from '../cards.ts';
import type { FortNames } from './context.ts';

/** At build time: the names that the score sheet shows, in one language. */
export function fortNames(language: Language): FortNames {
  const t = translator(language);
  return {
    rules: namesOf(madeUpRuleIds, language),
    perks: namesOf(['xxl-backpack'], language),
    suits: Object.fromEntries(
      [...suits, 'coin' as const].map((id) => [id, t(`icons:names.${id}`)]),
    ),
    cards: pickCards(language),
  };
}
