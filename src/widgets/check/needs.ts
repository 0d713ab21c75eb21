import { suits } from '#engine/fort/notation/tree.ts';
import { clauseIds as dobroClauses } from '#generated/dobro.ts';
import { clauseIds as fortClauses } from '#generated/fort.ts';
import type { Needs } from '../shared/surroundings.ts';

/** What the page hands to the checker of Fort: any clause may be cited. */
export const fortCheckNeeds: Needs = {
  texts: ['games', 'check', 'verdicts', 'rules', 'card-pages'],
  clauses: fortClauses,
  icons: [
    ...suits,
    'coin',
    'gain',
    'pack',
    'lookout',
    'trash',
    'trash-this',
    'trash-rival',
    'recruit',
    'advance',
    'vp',
    'spend',
    'copy-pack',
    'copy-rival-pack',
    'convert',
    'check',
    'question',
    'warning',
    'info',
  ],
};

export const dobroCheckNeeds: Needs = {
  texts: ['games', 'check', 'dobro-verdicts', 'format-dobro', 'rules'],
  clauses: dobroClauses,
  icons: ['joker', 'skip', 'reverse', 'check', 'question', 'warning', 'info'],
};
