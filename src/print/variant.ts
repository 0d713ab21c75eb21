import { type GameId, games, type Language, languages } from '#i18n/languages.ts';

/** The documents by what they are for, in the order they are offered in. */
export const documentKinds = {
  all: ['all-sheets'],
  table: [
    'turn-order',
    'set-up',
    'glossary',
    'icons-and-boxes',
    'values',
    'three-languages',
    'score-sheet',
    'pocket-cards',
  ],
  cards: ['card-almanac', 'card-almanac-to-cut'],
  rules: ['rulebook', 'rulebook-booklet'],
} as const;
export type DocumentKind = keyof typeof documentKinds;
export type DocumentId = (typeof documentKinds)[DocumentKind][number];
export const documentIds: readonly DocumentId[] = Object.values(documentKinds).flat();

/** What only one of the games has. */
const ownDocuments: Partial<Record<DocumentId, GameId>> = {
  'icons-and-boxes': 'fort',
  values: 'dobro',
};

/** The documents of a game, in the order they are offered in. */
export const documentsOf = (game: GameId): DocumentId[] =>
  documentIds.filter((doc) => (ownDocuments[doc] ?? game) === game);

/** The same by what they are for. */
export const kindsOf = (
  game: GameId,
): { readonly kind: DocumentKind; readonly documents: readonly DocumentId[] }[] => {
  const own = documentsOf(game);
  const kinds: readonly DocumentKind[] = ['all', 'table', 'cards', 'rules'];
  return kinds.map((kind) => ({
    kind,
    documents: own.filter((doc) => documentKinds[kind].some((each) => each === doc)),
  }));
};

export const papers = ['a4', 'letter'] as const;
export type Paper = (typeof papers)[number];

/** `saver`: outlines instead of fills; suits and resources carry letters besides their shape. */
export const inks = ['colour', 'saver'] as const;
export type Ink = (typeof inks)[number];

/** One PDF. */
export interface Variant {
  readonly game: GameId;
  readonly lang: Language;
  readonly doc: DocumentId;
  readonly paper: Paper;
  readonly ink: Ink;
}

/** What a selection may narrow down; whatever is left out stands for all. */
export type Selection = Partial<Variant>;

const only = <T>(all: readonly T[], chosen: T | undefined): readonly T[] =>
  chosen === undefined ? all : all.filter((each) => each === chosen);

export function variants(selection: Selection = {}): Variant[] {
  return only(languages, selection.lang).flatMap((lang) =>
    only(games, selection.game).flatMap((game) =>
      only(documentsOf(game), selection.doc).flatMap((doc) =>
        only(papers, selection.paper).flatMap((paper) =>
          only(inks, selection.ink).map((ink) => ({ game, lang, doc, paper, ink })),
        ),
      ),
    ),
  );
}

/** The language is part of the name: files of three languages may lie in one folder. */
export const fileName = ({ game, lang, doc, paper, ink }: Variant): string =>
  `${game}-${doc}-${lang}-${paper}${ink === 'saver' ? '-saver' : ''}.pdf`;
