import type { Usual } from '#engine/core/partial-knowledge.ts';

/**
 * Which facts that nobody described have a usual value: it is the asker's turn, the cards that are played
 * are in hand, a climb that is taken has cards, and a hand that draws has room. No value in play is usual,
 * nor who forgot.
 */
const unforeseen = ['forgot', 'forgetful-before'];

export const usual: Usual = ({ key, facts: [fact = ''], values: [kindest], about }) => {
  if (kindest === undefined || unforeseen.includes(fact)) return undefined;
  return about.is === 'so' || key === 'held' ? { value: kindest, mostly: true } : undefined;
};
