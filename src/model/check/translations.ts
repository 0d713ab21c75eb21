import { type GameId, games, type Language, languages } from '#i18n/languages.ts';
import { factsFile, spineClauses } from '../facts.ts';
import { readChecked } from '../files.ts';
import type { Finding } from '../finding.ts';
import type { ParsedClause } from '../rules/parse-chapter.ts';
import { readChapters } from '../rules/read-chapters.ts';
import { shortRevision } from '../rules/short.ts';
import { sourceLanguage, type TranslationState, translationState } from '../rules/translation.ts';
import { spineSchema } from '../schemas/spine.ts';

/** A text that is made from another one and records which. */
export interface Made {
  readonly game: GameId;
  readonly language: Language;
  readonly clause: string;
  readonly file: string;
  /** The clause in another language than English, or its short form in any. */
  readonly what: 'translation' | 'short';
  readonly state: TranslationState | 'missing';
  /** Revision of what it is made from, as that stands now. */
  readonly revision: string;
  /** Where it is stamped; a text that is missing has no place. */
  readonly tag?: { readonly start: number; readonly end: number };
}

const byId = (game: GameId, language: Language, root: string): Map<string, ParsedClause> =>
  new Map(
    readChapters(game, language, root).flatMap(({ clauses }) =>
      clauses.map((clause) => [clause.id, clause] as const),
    ),
  );

/** The state of every clause in every language that is translated from the source. */
export function translations(root: string): Made[] {
  return games.flatMap((game) => {
    const source = readChapters(game, sourceLanguage, root);
    return languages
      .filter((language) => language !== sourceLanguage)
      .flatMap((language) => {
        const made = byId(game, language, root);
        return source.flatMap((chapter) =>
          chapter.clauses.map((clause): Made => {
            const own = made.get(clause.id);
            return {
              game,
              language,
              clause: clause.id,
              file: `content/${game}/rules/${language}/${chapter.id}.mdx`,
              what: 'translation',
              state: own === undefined ? 'missing' : translationState(own, language, clause),
              revision: clause.revision,
              ...(own === undefined ? {} : { tag: own.tag }),
            };
          }),
        );
      });
  });
}

/** The state of every short form relative to the wording of its clauses, in each language by itself. */
export function shortForms(root: string): Made[] {
  return games.flatMap((game) =>
    languages.flatMap((language) => {
      const clauses = byId(game, language, root);
      const chapters = readChapters(game, language, root);
      if (![...clauses.values()].some(({ short }) => short !== undefined)) return [];
      const spine = spineClauses(readChecked(spineSchema, root, factsFile(game, 'clauses')));
      return chapters.flatMap(({ file, clauses: own }) =>
        own.flatMap(({ id, short }): Made[] => {
          const listed = spine.find((each) => each.id === id);
          if (short === undefined || listed === undefined) return [];
          const revision = shortRevision(listed, clauses);
          const state =
            short.rev === undefined ? 'unstamped' : short.rev === revision ? 'current' : 'stale';
          return [
            { game, language, clause: id, file, what: 'short', state, revision, tag: short.tag },
          ];
        }),
      );
    }),
  );
}

const problems: Readonly<
  Record<Made['what'], Readonly<Record<'stale' | 'unstamped' | 'missing', string>>>
> = {
  translation: {
    stale: 'the English clause has changed since this was translated',
    unstamped: 'does not say which English text it was made from',
    missing: 'the clause is not translated',
  },
  short: {
    stale: 'the rule has changed since its short form was written',
    unstamped: 'the short form does not say which text it was made from',
    missing: 'the short form is missing',
  },
};

/** Translations and short forms that are not up to date, as findings. */
export function checkTranslations(root: string): Finding[] {
  return [...translations(root), ...shortForms(root)].flatMap(
    ({ game, language, clause, file, what, state }): Finding[] => {
      if (state === 'source' || state === 'current') return [];
      const source = `content/${game}/rules/${sourceLanguage}`;
      const id = `${language}/${game}/${clause}`;
      const other = what === 'short' ? 'the text of the clause' : source;
      const hint =
        state === 'missing'
          ? `translate it from ${source}`
          : `compare it with ${other}, mend it, then: npm run translations -- --stamp ${id}`;
      return [{ file, entry: clause, problem: problems[what][state], hint }];
    },
  );
}
