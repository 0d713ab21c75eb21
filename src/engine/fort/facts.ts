import { playable } from '#generated/fort.ts';
import type { GameStep } from './deeds/program.ts';
import { lacking } from './lacking.ts';
import { type Box, type CardSymbol, type Counter, isSuit, type Suit } from './notation/tree.ts';
import { perOf, writeProgram } from './program.ts';
import type { CardId } from './state.ts';

export interface BoxFacts {
  /** What stands right of ×; null: the box happens once and can't be improved (symbol.per). */
  readonly per: Counter | null;
  /** The suit right of ×, if it is a suit. */
  readonly suit: Suit | null;
  /** Steps of one time of ×. */
  readonly stride: number;
  /** Has more than one step, or one that can be done by halves: can be used in part. */
  readonly divisible: boolean;
  /** Programs of whole games by number of times, kept once they are written. */
  readonly programs: (readonly GameStep[])[];
  readonly box: Box;
}

export interface CardFacts {
  readonly symbols: readonly CardSymbol[];
  readonly friend: boolean;
  readonly public: BoxFacts | null;
  readonly private: BoxFacts | null;
}

/** Icons that nothing can prevent: after ▸ they are never left out. */
const sure = ['vp', 'trash-this'];

/** null: an empty box, or no box at all (play.blank). */
function boxFacts(box: Box | null): BoxFacts | null {
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
    programs: [],
    box,
  };
}

const known = new Map<string, CardFacts>();
for (const [card, printed] of Object.entries(playable)) {
  known.set(card, {
    symbols: printed.suits,
    friend: printed.pair !== undefined,
    public: boxFacts(printed.public),
    private: boxFacts(printed.private),
  });
}

/** Has a box to use: otherwise it can't be the played card (play.blank). */
export const isPlayable = (card: CardId): boolean =>
  (factsOf(card).public ?? factsOf(card).private) !== null;

export const factsOf = (card: CardId): CardFacts => known.get(card) ?? lacking(card);
