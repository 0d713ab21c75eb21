import { emptySide } from '../furniture.ts';
import type { PrintedDocument, PrintedGame } from '../game.ts';

/** Every sheet for the table one after another, each on a leaf of its own. */
async function loadAllSheets(game: PrintedGame): ReturnType<PrintedDocument['load']> {
  const sheets = game.documents.filter(({ kind }) => kind === 'table');
  const drawn = await Promise.all(sheets.map(({ load }) => load(game)));
  return (of) => {
    drawn.forEach((draw, at) => {
      const document = sheets[at] ?? of.document;
      const leaves = { every: document.oneSided === true, empty: () => emptySide(of) };
      of.sheet.onLeaves(leaves, () => draw({ ...of, document }));
    });
  };
}

/**
 * Documents that games share; each game lists those that it has content for.
 * @public A game with fewer of them than ours picks from these.
 */
export const commonDocuments = {
  allSheets: { id: 'all-sheets', kind: 'all', page: 'turn/', load: loadAllSheets },
  turnOrder: {
    id: 'turn-order',
    kind: 'table',
    page: 'turn/',
    oneSided: true,
    load: async () => (await import('./turn-order.ts')).turnOrder,
  },
  setUp: {
    id: 'set-up',
    kind: 'table',
    page: 'rules/setup/',
    load: async () => (await import('./set-up.ts')).setUp,
  },
  glossary: {
    id: 'glossary',
    kind: 'table',
    page: 'glossary/',
    load: async () => (await import('./glossary.ts')).glossary,
  },
  threeLanguages: {
    id: 'three-languages',
    kind: 'table',
    page: 'glossary/',
    load: async () => (await import('./three-languages.ts')).threeLanguages,
  },
  scoreSheet: {
    id: 'score-sheet',
    kind: 'table',
    page: 'score/',
    load: async () => (await import('./score-sheet.ts')).scoreSheet,
  },
  pocketCards: {
    id: 'pocket-cards',
    kind: 'table',
    page: 'rules/',
    load: async () => (await import('./pocket-cards.ts')).pocketCards,
  },
  cardAlmanac: {
    id: 'card-almanac',
    kind: 'cards',
    page: 'cards/',
    load: async () => (await import('./card-almanac.ts')).cardAlmanac,
  },
  cardAlmanacToCut: {
    id: 'card-almanac-to-cut',
    kind: 'cards',
    page: 'cards/',
    oneSided: true,
    load: async () => (await import('./card-almanac.ts')).cardAlmanacToCut,
  },
  rulebook: {
    id: 'rulebook',
    kind: 'rules',
    page: 'rules/',
    load: async () => (await import('./rulebook/index.ts')).rulebook,
  },
  rulebookBooklet: {
    id: 'rulebook-booklet',
    kind: 'rules',
    page: 'rules/',
    open: true,
    load: async () => (await import('./rulebook/index.ts')).rulebookBooklet,
  },
} as const satisfies Record<string, PrintedDocument>;

/** All shared documents in the order they are offered, with the game's own one in its place. */
export const documentsWith = (own: PrintedDocument): readonly PrintedDocument[] => [
  commonDocuments.allSheets,
  commonDocuments.turnOrder,
  commonDocuments.setUp,
  commonDocuments.glossary,
  own,
  commonDocuments.threeLanguages,
  commonDocuments.scoreSheet,
  commonDocuments.pocketCards,
  commonDocuments.cardAlmanac,
  commonDocuments.cardAlmanacToCut,
  commonDocuments.rulebook,
  commonDocuments.rulebookBooklet,
];
