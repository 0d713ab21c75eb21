import { isList, isOneOf } from '#engine/core/unknown-data.ts';
import type {
  DescribedMove,
  Situation,
  WrittenCard,
  WrittenPlay,
} from '#engine/dobro/format/schema.ts';
import type { Option } from '#engine/dobro/judging/table/judgement.ts';
import { numberIds, type SpecialId, specialIds } from '#generated/dobro.ts';
import { type DraftOf, inOrder, type MoveKeys, ofKind } from '#widgets/check/shared/draft.ts';

/** What can be asked, the most frequent first. */
export const kinds = ['options', 'play', 'climb', 'take', 'draw', 'forgetful'] as const;
export type Kind = (typeof kinds)[number];

/** A move that is being described. */
type Draft = DraftOf<DescribedMove>;

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

/** Jokers alone: their number has to be chosen. */
export const isJokers = (play: WrittenPlay): boolean =>
  playOf(play).cards.every((card) => card === 'joker');

export const writtenPlay = (cards: readonly WrittenCard[], as: number | undefined): WrittenPlay => {
  const play = cards.length === 1 ? (cards[0] ?? cards) : cards;
  return as === undefined ? play : { play, as };
};

export const numbers = numberIds.map(Number);

export const isSpecial = (card: WrittenCard | string): card is SpecialId =>
  isOneOf(card, specialIds);

/** The cards of a play that the judge offers. */
export const offeredCards = ({ cards }: Option): WrittenCard[] =>
  cards
    .map((card) => (/^\d+$/.test(card) ? Number(card) : card))
    .filter((card) => typeof card === 'number' || isSpecial(card));

/** Kinds that need no further entries. */
const isWhole = (kind: Kind): kind is 'options' | 'take' => kind === 'options' || kind === 'take';

const isMove = (draft: Draft, kind: Kind): draft is DescribedMove => {
  const main = draft[kind];
  return isList(main) ? main.length > 0 : main !== undefined;
};

/** The move as the judge takes it; undefined while its main part is missing. */
export function moveOf({ kind, move }: DobroCheck, keys: MoveKeys): DescribedMove | undefined {
  if (kind === null) return undefined;
  if (isWhole(kind)) return kind === 'take' ? { take: true } : { options: true };
  const own = ofKind(move, kind, keys);
  return isMove(own, kind) ? own : undefined;
}

/** The move and those after it, as the judge takes them. */
export const movesOf = (check: DobroCheck, keys: MoveKeys) =>
  inOrder(
    check,
    () => moveOf(check, keys),
    (move) => moveOf({ ...check, kind: kindOf(move), move }, keys),
  );

export const kindOf = (move: object): Kind | null => kinds.find((kind) => kind in move) ?? null;
