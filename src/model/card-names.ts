import type { GameId, Language } from '#i18n/languages.ts';
import type { Facts } from './facts.ts';

export interface CardName {
  /** What is printed on the card in this edition; the English nickname where it is not known. */
  readonly printed: string;
  /** Our translation of an English nickname; pages mark it as ours. */
  readonly ours?: string;
}

/** What a card is called in a language, or undefined for an unknown id. */
export function cardName(
  facts: Facts,
  game: GameId,
  id: string,
  language: Language,
): CardName | undefined {
  const { terms } = facts[game];
  const byTerm = (term: string | undefined): CardName | undefined => {
    const words = term === undefined ? undefined : terms[term];
    return words === undefined ? undefined : { printed: words[language] };
  };
  if (game === 'dobro') {
    const { numbers, specials, table } = facts.dobro.cards;
    const number = numbers[id];
    return number === undefined
      ? byTerm((specials[id] ?? table[id])?.term)
      : { printed: String(number.value) };
  }
  const { cards } = facts.fort;
  const names = (cards.kids[id] ?? cards['best-friends'][id])?.names;
  if (names === undefined)
    return byTerm((cards['made-up-rules'][id] ?? cards.perks[id] ?? cards.other[id])?.term);
  const printed = names[language];
  if (printed !== undefined || language === 'en') return { printed: printed ?? names.en };
  const ours = names.ours?.[language];
  return ours === undefined ? { printed: names.en } : { printed: names.en, ours };
}
