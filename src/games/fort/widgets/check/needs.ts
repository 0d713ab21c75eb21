import { suits } from '#engine/fort/notation/tree.ts';
import { clauseIds } from '#generated/fort.ts';
import type { Needs } from '#widgets/shared/surroundings.ts';

/** What the page hands to the checker: any clause may be cited. */
export const needs: Needs = {
  texts: ['games', 'check', 'verdicts', 'rules', 'card-pages', 'table'],
  only: { 'card-pages': ['name'] },
  names: { of: 'format-fort', parts: ['situation', 'side'] },
  clauses: clauseIds,
  icons: [
    ...suits,
    ...([
      'coin',
      'pizza',
      'toys',
      'any-resource',
      'gain',
      'pack',
      'lookout',
      'trash',
      'trash-this',
      'trash-rival',
    ] as const),
    ...(['recruit', 'advance', 'vp', 'spend', 'copy-pack', 'copy-rival-pack'] as const),
    ...(['convert', 'check', 'question', 'warning', 'info'] as const),
  ],
};
