import { printBox } from '#engine/fort/notation/print.ts';
import type { Box } from '#engine/fort/notation/tree.ts';
import type { CardId, PlayableId } from '#generated/fort.ts';
import { countersOf, isSuit, stepsOf } from './box-parts.ts';
import { type PlayCard, playCards } from './cards.ts';

export interface Related {
  /** The other Best Friend of the player board. */
  readonly pair: readonly PlayableId[];
  /** Cards with the same box, public or private. */
  readonly sameBox: readonly PlayableId[];
  /** Cards with two symbols that make a box of this card stronger. */
  readonly improvers: readonly PlayableId[];
  /** Cards whose boxes count a symbol of this card, if it has no boxes itself. */
  readonly improves: readonly PlayableId[];
  /** Perks and made-up rules that go well with its icons. */
  readonly others: readonly CardId[];
}

const boxesOf = (card: PlayCard): Box[] =>
  [card.public, card.private].filter((box) => box !== null);

function ofIcons(card: PlayCard): CardId[] {
  const steps = boxesOf(card).flatMap(stepsOf);
  const does = (action: string): boolean => steps.some((step) => step.do === action);
  const found: CardId[] = [];
  if (does('advance')) found.push('big-plans');
  if (does('pack')) found.push('sticky-fingers');
  if (does('lookout')) found.push('bribe');
  if (card.suits.includes('crown')) found.push('play-palace');
  if (card.suits.includes('book')) found.push('slime-lab');
  if (card.kind === 'best-friend') found.push('loner');
  return found;
}

export function relatedTo(card: PlayCard): Related {
  const own = boxesOf(card).map(printBox);
  const others = playCards.filter(({ id }) => id !== card.id);
  const counted = boxesOf(card).flatMap(countersOf).filter(isSuit);
  return {
    pair: card.pair === undefined ? [] : [card.pair],
    sameBox: others
      .filter((other) => boxesOf(other).some((box) => own.includes(printBox(box))))
      .filter(({ id }) => id !== card.pair)
      .map(({ id }) => id),
    improvers: others
      .filter(({ suits }) => suits.length > 1 && counted.some((suit) => suits.includes(suit)))
      .map(({ id }) => id),
    improves: card.hasBoxes
      ? []
      : others
          .filter((other) =>
            boxesOf(other)
              .flatMap(countersOf)
              .some((counter) => card.suits.some((suit) => suit === counter)),
          )
          .map(({ id }) => id),
    others: ofIcons(card),
  };
}
