import { type GameId, languages } from '#i18n/languages.ts';
import { didYouMean } from '../did-you-mean.ts';
import type { Finding } from '../finding.ts';
import type { Known } from '../known.ts';
import { questionsFile, type WrittenQuestion } from '../questions.ts';
import { foreignText } from './language.ts';

interface Surroundings {
  readonly known: Known;
  /** Names that a text of any language may contain, such as nicknames. */
  readonly names: readonly string[];
  /** The ids of the game's worked examples. */
  readonly examples: ReadonlySet<string>;
}

/** Questions with clauses and examples that exist, each with an id of its own, in their languages. */
export function checkQuestions(
  game: GameId,
  questions: readonly WrittenQuestion[],
  { known, names, examples }: Surroundings,
): Finding[] {
  const file = questionsFile(game);
  return questions.flatMap(({ id, clauses, example, question, answer }, at): Finding[] => {
    const twice = questions.findIndex((other) => other.id === id) !== at;
    const foreign = languages.flatMap((language) => {
      const problem = foreignText(`${question[language]}\n${answer[language]}`, language, names);
      return problem === undefined ? [] : [{ problem, hint: `write it in ${language}` }];
    });
    return [
      ...(twice ? [{ problem: 'the id stands twice', hint: 'rename one of the two' }] : []),
      ...clauses
        .filter((clause) => !known.ids(game, 'clause').has(clause))
        .map((clause) => ({
          problem: `there is no clause "${clause}"`,
          hint: didYouMean(clause, known.ids(game, 'clause'), known.listedIn('clause', game)),
        })),
      ...(example === undefined || examples.has(example)
        ? []
        : [
            {
              problem: `there is no example "${example}"`,
              hint: didYouMean(example, examples, `content/${game}/examples/`),
            },
          ]),
      ...foreign,
    ].map((finding) => ({ file, entry: id, ...finding }));
  });
}
