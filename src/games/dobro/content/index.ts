import type { CardId, ClauseId } from '#generated/dobro.ts';
import { factsFile, factsOf } from '#model/facts.ts';
import { readChecked } from '#model/files.ts';
import type { GameContent } from '#model/game-content.ts';
import { dobroModule } from './module.ts';
import { cardsSchema, dobroBoardSchema } from './schemas.ts';

const ofNumbers: readonly ClauseId[] = [
  ...(['turn.higher', 'turn.equal', 'turn.pair', 'turn.no-more', 'climb.open'] as const),
  ...(['climb.value', 'special.joker-pair', 'next.first', 'end.tie', 'setup.deck'] as const),
];

/** Clauses in addition to the one that says what the card does. */
const ofOneCard: Readonly<Record<string, readonly ClauseId[]>> = {
  joker: ['setup.deck', 'special.joker-pair', 'turn.one', 'turn.equal', 'end.tie'],
  skip: ['setup.deck', 'turn.one', 'climb.open', 'climb.value', 'end.tie'],
  reverse: ['setup.deck', 'turn.one', 'climb.open', 'climb.value', 'two.remove', 'end.tie'],
  'direction-card': ['special.reverse', 'turn.next', 'next.deal', 'two.remove'],
  'forgetful-card': [
    ...(['setup.direction', 'forget.keep', 'forget.wait', 'forget.penalty'] as const),
    ...(['round.deck-empty', 'next.deal'] as const),
  ],
} satisfies Readonly<Partial<Record<CardId, readonly ClauseId[]>>>;

export function readContent(root: string): GameContent {
  const cards = readChecked(cardsSchema, root, factsFile('dobro', 'cards'));
  const board = readChecked(dobroBoardSchema, root, factsFile('dobro', 'board'));
  const named = { ...cards.specials, ...cards.table };
  return {
    pointers: [],
    clausesOfCards: Object.fromEntries([
      ...Object.keys(cards.numbers).map((id) => [id, ofNumbers]),
      ...Object.entries(named).map(([id, { clause }]) => [id, [clause, ...(ofOneCard[id] ?? [])]]),
    ]),
    code: dobroModule({ ...factsOf('dobro', root), cards, board }),
  };
}
