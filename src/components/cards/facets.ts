import { boxNames } from '#engine/fort/notation/tree.ts';
import { iconsOf, isImprovable } from '#games/fort/cards/box-parts.ts';
import { type FortCard, isPlayCard } from '#games/fort/cards/cards.ts';
import { looseTranslator } from '#i18n/index.ts';
import { type GameId, type Language, languages } from '#i18n/languages.ts';
import { bookOf, clauseOf, factsOf } from '#model/book.ts';
import { cardName } from '#model/card-names.ts';
import { sayBox } from '#words/fort-box.ts';
import type { Facets } from './filter.ts';

/** What a card is called in any language: players at one table may hold different editions. */
function allNames(id: string, game: GameId): string[] {
  const names = languages.map((language) => cardName(factsOf(), game, id, language));
  return [
    ...new Set(names.flatMap((name) => (name ? [name.printed, name.ours ?? name.printed] : []))),
  ];
}

/** The clause that says what a card without boxes does. */
export function clauseOfCard(id: string, game: GameId): string | undefined {
  if (game === 'dobro') {
    const { specials, table } = factsOf().dobro.cards;
    return (specials[id] ?? table[id])?.clause;
  }
  const { 'made-up-rules': rules, perks, other } = factsOf().fort.cards;
  return (rules[id] ?? perks[id] ?? other[id])?.clause;
}

/** The words of a card's clause, without the name of the card at their head. */
export function clauseText(id: string, game: GameId, language: Language, name: string): string {
  const clause = clauseOfCard(id, game);
  if (clause === undefined) return '';
  const { text } = clauseOf(bookOf(game, language), clause);
  const rest = name !== '' && text.startsWith(`${name}: `) ? text.slice(name.length + 2) : text;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** What a Fort card is found by in the overview. */
export function fortFacets(card: FortCard, language: Language): Facets {
  const names = allNames(card.id, 'fort');
  if (!isPlayCard(card)) {
    const text = [...names, clauseText(card.id, 'fort', language, '')].join(' ');
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

/** What a Dobro card is found by. */
export function dobroFacets(id: string, kind: string, language: Language): Facets {
  const text = [...allNames(id, 'dobro'), clauseText(id, 'dobro', language, '')].join(' ');
  return { kind, suits: [], public: [], private: [], improvable: [], text };
}
