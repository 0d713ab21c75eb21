import type { GameId, Language } from '#i18n/languages.ts';
import { factsOf } from './book.ts';
import { bareTerm } from './card-face.ts';
import { type CardName, cardName } from './card-names.ts';

/** How a card is headed on its page. */
export interface Face {
  readonly name: string;
  /** The language of the name, where it is not that of the page. */
  readonly nameLang?: Language;
  /** Our translation of a nickname whose printed one is not known to us. */
  readonly ours?: string;
}

const faceOf = ({ printed, ours }: CardName): Face =>
  ours === undefined ? { name: bareTerm(printed) } : { name: printed, nameLang: 'en', ours };

export function cardFaceOf(id: string, language: Language, game: GameId = 'fort'): Face {
  const name = cardName(factsOf(), game, id, language);
  if (name === undefined) throw new Error(`${game}: there is no card "${id}"`);
  return faceOf(name);
}
