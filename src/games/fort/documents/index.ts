import { commonDocuments } from '#print/documents/common.ts';
import type { PrintedDocument } from '#print/game.ts';

const iconsAndBoxes: PrintedDocument = {
  id: 'icons-and-boxes',
  kind: 'table',
  page: 'icons/',
  load: async () => (await import('./icons-and-boxes.ts')).iconsAndBoxes,
};

/** What can be printed, in the order it is offered. */
export const documents: readonly PrintedDocument[] = [
  commonDocuments.allSheets,
  commonDocuments.turnOrder,
  commonDocuments.setUp,
  commonDocuments.glossary,
  iconsAndBoxes,
  commonDocuments.threeLanguages,
  commonDocuments.scoreSheet,
  commonDocuments.pocketCards,
  commonDocuments.cardAlmanac,
  commonDocuments.cardAlmanacToCut,
  commonDocuments.rulebook,
  commonDocuments.rulebookBooklet,
];
