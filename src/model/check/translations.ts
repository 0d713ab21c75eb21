import { type GameId, games, type Language, languages } from '#i18n/languages.ts';
import type { Finding } from '../finding.ts';
import { readChapters } from '../rules/read-chapters.ts';
import { sourceLanguage, type TranslationState, translationState } from '../rules/translation.ts';

export interface Translation {
  readonly game: GameId;
  readonly language: Language;
  readonly clause: string;
  readonly file: string;
  readonly state: TranslationState | 'missing';
  /** Revision of the English clause as it stands. */
  readonly revision: string;
}

/** How every clause stands in every language that is made from the source. */
export function translations(root: string): Translation[] {
  return games.flatMap((game) => {
    const source = readChapters(game, sourceLanguage, root);
    return languages
      .filter((language) => language !== sourceLanguage)
      .flatMap((language) => {
        const made = new Map(
          readChapters(game, language, root).flatMap(({ clauses }) =>
            clauses.map((clause) => [clause.id, clause] as const),
          ),
        );
        return source.flatMap((chapter) =>
          chapter.clauses.map((clause): Translation => {
            const own = made.get(clause.id);
            return {
              game,
              language,
              clause: clause.id,
              file: `content/${game}/rules/${language}/${chapter.id}.mdx`,
              state: own === undefined ? 'missing' : translationState(own, language, clause),
              revision: clause.revision,
            };
          }),
        );
      });
  });
}

const problems: Readonly<Record<'stale' | 'unstamped' | 'missing', string>> = {
  stale: 'the English clause has changed since this was translated',
  unstamped: 'does not say which English text it was made from',
  missing: 'the clause is not translated',
};

/** Translations that are not up to date, as findings. */
export function checkTranslations(root: string): Finding[] {
  return translations(root).flatMap(({ game, language, clause, file, state }): Finding[] => {
    if (state === 'source' || state === 'current') return [];
    const source = `content/${game}/rules/${sourceLanguage}`;
    const hint =
      state === 'missing'
        ? `translate it from ${source}`
        : `compare it with ${source}, mend it, then: npm run translations -- --stamp ${language}/${game}/${clause}`;
    return [{ file, entry: clause, problem: problems[state], hint }];
  });
}
