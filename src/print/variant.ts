import { type GameId, type Language, languages } from '#i18n/languages.ts';
import type { PrintedDocument, PrintedGame } from './game.ts';

/** What documents are for, in the order they are offered. */
const documentKinds = ['all', 'table', 'cards', 'rules'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The documents of a game by what they are for. */
export const byKind = ({
  documents,
}: Pick<PrintedGame, 'documents'>): {
  readonly kind: DocumentKind;
  readonly documents: readonly PrintedDocument[];
}[] =>
  documentKinds
    .map((kind) => ({ kind, documents: documents.filter((each) => each.kind === kind) }))
    .filter((each) => each.documents.length > 0);

export const papers = ['a4', 'letter'] as const;
export type Paper = (typeof papers)[number];

/** `saver`: outlines instead of fills; suits and resources carry letters besides their shape. */
export const inks = ['colour', 'saver'] as const;
export type Ink = (typeof inks)[number];

/** One PDF. */
export interface Variant {
  readonly game: GameId;
  readonly lang: Language;
  readonly doc: string;
  readonly paper: Paper;
  readonly ink: Ink;
}

/** What a selection may be narrowed down to; whatever is left out stands for all. */
export type Selection = Partial<Variant>;

const only = <T>(all: readonly T[], chosen: T | undefined): readonly T[] =>
  chosen === undefined ? all : all.filter((each) => each === chosen);

/** Every PDF of these games. */
export function variants(
  games: readonly Pick<PrintedGame, 'id' | 'documents'>[],
  selection: Selection = {},
): Variant[] {
  const chosen = games.filter(({ id }) => (selection.game ?? id) === id);
  return only(languages, selection.lang).flatMap((lang) =>
    chosen.flatMap(({ id: game, documents }) =>
      only(
        documents.map(({ id }) => id),
        selection.doc,
      ).flatMap((doc) =>
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
