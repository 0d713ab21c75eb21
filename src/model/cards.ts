import { type GameId, type Language, languages } from '#i18n/languages.ts';
import type { IconId } from '#icons/index.ts';
import { bookOf, clauseOf } from './book.ts';
import { type CardName, cardNameIn } from './card-names.ts';
import { factsOf } from './facts.ts';
import { remember } from './remember.ts';
import type { PrintedCard } from './schemas/cards.ts';

export { bareTerm, type CardName } from './card-names.ts';

/** A card of any game. Only the game itself knows what its icons mean. */
export interface Card extends PrintedCard {
  readonly id: string;
  /** Its group in cards.yaml. */
  readonly group: string;
  /** Its printed symbols, or the icon it is known by; a card with a number has nothing else. */
  readonly icons: readonly IconId[];
}

const rememberedFacts = remember((game: GameId) => factsOf(game));

/** The cards of a game by id, in the order of cards.yaml. */
export const cardsOf = remember(
  (game: GameId): ReadonlyMap<string, Card> =>
    new Map(
      Object.entries(factsOf(game).cards).flatMap(([group, cards]) =>
        Object.entries(cards).map(([id, card]): [string, Card] => [
          id,
          { ...card, id, group, icons: card.suits ?? (card.icon === undefined ? [] : [card.icon]) },
        ]),
      ),
    ),
);

export function cardOf(game: GameId, id: string): Card {
  const card = cardsOf(game).get(id);
  if (card !== undefined) return card;
  throw new Error(`${game}: there is no card "${id}"`);
}

/** What a card is called in a language. */
export function cardName(game: GameId, id: string, language: Language): CardName {
  const name = cardNameIn(rememberedFacts(game), id, language);
  if (name !== undefined) return name;
  throw new Error(`${game}: there is no card "${id}"`);
}

/** What players at one table, with whichever editions, may call a card. */
export function namesInAllLanguages(game: GameId, id: string): string[] {
  const names = languages.map((language) => cardName(game, id, language));
  return [...new Set(names.flatMap(({ printed, ours }) => [printed, ours ?? printed]))];
}

/** How a card is shown where there is only room for a line. */
export interface CardFace extends CardName {
  /** What readers of the language would call it: our translation where the edition's name is unknown. */
  readonly name: string;
  readonly icons: readonly IconId[];
}

export function cardFace(game: GameId, id: string, language: Language): CardFace {
  const name = cardName(game, id, language);
  return { ...name, name: name.ours ?? name.printed, icons: cardOf(game, id).icons };
}

/** How a card is headed on its page: as printed, with our translation beside it. */
export interface CardHeading {
  readonly name: string;
  /** The language of the name, where it is not that of the page. */
  readonly nameLang?: Language;
  readonly ours?: string;
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export function cardHeading(game: GameId, id: string, language: Language): CardHeading {
  const { printed, ours } = cardName(game, id, language);
  const name = capital(printed);
  return ours === undefined ? { name } : { name, nameLang: 'en', ours: capital(ours) };
}

/** What the card is called in the other languages, where that is another word. */
export interface NameElsewhere {
  readonly language: Language;
  readonly name: string;
  /** Our translation: the printed name is the English one, or not known to us. */
  readonly ours: boolean;
}

export function namesElsewhere(game: GameId, id: string, language: Language): NameElsewhere[] {
  const here = cardName(game, id, language);
  const known = new Set([here.printed, here.ours].map((name) => name?.toLowerCase()));
  return languages.flatMap((other) => {
    if (other === language) return [];
    const { printed, ours } = cardName(game, id, other);
    const name = ours ?? printed;
    if (known.has(name.toLowerCase())) return [];
    known.add(name.toLowerCase());
    return [{ language: other, name: capital(name), ours: ours !== undefined }];
  });
}

/** The words of the clause that says what a card does, without the card's name at their head. */
export function cardText(game: GameId, id: string, language: Language, name = ''): string {
  const { clause } = cardOf(game, id);
  if (clause === undefined) return '';
  const { text } = clauseOf(bookOf(game, language), clause);
  const rest = name !== '' && text.startsWith(`${name}: `) ? text.slice(name.length + 2) : text;
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
