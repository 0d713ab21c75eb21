import type { Expected, Usual } from '#engine/core/partial-knowledge.ts';

/** Which facts that nobody described have a usual value, and what it is: that of a table early in a game. */

const mostly = (value: Expected['value']): Expected => ({ value, mostly: true });
const startingFrom = (value: Expected['value']): Expected => ({ value, mostly: false });

/** Of an open Lookout only what was described; of deck and discard pile enough to draw from. */
const piles = ['me.lookout', 'me.deck', 'me.discard'];

const isTokens = (fact: string): boolean => fact.endsWith('.pizza') || fact.endsWith('.toys');

export const usual: Usual = ({ facts: [fact = ''], values, about }) => {
  const first = values[0] ?? false;
  switch (about.is) {
    // Piles that are not mentioned have cards, but none worth mentioning.
    case 'any-cards':
      return mostly(first);
    case 'card':
      // People who ask about following have a card in mind that can be followed.
      return fact === 'leader.played' ? startingFrom(true) : mostly(false);
    case 'help':
    case 'reached':
      return mostly(false);
    // A player who gets to decide has let the others decide; few cards come back with Recycling.
    case 'so':
      return mostly(fact.startsWith('leader.'));
    case 'amount':
      if (isTokens(fact) && values.includes(1)) return mostly(1);
      if (piles.includes(fact)) return mostly(first);
      // A level at which there may be a perk, and some room.
      return values.includes(2) ? startingFrom(2) : undefined;
    case 'one-of':
      return fact === 'me.perks' ? mostly('none') : undefined;
    default:
      return undefined;
  }
};
