import { bestFriendIds, cards, kidIds, type PlayableId } from '#generated/fort.ts';
import type { Language } from '#i18n/languages.ts';
import { cardFace } from '#model/cards.ts';
import type { PickCard } from '#widgets/shared/card-picker.tsx';

/** At build time: the kids and Best Friends to choose from, by their printed names. */
export function pickCards(language: Language): PickCard<PlayableId>[] {
  const collator = new Intl.Collator(language);
  return [...kidIds, ...bestFriendIds]
    .map((id) => {
      const { printed, ours } = cardFace('fort', id, language);
      const english = cardFace('fort', id, 'en').printed;
      return {
        id,
        name: printed,
        ...(ours === undefined ? {} : { ours }),
        ...(english === printed ? {} : { also: english }),
        signs: cards[id].suits,
      };
    })
    .sort((a, b) => collator.compare(a.name, b.name));
}

/** Made-up rules and perks are named as printed in every edition. */
export const namesOf = <Id extends string>(
  ids: readonly Id[],
  language: Language,
): (readonly [Id, string])[] => ids.map((id) => [id, cardFace('fort', id, language).printed]);
