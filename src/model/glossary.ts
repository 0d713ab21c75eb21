import type { GameId, Language } from '#i18n/languages.ts';
import { typeset } from '#i18n/typography.ts';
import { factsOf } from './facts.ts';
import { projectRoot, readChecked } from './files.ts';
import { type Glossary, glossarySchema, type TermGroup, type Terms } from './schemas/terms.ts';

export const glossaryFile = (game: GameId, language: Language): string =>
  `content/${game}/glossary/${language}.yaml`;

export function readGlossary(
  game: GameId,
  language: Language,
  root: string = projectRoot,
): Glossary {
  const meanings = readChecked(glossarySchema, root, glossaryFile(game, language));
  return Object.fromEntries(
    Object.entries(meanings).map(([id, meaning]) => [id, typeset(meaning, language)]),
  );
}

export interface GlossaryEntry {
  readonly id: string;
  /** The printed words of the three editions. */
  readonly words: Readonly<Record<Language, string>>;
  readonly meaning: string;
  readonly clause: string;
  readonly group: TermGroup;
}

/** The terms of a game with their meaning in one language, in the order of terms.yaml. */
export function glossary(game: GameId, language: Language): GlossaryEntry[] {
  const meanings = readGlossary(game, language);
  const terms: Terms = factsOf(game).terms;
  return Object.entries(terms).map(([id, { clause, group, ...words }]) => ({
    id,
    words,
    meaning: meanings[id] ?? '',
    clause,
    group,
  }));
}
