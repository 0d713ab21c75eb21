import { isList } from '#engine/core/unknown-data.ts';
import type {
  DescribedMove,
  Situation,
  WrittenCard,
  WrittenPlay,
} from '#engine/dobro/format/schema.ts';

/** What can be asked, the most frequent first. */
export const kinds = ['options', 'play', 'climb', 'take', 'draw', 'forgetful'] as const;
export type Kind = (typeof kinds)[number];

/** A move that is being described: any part of it may still be missing. */
export interface Draft {
  readonly play?: WrittenCard | readonly WrittenCard[];
  readonly as?: number;
  readonly climb?: readonly (WrittenPlay | 'take')[];
  readonly draw?: number;
  readonly drawn?: WrittenCard | readonly WrittenCard[];
  readonly late?: boolean;
  readonly forgetful?: string;
}

export interface DobroCheck {
  readonly kind: Kind | null;
  readonly situation: Situation;
  readonly move: Draft;
  readonly moves?: readonly Draft[];
}

const isCards = (cards: WrittenCard | readonly WrittenCard[]): cards is readonly WrittenCard[] =>
  isList(cards);

/** One card or several, written either way. */
export const cardsOf = (
  cards: WrittenCard | readonly WrittenCard[] | undefined,
): readonly WrittenCard[] => (cards === undefined ? [] : isCards(cards) ? cards : [cards]);

const isNamed = (play: WrittenPlay): play is Extract<WrittenPlay, { play: unknown }> =>
  typeof play === 'object' && 'play' in play;

/** A play of a climb: its cards, and what a Joker stands for. */
export const playOf = (
  play: WrittenPlay,
): { readonly cards: readonly WrittenCard[]; readonly as?: number } =>
  isNamed(play)
    ? { cards: cardsOf(play.play), ...(play.as === undefined ? {} : { as: play.as }) }
    : { cards: cardsOf(play) };

/** Jokers alone: what they stand for has to be said. */
export const isJokers = (play: WrittenPlay): boolean =>
  playOf(play).cards.every((card) => card === 'joker');

export const writtenPlay = (cards: readonly WrittenCard[], as: number | undefined): WrittenPlay => {
  const play = cards.length === 1 ? (cards[0] ?? cards) : cards;
  return as === undefined ? play : { play, as };
};

/** The move as the judge takes it; undefined while its main part is missing. */
export function moveOf({ kind, move }: DobroCheck): DescribedMove | undefined {
  const { play, as, climb, draw, drawn, late, forgetful } = move;
  switch (kind) {
    case null:
      return undefined;
    case 'options':
      return { options: true };
    case 'take':
      return { take: true };
    case 'play':
      if (play === undefined || cardsOf(play).length === 0) return undefined;
      return as === undefined ? { play } : { play, as };
    case 'climb':
      return climb === undefined || climb.length === 0 ? undefined : { climb };
    case 'draw':
      if (draw === undefined) return undefined;
      return {
        draw,
        ...(drawn === undefined ? {} : { drawn }),
        ...(late === undefined ? {} : { late }),
      };
    case 'forgetful':
      return forgetful === undefined ? undefined : { forgetful };
  }
}

/** All that was done, one thing after another; undefined where one of them is not described far enough. */
export function movesOf(
  check: DobroCheck,
): readonly [DescribedMove, ...DescribedMove[]] | undefined {
  const first = moveOf(check);
  const { moves = [], situation } = check;
  const others = moves.map((move) => moveOf({ kind: kindOf(move), situation, move }));
  return first && others.every((move) => move !== undefined) ? [first, ...others] : undefined;
}

export const kindOf = (move: object): Kind | null => kinds.find((kind) => kind in move) ?? null;
