import { type ClauseId, madeUpRuleIds } from '#generated/fort.ts';
import { ofTerminal } from '#widgets/check/texts.ts';
import type { Needs } from '#widgets/shared/surroundings.ts';

/** What the page explains, in this order; the sheet links to the same clauses. */
export const scoringClauses: readonly ClauseId[] = [
  'score.total',
  'score.fort',
  'score.macaroni',
  'score.tie',
  'rule.count-all',
];
export const madeUpRules: readonly ClauseId[] = madeUpRuleIds.map((id): ClauseId => `rule.${id}`);

/** Further clauses that problems cite. */
const limits: readonly ClauseId[] = [
  'fort.level-1',
  'fort.level-5',
  'board.lookout',
  'board.pack',
  'board.stuff',
  'setup.made-up-rules',
  'setup.perks',
  'setup.park',
  'setup.board',
  'setup.supply',
  'card.best-friend',
];

/** What the page hands to the sheet. */
export const needs: Needs = {
  texts: ['score', 'score-lines', 'games', 'verdicts', 'card-pages'],
  only: { 'card-pages': ['name'] },
  without: { verdicts: ofTerminal },
  clauses: [...scoringClauses, ...madeUpRules, ...limits],
  titled: true,
};
