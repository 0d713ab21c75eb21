import { commonDocuments } from '#print/documents/common.ts';
import type { PrintedDocument } from '#print/game.ts';

const values: PrintedDocument = {
  id: 'values',
  kind: 'table',
  page: 'rules/turn/',
  load: async () => (await import('./values.ts')).values,
};

/** What can be printed, in the order it is offered. */
export const documents: readonly PrintedDocument[] = [
  commonDocuments.allSheets,
  commonDocuments.turnOrder,
  commonDocuments.setUp,
  commonDocuments.glossary,
  values,
  commonDocuments.threeLanguages,
  commonDocuments.scoreSheet,
  commonDocuments.pocketCards,
  commonDocuments.cardAlmanac,
  commonDocuments.cardAlmanacToCut,
  commonDocuments.rulebook,
  commonDocuments.rulebookBooklet,
];
