import type { MadeUpRuleId, PerkId } from '#generated/fort.ts';
import type { CardId } from '../cards/ids.ts';
import type { Added } from '../cards/suits.ts';
import type { BoxName, CardSymbol, Resource, Suit } from '../notation/tree.ts';
import type { Seat, Stock } from './state.ts';

/** A box in the order of use; in part: the rest may be left out (play.partial). */
export interface Use {
  readonly box: BoxName;
  readonly full: boolean;
}

/** The leader's Play phase: everything that is announced when the card is put down. */
export interface PlayMove {
  readonly do: 'play';
  readonly card: CardId;
  /** Added from hand (play.add) and from the Lookout (play.lookout). */
  readonly added: readonly Added[];
  readonly lookout: readonly Added[];
  readonly uses: readonly Use[];
  /** The suit named for "any one suit" (symbol.one-suit). */
  readonly named?: CardSymbol;
  /** The suit a played coin stands for (follow.coin-declared). */
  readonly declared?: Suit;
}

/** What is paid, and where it comes from (board.cost). */
export interface Payment {
  readonly stuff: Readonly<Stock>;
  readonly pack: Readonly<Stock>;
}

/** One step of a box. Fields in the second line of each only say which card: rules on counts ignore them. */
export type StepMove =
  | { readonly do: 'gain'; readonly what: Resource }
  | { readonly do: 'pack'; readonly what: Resource; readonly from: 'stuff' | 'supply' }
  | {
      readonly do: 'lookout';
      readonly from: 'hand' | 'park' | 'park-deck' | 'yard';
      readonly card?: CardId;
      readonly whose?: Seat;
    }
  | { readonly do: 'trash'; readonly from: 'hand' | 'discard'; readonly card?: CardId }
  | { readonly do: 'trash-this' }
  | { readonly do: 'trash-rival'; readonly whose?: Seat; readonly card?: CardId }
  | RecruitMove
  | { readonly do: 'advance'; readonly pay: Payment }
  | { readonly do: 'vp' }
  | { readonly do: 'spend'; readonly what: Resource; readonly from: 'stuff' | 'pack' }
  | { readonly do: 'copy-pack'; readonly take: Readonly<Stock> }
  | { readonly do: 'copy-rival-pack'; readonly whose: Seat; readonly take: Readonly<Stock> }
  | { readonly do: 'convert'; readonly to: Resource; readonly in: 'stuff' | 'pack' };

/** Also the move of the Recruit phase. */
export interface RecruitMove {
  readonly do: 'recruit';
  readonly from: 'park' | 'park-deck' | 'yard';
  readonly card?: CardId;
  readonly whose?: Seat;
}

export type Move =
  /** Advanced setup: the card kept of those in hand (setup.draft). */
  | { readonly do: 'keep'; readonly card: CardId }
  | PlayMove
  | { readonly do: 'skip' }
  | { readonly do: 'diy'; readonly pay: Payment }
  | StepMove
  /** Leaves the rest of a box that is used in part (play.partial). */
  | { readonly do: 'stop' }
  /** Two cards only with Copy Cat. */
  | { readonly do: 'follow'; readonly discard: readonly Added[] }
  /** Does not follow, or does not use what a perk offers. */
  | { readonly do: 'decline' }
  | { readonly do: 'rough-housing' }
  | { readonly do: 'do-over' }
  | { readonly do: 'recycle'; readonly card: CardId }
  | { readonly do: 'rule'; readonly rule: MadeUpRuleId }
  | { readonly do: 'perk'; readonly perk: PerkId };

export type StepKind = StepMove['do'];
