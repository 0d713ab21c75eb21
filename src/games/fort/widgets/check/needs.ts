import { clauseIds } from '#generated/fort.ts';
import type { Needs } from '#widgets/shared/surroundings.ts';

/** What the page hands to the checker: any clause may be cited. */
export const needs: Needs = {
  texts: [
    ...(['games', 'check', 'verdicts', 'rival-effects', 'rival-violations'] as const),
    ...(['rules', 'card-pages', 'table'] as const),
  ],
  only: { 'card-pages': ['name'] },
  names: { of: 'format-fort', parts: ['situation', 'side'] },
  clauses: clauseIds,
};
