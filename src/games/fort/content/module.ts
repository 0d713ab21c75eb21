import { iconsIn } from '#engine/fort/cards/steps.ts';
import { parseBox } from '#engine/fort/notation/parse.ts';
import { cardIds, type GameFacts } from '#model/facts.ts';
import { head, idList, json, spineLists } from '#model/generate-games.ts';
import type { Cards, FortBoard } from './schemas.ts';

interface FortFacts extends Pick<GameFacts, 'spine' | 'terms'> {
  readonly cards: Cards;
  readonly board: FortBoard;
}

const readBox = (text: string | null) => (text ? parseBox(text) : null);

/** Advance Fort icons in both boxes of a card: Dot shows two (rule.big-plans). */
const advancesOn = (...boxes: readonly (string | null)[]): number =>
  boxes.flatMap((box) => iconsIn(readBox(box))).filter((icon) => icon.do === 'advance').length;

/** src/generated/fort.ts: separate constants, so that a bundle takes only what it uses. */
export function fortModule(facts: FortFacts): string {
  const { cards, board } = facts;
  // The star that pictures show says no more than the pair does.
  const friends = Object.entries(cards['best-friends']).map(
    ([id, { sign: _, ...card }]) => [id, card] as const,
  );
  const inHands = { ...cards.kids, ...Object.fromEntries(friends) };
  const printed = Object.fromEntries(
    Object.entries(inHands).map(([id, { names: _, ...card }]) => [id, card]),
  );
  return [
    head,
    "import type { Box, CardSymbol, Resource, Suit } from '#engine/fort/notation/tree.ts';\n",
    idList('kidIds', 'KidId', Object.keys(cards.kids)),
    idList('bestFriendIds', 'BestFriendId', Object.keys(cards['best-friends'])),
    idList('madeUpRuleIds', 'MadeUpRuleId', Object.keys(cards['made-up-rules'])),
    idList('perkIds', 'PerkId', Object.keys(cards.perks)),
    idList('cardIds', 'CardId', cardIds(cards)),
    ...spineLists(facts),
    `/** The cards that can be in a hand: kids and Best Friends. */
export type PlayableId = KidId | BestFriendId;

export interface PrintedCard {
  readonly suits: readonly CardSymbol[];
  /** Notation of a box; '' is an empty box, null: the card has no boxes. */
  readonly public: string | null;
  readonly private: string | null;
  readonly frame?: Suit;
  /** The other Best Friend of the same player board. */
  readonly pair?: BestFriendId;
  readonly board?: 'red' | 'yellow' | 'orange' | 'green';
}

export const cards: Readonly<Record<PlayableId, PrintedCard>> = ${json(printed)};
`,
    `/** What a score sheet looks at: a page that only counts cards needs nothing of their boxes. */
export interface CardFace {
  readonly suits: readonly CardSymbol[];
  readonly pair?: BestFriendId;
  /** Advance Fort icons on it; left out where there are none. */
  readonly advances?: number;
}

export const faces: Readonly<Record<PlayableId, CardFace>> = ${json(
      Object.fromEntries(
        Object.entries(printed).map(([id, card]) => [
          id,
          {
            suits: card.suits,
            pair: 'pair' in card ? card.pair : undefined,
            advances: advancesOn(card.public, card.private) || undefined,
          },
        ]),
      ),
    )};
`,
    `/** The boxes of a card, read already: the browser needs no reader. */
export interface CardBoxes {
  /** null: an empty box, or no box at all. */
  readonly public: Box | null;
  readonly private: Box | null;
}

export const cardBoxes: Readonly<Record<PlayableId, CardBoxes>> = ${json(
      Object.fromEntries(
        Object.entries(printed).map(([id, card]) => [
          id,
          { public: readBox(card.public), private: readBox(card.private) },
        ]),
      ),
    )};
`,
    `/** Perks that are trashed when used. */
export const usedOnce: readonly PerkId[] = ${json(
      Object.keys(cards.perks).filter((id) => cards.perks[id]?.use === 'once'),
    )};
`,
    `/** How many cards the Park deck has, and how often each kid is in it (null: not known). */
export const parkDeck: {
  readonly cards: number;
  readonly copies: Readonly<Partial<Record<KidId, number>>> | null;
} = ${json(board['park-deck'])};
`,
    `export const tokens: Readonly<Record<Resource, number>> = ${json(board.tokens)};\n`,
    `export const boards: Readonly<
  Record<'red' | 'yellow' | 'orange' | 'green', readonly [BestFriendId, BestFriendId]>
> = ${json(board.boards)};
`,
    `/** The Fort Level track: points of levels 0 to 5, costs of reaching 1 to 5 (null: not known), and what a level gives. */
export const fortLevelTrack: {
  readonly points: readonly (number | null)[];
  readonly costs: readonly (readonly (Resource | 'any')[] | null)[];
  readonly gives: Readonly<Record<number, string>>;
} = ${json(board['fort-level'])};
`,
    `export const figures = ${json({
      minPlayers: board.players.min,
      maxPlayers: board.players.max,
      macaroniSculpture: board['macaroni-sculpture'],
      endAtPoints: board['end-at-points'],
      handSize: board['hand-size'],
    })} as const;\n`,
  ].join('\n');
}
