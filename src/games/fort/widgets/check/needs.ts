import { clauseIds } from '#generated/fort.ts';
import { ofCheckers, ofTerminal } from '#widgets/check/texts.ts';
import type { Needs } from '#widgets/shared/surroundings.ts';

/** What the page hands to the checker: any clause may be cited. */
export const needs: Needs = {
  texts: [
    ...(['games', 'check', 'verdicts', 'rival-effects', 'rival-violations'] as const),
    ...(['rules', 'card-pages', 'table'] as const),
  ],
  only: { ...ofCheckers, 'card-pages': ['name'] },
  without: { verdicts: ofTerminal },
  names: { of: 'format-fort', parts: ['situation', 'side'] },
  clauses: clauseIds,
};
