import { cardIds, type GameFacts } from '#model/facts.ts';
import { head, idList, json, spineLists } from '#model/generate-games.ts';
import type { Cards, DobroBoard } from './schemas.ts';

interface DobroFacts extends Pick<GameFacts, 'spine' | 'terms'> {
  readonly cards: Cards;
  readonly board: DobroBoard;
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
    idList('numberIds', 'NumberId', Object.keys(cards.numbers)),
    idList('specialIds', 'SpecialId', Object.keys(cards.specials)),
    idList('tableCardIds', 'TableCardId', Object.keys(cards.table)),
    idList('cardIds', 'CardId', cardIds(cards)),
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
