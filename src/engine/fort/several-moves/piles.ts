import type { CardId } from '../cards/ids.ts';
import type { Pile, ShownCard } from '../format/values.ts';
import { countOf } from '../judging/table/described.ts';

/** Described piles and Lookouts while several moves are made. What is unknown stays unknown. */
type AnyPile<Card> = readonly Card[] | number | undefined;

/** With one card more; without a name it is any card. */
export const withCard = <Card>(
  pile: AnyPile<Card | CardId | '?'>,
  card: CardId | undefined,
): AnyPile<Card | CardId | '?'> =>
  typeof pile === 'object' ? [...pile, card ?? '?'] : pile === undefined ? undefined : pile + 1;

/** Without one card; where it is unknown which, only the number is left. */
export function withoutCard<Card extends ShownCard>(
  pile: AnyPile<Card>,
  card: CardId | undefined,
): AnyPile<Card> {
  if (typeof pile !== 'object') return pile === undefined ? undefined : Math.max(0, pile - 1);
  const hasName = card !== undefined && pile.some((each) => each === card);
  const there: readonly ShownCard[] = pile;
  const at = there.indexOf(hasName ? card : '?');
  const onlyUnnamed = pile.every((each) => each === '?' || each === 'more');
  if (hasName || (at >= 0 && (card !== undefined || onlyUnnamed))) return pile.toSpliced(at, 1);
  // One of those that `more` stands for, or nobody knows which.
  if (card !== undefined || onlyUnnamed) return pile;
  const count = countOf(pile);
  return count === undefined ? undefined : Math.max(0, count - 1);
}

export const withCards = (pile: Pile | undefined, cards: readonly CardId[]): Pile | undefined =>
  cards.reduce<Pile | undefined>((now, card) => withCard(now, card), pile);

export const withoutCards = (pile: Pile | undefined, cards: readonly CardId[]): Pile | undefined =>
  cards.reduce<Pile | undefined>((now, card) => withoutCard(now, card), pile);

/** Both together: a pile that is put on another. */
export function joined(one: Pile | undefined, other: Pile | undefined): Pile | undefined {
  if (typeof one === 'object' && typeof other === 'object') return [...one, ...other];
  const counts = [countOf(one), countOf(other)];
  const [first, second] = counts;
  return first === undefined || second === undefined ? undefined : first + second;
}
