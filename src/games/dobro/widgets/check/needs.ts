import { clauseIds } from '#generated/dobro.ts';
import { ofCheckers, ofTerminal } from '#widgets/check/texts.ts';
import type { Needs } from '#widgets/shared/surroundings.ts';

/** What the page hands to the checker: any clause may be cited. */
export const needs: Needs = {
  texts: ['games', 'check', 'verdicts', 'dobro-verdicts', 'format-dobro', 'rules', 'table'],
  only: ofCheckers,
  without: { verdicts: ofTerminal },
  clauses: clauseIds,
};
