import { looseTranslator } from '#i18n/index.ts';
import type { GameId, Language } from '#i18n/languages.ts';
import { factsOf } from '../facts.ts';
import type { SpineClause } from '../schemas/spine.ts';
import type { ParsedClause } from './parse-chapter.ts';
import { readChapters } from './read-chapters.ts';
import { summedUp } from './short.ts';
import { type Block, plainText, type Reference, referencesIn } from './text.ts';
import { sourceLanguage, type TranslationState, translationState } from './translation.ts';

export type { Block, Inline, Reference } from './text.ts';

/** A rule in few words, for paper and for the turn guide. */
interface ShortForm {
  readonly blocks: readonly Block[];
  readonly text: string;
  /** The clauses that it sums up; the one that contains it comes first. */
  readonly clauses: readonly string[];
}

export interface RuleClause {
  readonly id: string;
  readonly chapter: string;
  /** Derived from the order: chapter.place, such as 6.3. */
  readonly number: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly editions: readonly Block[] | undefined;
  readonly reading: readonly Block[] | undefined;
  readonly short: ShortForm | undefined;
  /** The words of the rule alone, without the two blocks. */
  readonly text: string;
  readonly editionsText: string | undefined;
  readonly readingText: string | undefined;
  /** Everything that it refers to, blocks included. */
  readonly links: readonly Reference[];
  readonly by: SpineClause['by'];
  /** Why it is left to the players: a key under `coverage:because`. */
  readonly because: string | undefined;
  readonly state: TranslationState;
}

export interface RuleChapter {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly description: string;
  readonly intro: readonly Block[];
  readonly clauses: readonly RuleClause[];
}

/** The rules of a game in one language, in the order of the spine. */
export function rules(game: GameId, language: Language): RuleChapter[] {
  const t = looseTranslator(language);
  const say = (blocks: readonly Block[]): string =>
    plainText(blocks, (id) => t(`icons:names.${id}`));
  const written = new Map(readChapters(game, language).map((chapter) => [chapter.id, chapter]));
  const source = new Map(
    readChapters(game, sourceLanguage).flatMap(({ clauses }) =>
      clauses.map((clause): [string, ParsedClause] => [clause.id, clause]),
    ),
  );
  return factsOf(game).spine.chapters.flatMap((chapter, chapterAt): RuleChapter[] => {
    const text = written.get(chapter.id);
    if (text === undefined) return [];
    const clauses = chapter.clauses.flatMap((spine, at): RuleClause[] => {
      const clause = text.clauses.find(({ id }) => id === spine.id);
      if (clause === undefined) return [];
      const { editions, reading } = clause;
      return [
        {
          id: clause.id,
          chapter: chapter.id,
          number: `${chapterAt + 1}.${at + 1}`,
          title: clause.title,
          blocks: clause.blocks,
          editions,
          reading,
          short:
            clause.short === undefined
              ? undefined
              : {
                  blocks: clause.short.blocks,
                  text: say(clause.short.blocks),
                  clauses: summedUp(spine),
                },
          text: say(clause.blocks),
          editionsText: editions === undefined ? undefined : say(editions),
          readingText: reading === undefined ? undefined : say(reading),
          links: referencesIn([...clause.blocks, ...(editions ?? []), ...(reading ?? [])], game),
          by: spine.by,
          because: spine.by === 'players' ? spine.because : undefined,
          state: translationState(clause, language, source.get(clause.id)),
        },
      ];
    });
    return [
      {
        id: chapter.id,
        number: chapterAt + 1,
        title: text.title,
        description: text.description,
        intro: text.intro,
        clauses,
      },
    ];
  });
}
