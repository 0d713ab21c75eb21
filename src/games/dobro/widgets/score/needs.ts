import type { ClauseId } from '#generated/dobro.ts';
import type { Needs } from '#widgets/shared/surroundings.ts';

/** What the page explains, in this order; the sheet links to the same clauses. */
export const scoringClauses: readonly ClauseId[] = [
  'score.rank',
  'score.tie',
  'forget.penalty',
  'next.first',
  'end.winner',
  'end.tie',
  'variant.long',
];

/** Further clauses that problems cite. */
const limits: readonly ClauseId[] = ['round.end', 'setup.first'];

/** What the page hands to the sheet. */
export const needs: Needs = {
  texts: ['score', 'games'],
  clauses: [...scoringClauses, ...limits],
  titled: true,
};
