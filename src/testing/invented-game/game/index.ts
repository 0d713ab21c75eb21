import { z } from 'zod';
import { format, moveSchema, sheetSchema, situationSchema } from '#engine/pebbles/format.ts';
import { cardIds } from '#generated/pebbles.ts';
import { bookOf, clauseOf } from '#model/book.ts';
import { clausesOfCard } from '#model/concerns.ts';
import { namedEntry } from '#open-data/cards.ts';
import { named } from '#open-data/schemas.ts';
import { commonDocuments } from '#print/documents/common.ts';
import type { SiteGame } from '../game.ts';
import { examples } from './words.ts';

export const game: SiteGame = {
  id: 'pebbles',
  format,
  ask: {
    meaningOfTerm: () => undefined,
    understand: {
      id: 'pebbles',
      ignores: [],
      verbs: [],
      mostPlayers: 4,
      read: () => ({
        game: 'pebbles',
        situation: {},
        move: undefined,
        pieces: [],
        unclear: [],
      }),
    },
  },
  examples,
  cardText: (id, language) => {
    const [clause = ''] = clausesOfCard('pebbles', id);
    return clauseOf(bookOf('pebbles', language), clause).text;
  },
  openData: {
    card: z.strictObject(named),
    cards: () => cardIds.map((id) => namedEntry('pebbles', id)),
    example: { situation: situationSchema, move: moveSchema, sheet: sheetSchema },
  },
  documents: [commonDocuments.turnOrder, commonDocuments.glossary],
  paper: async () => ({ paper: { accent: '#6a4b1c' } }),
};
