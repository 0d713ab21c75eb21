import type { Language } from '#i18n/languages.ts';
import type { GameFacts } from './facts.ts';

export interface CardName {
  /** The name printed on the card in this edition; the English nickname where that is unknown. */
  readonly printed: string;
  /** Our translation of an English nickname; pages mark it as ours. */
  readonly ours?: string;
}

/** A printed term without the explanation that may follow it in brackets. */
export const bareTerm = (term: string): string => term.replace(/ \(.*\)$/, '');

/** What a card is called in a language, or undefined for an unknown id. */
export function cardNameIn(
  { cards, terms }: Pick<GameFacts, 'cards' | 'terms'>,
  id: string,
  language: Language,
): CardName | undefined {
  const card = Object.values(cards).find((group) => Object.hasOwn(group, id))?.[id];
  if (card === undefined) return undefined;
  const { names, term, value } = card;
  if (term !== undefined) {
    const words = terms[term];
    return words === undefined ? undefined : { printed: bareTerm(words[language]) };
  }
  if (names === undefined) return { printed: String(value) };
  const printed = names[language];
  if (printed !== undefined) return { printed };
  const ours = language === 'en' ? undefined : names.ours?.[language];
  // A name that is the same in both languages needs no translation beside it.
  return ours === undefined || ours === names.en
    ? { printed: names.en }
    : { printed: names.en, ours };
}
