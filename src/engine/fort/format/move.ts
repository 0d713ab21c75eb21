import type { MadeUpRuleId, PerkId } from '#generated/fort.ts';
import type { CardId } from '../cards/ids.ts';
import {
  type BoxName,
  boxNames,
  type CardSymbol,
  type Resource,
  type Suit,
} from '../notation/tree.ts';
import type { PhaseName, Tokens } from './situation.ts';

/** A card that helps, and what its coin counts as. A list of suits is a mistake that gets explained. */
export interface Helper {
  readonly card: CardId;
  /** `none`: the coin is not counted at all. */
  readonly coin?: Suit | 'none' | readonly Suit[];
  readonly from?: Source;
}
export type HelpingCard = CardId | Helper;

/** A card of which only the symbol shows, with what its coin counts as. */
export interface ShownHelp {
  readonly card: CardSymbol;
  readonly coin?: Suit | 'none';
  readonly from?: undefined;
}

export const sources = [
  'hand',
  'discard',
  'deck',
  'yard',
  'lookout',
  'park',
  'park-deck',
  'played',
] as const;
export type Source = (typeof sources)[number];

/** A card that moves; '?' where it does not matter which. */
export interface Moved {
  readonly card?: CardId | '?';
  readonly from?: Source;
  readonly of?: string;
}
export type MovedCard = CardId | '?' | Moved;

/** Tokens by kind, or by place and kind. */
export type Payment =
  | Tokens
  | { readonly stuff?: Tokens; readonly pack?: Tokens; readonly supply?: Tokens };

export interface Conversion {
  readonly to: Resource;
  readonly in?: 'stuff' | 'pack';
  readonly times?: number;
}

/** The choices inside one action; what is left out is free. */
export interface Choices {
  /** In full or in part; left out: whichever works. */
  readonly full?: boolean;
  /** How often the part with × was done. */
  readonly times?: number;
  /** One kind, or how many of each. */
  readonly gain?: Resource | Tokens;
  readonly trash?: MovedCard | readonly MovedCard[];
  readonly lookout?: MovedCard | readonly MovedCard[];
  readonly pack?: Payment;
  readonly pay?: Payment;
  readonly spend?: Payment;
  readonly rival?: string;
  readonly 'trash-rival'?: MovedCard;
  readonly convert?: Resource | Conversion | readonly Conversion[];
  readonly recruit?: MovedCard | readonly MovedCard[];
  readonly 'trash-this'?: boolean;
  /** Steps taken of an action that scores. */
  readonly vp?: number;
  /** Whether Advance Fort was done. */
  readonly advance?: boolean;
  /** Made-up rule or perk that a new level gives. */
  readonly choose?: MadeUpRuleId | PerkId;
}

export type ActionUse =
  | BoxName
  | {
      readonly public?: Choices;
      readonly private?: Choices;
      /** Whose box: only the played card's can be used. */
      readonly of?: CardId;
    };

export interface PlayMove {
  readonly play: CardId;
  readonly add?: readonly HelpingCard[];
  /** Lookout cards that are added, by name or by the one symbol they show. */
  readonly lookout?: readonly (HelpingCard | CardSymbol | ShownHelp)[];
  /** The suit named for the “any one suit” icon. */
  readonly suit?: CardSymbol;
  /** The suit declared for a played coin card. */
  readonly declare?: CardSymbol;
  readonly actions?: readonly ActionUse[];
  /** Do-Over, for a second card. */
  readonly perk?: PerkId;
}

export interface FollowMove {
  readonly follow: HelpingCard | readonly HelpingCard[];
  readonly box?: BoxName;
  readonly action?: Choices;
  readonly perk?: PerkId;
}

export interface RecruitMove {
  readonly recruit: MovedCard | readonly MovedCard[] | 'none';
  /** Where it went; any place but the discard pile is a mistake that gets explained. */
  readonly to?: Source;
  readonly perk?: PerkId;
}

export interface PerkMove {
  readonly perk: PerkId;
  /** The card that Recycling brings back. */
  readonly take?: CardId;
  /** What DIY costs. */
  readonly pay?: Payment;
}

export interface CleanupMove {
  readonly cleanup: 'all' | 'none' | readonly CardId[];
}

/** Where the cards in front of you and in your hand go. */
export interface DiscardMove {
  readonly discard: {
    readonly pile?: readonly CardId[];
    readonly yard?: readonly CardId[];
    readonly keep?: readonly CardId[];
    /** Taken off the Lookout. */
    readonly lookout?: readonly CardId[];
  };
}

export interface DrawMove {
  readonly draw: number | { readonly cards: number; readonly reshuffle?: boolean };
}

export interface SkipMove {
  readonly skip: PhaseName;
}

/** Decides not to follow. */
export interface DeclineMove {
  readonly decline: true;
}

export const claims = ['end-triggered', 'game-over', 'turn'] as const;
export interface ClaimMove {
  readonly claim: (typeof claims)[number];
  /** Whose turn it is said to be next. */
  readonly player?: string;
}

export const setupFigures = [
  'pizza',
  'toys',
  'best-friends',
  'score',
  'fort',
  'made-up-rules',
  'perks',
  'park',
  'park-deck',
  'dealt',
  'kept',
  'deck',
  'hand',
] as const;
export type SetupFigure = (typeof setupFigures)[number];
export interface SetupMove {
  readonly setup: { readonly [figure in SetupFigure]?: number } & {
    readonly friends?: readonly CardId[];
  };
}

export type DescribedMove =
  | PlayMove
  | FollowMove
  | RecruitMove
  | PerkMove
  | CleanupMove
  | DiscardMove
  | DrawMove
  | SkipMove
  | DeclineMove
  | ClaimMove
  | SetupMove;

export type Listed<Item> = Item | readonly Item[] | undefined;
/** One or many, written either way. */
export const listed = <Item>(value: Listed<Item>): readonly Item[] => {
  const none: Item[] = [];
  return none.concat(value ?? []);
};

/** A card with what is said of it, written either way. */
export function spelledOut<Entry extends { readonly card?: string }>(
  entry: Entry | NonNullable<Entry['card']>,
): Entry;
export function spelledOut(entry: object | string): object {
  return typeof entry === 'object' ? entry : { card: entry };
}

/** What is said: the rest is not there, not even as undefined. */
export function stated<Said extends object>(said: Said): Said;
export function stated(said: object): object {
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}

/** How many cards were drawn, and whether the pile was shuffled for it, if that is said. */
export const drawn = (draw: DrawMove['draw'] = 0) =>
  typeof draw === 'object' ? draw : { cards: draw, reshuffle: undefined };

/** One use of a box. */
export interface BoxUse {
  readonly box: BoxName;
  readonly choices: Choices;
  readonly of?: CardId | undefined;
}

/** The boxes in their order, however they are written. */
export const usesIn = (actions: readonly ActionUse[]): BoxUse[] =>
  actions.flatMap((use): BoxUse[] => {
    if (typeof use === 'string') return [{ box: use, choices: {} }];
    const { of } = use;
    return boxNames.flatMap((box) => {
      const choices = use[box];
      return choices ? { box, choices, of } : [];
    });
  });
