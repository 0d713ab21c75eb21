import { factsFile, factsOf } from '#model/facts.ts';
import { readChecked } from '#model/files.ts';
import type { GameContent, Pointer } from '#model/game-content.ts';
import { clausesOfPlayCard, clausesOfTextCard } from './clauses-of-card.ts';
import { fortModule } from './module.ts';
import { type Cards, cardsSchema, type FortBoard, fortBoardSchema } from './schemas.ts';

function pointers(cards: Cards, board: FortBoard): Pointer[] {
  return [
    ...Object.entries(cards['best-friends']).map(
      ([entry, { pair }]): Pointer => ({
        file: factsFile('fort', 'cards'),
        entry,
        kind: 'card',
        id: pair,
      }),
    ),
    ...Object.entries(board.boards).flatMap(([entry, pair]) =>
      pair.map((id): Pointer => ({ file: factsFile('fort', 'board'), entry, kind: 'card', id })),
    ),
    ...Object.values(board['fort-level'].gives).map(
      (id): Pointer => ({
        file: factsFile('fort', 'board'),
        entry: 'fort-level.gives',
        kind: 'term',
        id,
      }),
    ),
  ];
}

function clausesOfCards(cards: Cards): Record<string, readonly string[]> {
  const { kids, 'best-friends': friends, 'made-up-rules': rules, perks, other } = cards;
  const played = { ...kids, ...friends };
  return Object.fromEntries([
    ...Object.entries(played).map(([id, card]) => [
      id,
      clausesOfPlayCard({ ...card, isBestFriend: Object.hasOwn(friends, id) }),
    ]),
    ...Object.entries(rules).map(([id, card]) => [id, clausesOfTextCard(id, 'made-up-rule', card)]),
    ...Object.entries(perks).map(([id, card]) => [id, clausesOfTextCard(id, 'perk', card)]),
    ...Object.entries(other).map(([id, card]) => [id, clausesOfTextCard(id, 'other', card)]),
  ]);
}

export function readContent(root: string): GameContent {
  const cards = readChecked(cardsSchema, root, factsFile('fort', 'cards'));
  const board = readChecked(fortBoardSchema, root, factsFile('fort', 'board'));
  return {
    pointers: pointers(cards, board),
    clausesOfCards: clausesOfCards(cards),
    code: fortModule({ ...factsOf('fort', root), cards, board }),
  };
}
