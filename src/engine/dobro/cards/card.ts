import { cards as facts, numberIds, specialIds } from '#generated/dobro.ts';

/** A card as a small number: 2 to 12 are the number cards, then the three specials. Games stay plain and fast. */
export type Card = number;

export const lowest = 2;
export const highest = 12;
export const joker: Card = 13;
export const skip: Card = 14;
export const reverse: Card = 15;

const kinds = [...numberIds, ...specialIds] as const;
/** How a card is written in descriptions, links and content. */
export type CardId = (typeof kinds)[number];

export const cardNames: readonly CardId[] = kinds;
const names: readonly string[] = kinds;

export const isNumber = (card: Card): boolean => card <= highest;
/** Skip and Reverse: always alone, never change the value. The Joker is played as a number. */
export const isWordless = (card: Card): boolean => card === skip || card === reverse;

export const nameOf = (card: Card): CardId => kinds[card - lowest] as CardId;

/** The card of a written name, or undefined. */
export const cardNamed = (name: string | number): Card | undefined => {
  const at = names.indexOf(`${name}`);
  return at < 0 ? undefined : at + lowest;
};

export const copiesOf = (card: Card): number => facts[nameOf(card)].copies;

/** Worth in the tie-break sum of a score pile: specials count 0 (end.tie). */
export const numberOf = (card: Card): number => (isNumber(card) ? card : 0);

/** The cards that are shuffled; with two players the Reverse cards stay in the box (two.remove). */
export const fullDeck = (players: number): Card[] =>
  kinds.flatMap((_, at) => {
    const card = at + lowest;
    return players === 2 && card === reverse ? [] : Array<Card>(copiesOf(card)).fill(card);
  });

/** Are all these cards in the hand, each as often as it is played? */
export function holds(hand: readonly Card[], cards: readonly Card[]): boolean {
  const [first, second] = cards;
  if (first === undefined) return true;
  const at = hand.indexOf(first);
  if (at < 0) return false;
  if (second === undefined) return true;
  return hand.indexOf(second, second === first ? at + 1 : 0) >= 0;
}
