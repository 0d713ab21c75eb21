import type { Facets } from '#components/cards/filter.ts';
import type { Language } from '#i18n/languages.ts';
import { cardText, namesInAllLanguages } from '#model/cards.ts';

/** What a Dobro card is found by. */
export function dobroFacets(id: string, kind: string, language: Language): Facets {
  const text = [...namesInAllLanguages('dobro', id), cardText('dobro', id, language)].join(' ');
  return { kind, suits: [], public: [], private: [], improvable: [], text };
}
