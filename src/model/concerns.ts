import { clausesOfCards } from '#generated/concerns.ts';
import type { GameId } from '#i18n/languages.ts';
import { remember } from './remember.ts';

/**
 * Which clauses concern a card: those that somebody who holds it would want to read. Each game decides
 * that for its cards, in one place; `npm run generate` makes a table of it.
 */
const table: Readonly<Record<GameId, Readonly<Record<string, readonly string[]>>>> = clausesOfCards;

/** The clauses that concern a card, in the order of the rules. */
export const clausesOfCard = (game: GameId, id: string): readonly string[] => table[game][id] ?? [];

const byClause = remember((game: GameId): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const [card, clauses] of Object.entries(table[game]))
    for (const clause of clauses) found.set(clause, [...(found.get(clause) ?? []), card]);
  return found;
});

/** The cards that a clause concerns, in the order of cards.yaml. */
export const cardsOfClause = (game: GameId, clause: string): readonly string[] =>
  byClause(game).get(clause) ?? [];
