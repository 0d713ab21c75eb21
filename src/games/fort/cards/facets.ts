import type { Facets } from '#components/cards/filter.ts';
import { boxNames } from '#engine/fort/notation/tree.ts';
import { looseTranslator } from '#i18n/index.ts';
import type { Language } from '#i18n/languages.ts';
import { cardText, namesInAllLanguages } from '#model/cards.ts';
import { sayBox } from '../words/box.ts';
import { iconsOf, isImprovable } from './box-parts.ts';
import { type FortCard, isPlayCard } from './cards.ts';

/** What a Fort card is found by in the overview. */
export function fortFacets(card: FortCard, language: Language): Facets {
  const names = namesInAllLanguages('fort', card.id);
  if (!isPlayCard(card)) {
    const text = [...names, cardText('fort', card.id, language)].join(' ');
    return { kind: card.kind, suits: [], public: [], private: [], improvable: [], text };
  }
  const t = looseTranslator(language);
  const sentences = card.hasBoxes ? boxNames.map((where) => sayBox(card[where], t)) : [];
  return {
    kind: card.kind,
    suits: card.suits,
    public: iconsOf(card.public),
    private: iconsOf(card.private),
    improvable: boxNames.filter((where) => isImprovable(card[where])),
    text: [...names, ...sentences].join(' '),
  };
}
