import { suits } from '#engine/fort/notation/tree.ts';
import type { ClauseId as DobroClause } from '#generated/dobro.ts';
import { type ClauseId as FortClause, madeUpRuleIds } from '#generated/fort.ts';
import type { Needs } from '../shared/surroundings.ts';

/** What the page explains, in this order; the sheet links to the same clauses. */
export const fortScoring: readonly FortClause[] = [
  'score.total',
  'score.fort',
  'score.macaroni',
  'score.tie',
  'rule.count-all',
];
export const fortRules: readonly FortClause[] = madeUpRuleIds.map((id): FortClause => `rule.${id}`);

/** Further clauses that problems point at. */
const fortLimits: readonly FortClause[] = [
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

export const dobroScoring: readonly DobroClause[] = [
  'score.rank',
  'score.tie',
  'forget.penalty',
  'next.first',
  'end.winner',
  'end.tie',
  'variant.long',
];
const dobroLimits: readonly DobroClause[] = ['round.end', 'setup.first'];

/** What the pages hand to the sheets. */
export const fortNeeds: Needs = {
  texts: ['score', 'score-lines', 'games', 'verdicts', 'card-pages'],
  clauses: [...fortScoring, ...fortRules, ...fortLimits],
  icons: [...suits, 'coin'],
};

export const dobroNeeds: Needs = {
  texts: ['score', 'games'],
  clauses: [...dobroScoring, ...dobroLimits],
};
