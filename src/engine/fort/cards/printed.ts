import { lacking } from '#engine/core/lacking.ts';
import { cardBoxes } from '#generated/fort.ts';
import { type Box, type CardSymbol, type Counter, isSuit, type Suit } from '../notation/tree.ts';
import { type CardId, cardIds, isBestFriend, symbolsOf } from './ids.ts';
import { perOf, writeProgram } from './steps.ts';

export interface PrintedBox {
  /** What is printed to the right of ×; null: the box happens once and can't be improved (symbol.per). */
  readonly per: Counter | null;
  /** What is to the right of ×, if it is a suit. */
  readonly suit: Suit | null;
  /** Steps of one time of ×. */
  readonly stride: number;
  /** Has more than one step, or one that can be done halfway: it can be used in part. */
  readonly divisible: boolean;
  readonly box: Box;
  /** The number of the printed box: an index into lists of what is worked out for each. */
  readonly number: number;
}

export interface PrintedCard {
  readonly symbols: readonly CardSymbol[];
  readonly friend: boolean;
  readonly public: PrintedBox | null;
  readonly private: PrintedBox | null;
}

/** Icons that nothing can prevent: after ▸ they are never left out. */
const sure = ['vp', 'trash-this'];

let boxes = 0;

/** null: an empty box, or no box at all (play.blank). */
function boxFacts(box: Box | null): PrintedBox | null {
  if (!box) return null;
  const each = perOf(box);
  const once = writeProgram(box, 1);
  return {
    per: each ? each.per : null,
    suit: each && isSuit(each.per) ? each.per : null,
    stride: each ? writeProgram(each.each, 1).length : once.length,
    divisible:
      each !== null ||
      once.some(
        ({ step, then }, at) =>
          step.do.startsWith('copy') || (at > 0 && !(then && sure.includes(step.do))),
      ),
    box,
    number: boxes++,
  };
}

const known = new Map<string, PrintedCard>();
for (const card of cardIds)
  known.set(card, {
    symbols: symbolsOf(card),
    friend: isBestFriend(card),
    public: boxFacts(cardBoxes[card].public),
    private: boxFacts(cardBoxes[card].private),
  });

/** Has a box to use: otherwise it can't be the played card (play.blank). */
export const isPlayable = (card: CardId): boolean =>
  (printedOn(card).public ?? printedOn(card).private) !== null;

export const printedOn = (card: CardId): PrintedCard => known.get(card) ?? lacking(card);
