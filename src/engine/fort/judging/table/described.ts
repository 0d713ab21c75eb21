import { type CardId, isCard } from '../../cards/ids.ts';
import type { Side, Situation } from '../../format/situation.ts';
import { listed } from '../../format/spelling.ts';
import type { ShownCard } from '../../format/values.ts';

type AnyPile = readonly ShownCard[] | number | undefined;

/** Cards that are given by name. */
export const cardsIn = (pile: AnyPile): CardId[] =>
  listed<ShownCard | number>(pile).filter((entry) => isCard(entry));

/** The least number of cards in a pile: `more` may mean none. */
export const atLeast = (pile: AnyPile): number =>
  typeof pile === 'object' ? pile.filter((card) => card !== 'more').length : (pile ?? 0);

/** All cards of a pile are described, by name or by number. */
export const isWhole = (pile: AnyPile): boolean =>
  typeof pile === 'object' ? !pile.includes('more') : pile !== undefined;

/** How many cards a pile has, if that is known. */
export const countOf = (pile: AnyPile): number | undefined =>
  isWhole(pile) ? atLeast(pile) : undefined;

/** How many play, if it is known: rivals who are described are all there are. */
export function seatsOf({ players, rivals = {} }: Situation): number | undefined {
  if (players !== undefined) return typeof players === 'object' ? players.length : players;
  const described = Object.keys(rivals).length;
  return described > 0 ? described + 1 : undefined;
}

/** The card that was played this turn, if one was. */
export const playedBy = ({ played }: Pick<Side, 'played'>): CardId | undefined =>
  played === 'none' ? undefined : played;

/** Cards of this turn that lie in no pile. */
export const inUse = (side: Side): CardId[] => [
  // Rough Housing sent the played card to the box (perk.rough-housing).
  ...(side['rough-housed'] ? [] : [playedBy(side) ?? []].flat()),
  ...(side.added ?? []),
];

/** Fewer than three cards lie face up, and none is left out of the description. */
export const parkIsShort = ({ park }: Situation): boolean => isWhole(park) && atLeast(park) < 3;
