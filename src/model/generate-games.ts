import { parseBox } from '#engine/fort/notation/parse.ts';
import {
  type DobroFacts,
  dobroCardIds,
  type FortFacts,
  fortCardIds,
  spineClauses,
} from './facts.ts';

const json = (value: unknown): string => JSON.stringify(value, null, 2);

const list = (name: string, type: string, ids: readonly string[]): string =>
  `export const ${name} = ${json(ids)} as const;\nexport type ${type} = (typeof ${name})[number];\n`;

const spineLists = ({ spine, terms }: Pick<FortFacts, 'spine' | 'terms'>): string[] => [
  list(
    'chapterIds',
    'ChapterId',
    spine.chapters.map((chapter) => chapter.id),
  ),
  list(
    'clauseIds',
    'ClauseId',
    spineClauses(spine).map((clause) => clause.id),
  ),
  list('termIds', 'TermId', Object.keys(terms)),
];

const head = '// Made from content/ by `npm run generate`; edit the content, not this file.\n';

const readBox = (text: string | null) => (text ? parseBox(text) : null);

/** src/generated/fort.ts: separate constants, so that a bundle takes only what it uses. */
export function fortModule(facts: FortFacts): string {
  const { cards, board } = facts;
  const inHands = { ...cards.kids, ...cards['best-friends'] };
  const printed = Object.fromEntries(
    Object.entries(inHands).map(([id, { names: _, ...card }]) => [id, card]),
  );
  return [
    head,
    "import type { Box, CardSymbol, Resource, Suit } from '#engine/fort/notation/tree.ts';\n",
    list('kidIds', 'KidId', Object.keys(cards.kids)),
    list('bestFriendIds', 'BestFriendId', Object.keys(cards['best-friends'])),
    list('madeUpRuleIds', 'MadeUpRuleId', Object.keys(cards['made-up-rules'])),
    list('perkIds', 'PerkId', Object.keys(cards.perks)),
    list('cardIds', 'CardId', fortCardIds(cards)),
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
    `/** A card as the rules see it, its boxes read already: the browser needs no reader. */
export interface PlayableCard {
  readonly suits: readonly CardSymbol[];
  /** null: an empty box, or no box at all. */
  readonly public: Box | null;
  readonly private: Box | null;
  readonly pair?: BestFriendId;
}

export const playable: Readonly<Record<PlayableId, PlayableCard>> = ${json(
      Object.fromEntries(
        Object.entries(printed).map(([id, card]) => [
          id,
          {
            suits: card.suits,
            public: readBox(card.public),
            private: readBox(card.private),
            pair: 'pair' in card ? card.pair : undefined,
          },
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
} = ${json(cards['park-deck'])};
`,
    `export const tokens: Readonly<Record<Resource, number>> = ${json(board.tokens)};\n`,
    `export const boards: Readonly<
  Record<'red' | 'yellow' | 'orange' | 'green', readonly [BestFriendId, BestFriendId]>
> = ${json(board.boards)};
`,
    `/** The Fort Level track: points of levels 0 to 5, costs of reaching 1 to 5; null: not known. */
export const fortLevelTrack: {
  readonly points: readonly (number | null)[];
  readonly costs: readonly (readonly (Resource | 'any')[] | null)[];
} = ${json({ points: board['fort-level'].points, costs: board['fort-level'].costs })};
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

/** src/generated/dobro.ts */
export function dobroModule(facts: DobroFacts): string {
  const { cards, board } = facts;
  const printed = {
    ...cards.numbers,
    ...Object.fromEntries(
      Object.entries({ ...cards.specials, ...cards.table }).map(([id, { copies }]) => [
        id,
        { copies },
      ]),
    ),
  };
  return [
    head,
    list('numberIds', 'NumberId', Object.keys(cards.numbers)),
    list('specialIds', 'SpecialId', Object.keys(cards.specials)),
    list('tableCardIds', 'TableCardId', Object.keys(cards.table)),
    list('cardIds', 'CardId', dobroCardIds(cards)),
    ...spineLists(facts),
    `/** value: the number of a number card; copies: how many there are. */
export const cards: Readonly<
  Record<CardId, { readonly value?: number; readonly copies: number }>
> = ${json(printed)};
`,
    `/** Hand limit by number of players (setup.deal). */
export const handLimits: Readonly<Record<2 | 3 | 4 | 5 | 6, number>> = ${json(board['hand-limit'])};
`,
    `export const figures = ${json({
      minPlayers: board.players.min,
      maxPlayers: board.players.max,
      rounds: board.rounds,
      points: board.points,
      forgetfulPenalty: board['forgetful-penalty'],
      twoPlayersAside: board['two-players-aside'],
    })} as const;\n`,
  ].join('\n');
}
