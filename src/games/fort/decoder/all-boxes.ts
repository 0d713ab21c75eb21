import { printBox } from '#engine/fort/notation/print.ts';
import { type Box, type BoxName, boxNames } from '#engine/fort/notation/tree.ts';
import type { PlayableId } from '#generated/fort.ts';
import { type BoxIcon, iconsOf } from '../cards/box-parts.ts';
import { playCards } from '../cards/cards.ts';

/** A box as it is printed on one or more cards. */
export interface BoxOnCards {
  readonly notation: string;
  readonly box: Box;
  readonly icons: readonly BoxIcon[];
  readonly cards: readonly { readonly id: PlayableId; readonly where: BoxName }[];
}

function gather(): BoxOnCards[] {
  const found = new Map<string, BoxOnCards & { cards: { id: PlayableId; where: BoxName }[] }>();
  for (const card of playCards)
    for (const where of boxNames) {
      const box = card[where];
      if (box === null) continue;
      const notation = printBox(box);
      const known = found.get(notation) ?? { notation, box, icons: iconsOf(box), cards: [] };
      known.cards.push({ id: card.id, where });
      found.set(notation, known);
    }
  return [...found.values()];
}

/** Every different box of the game, the short ones first. */
export const allBoxes: readonly BoxOnCards[] = gather().sort(
  (one, other) => one.icons.length - other.icons.length,
);
