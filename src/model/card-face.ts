import type { GameId, Language } from '#i18n/languages.ts';
import type { IconId } from '#icons/index.ts';
import { factsOf } from './book.ts';
import { cardName } from './card-names.ts';

/** What a card is known by where there is room for a line only. */
export interface CardFace {
  /** What readers of the language would call it: our translation where the edition's name is not known. */
  readonly name: string;
  /** As printed; the English nickname where the edition's is not known. */
  readonly printed: string;
  /** Our translation of it, to be marked as ours. */
  readonly ours?: string;
  /** Its printed symbols; a number card of Dobro has none but its number. */
  readonly icons: readonly IconId[];
}

/** A printed term without the explanation that may follow it in brackets. */
export const bareTerm = (term: string): string => term.replace(/ \(.*\)$/, '');

const dobroIcons: Readonly<Record<string, IconId>> = {
  joker: 'joker',
  skip: 'skip',
  reverse: 'reverse',
  'direction-card': 'direction',
  'forgetful-card': 'forgetful',
};

function iconsOf(game: GameId, id: string): readonly IconId[] {
  if (game === 'dobro') {
    const icon = dobroIcons[id];
    return icon === undefined ? [] : [icon];
  }
  const { cards } = factsOf().fort;
  const kid = cards.kids[id] ?? cards['best-friends'][id];
  if (kid !== undefined) return kid.suits;
  if (Object.hasOwn(cards['made-up-rules'], id)) return ['made-up-rule'];
  if (Object.hasOwn(cards.perks, id)) return ['perk'];
  return [id === 'macaroni-sculpture' ? 'macaroni-sculpture' : 'first-player'];
}

export function cardFace(game: GameId, id: string, language: Language): CardFace {
  const name = cardName(factsOf(), game, id, language);
  if (name === undefined) throw new Error(`${game}: there is no card "${id}"`);
  return {
    name: bareTerm(name.ours ?? name.printed),
    printed: bareTerm(name.printed),
    ...(name.ours === undefined ? {} : { ours: name.ours }),
    icons: iconsOf(game, id),
  };
}
