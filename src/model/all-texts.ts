import { type GameId, games, isLanguage, type Language, languages } from '#i18n/languages.ts';
import { leaves } from '#i18n/resource.ts';
import { readExampleFiles } from './examples.ts';
import { factsFile, factsOf } from './facts.ts';
import { projectRoot } from './files.ts';
import { glossaryFile, readGlossary } from './glossary.ts';
import { readResources } from './interface-texts.ts';
import { learnFile, learnTexts, readLearn } from './learn.ts';
import { questionsFile, readQuestions } from './questions.ts';
import { parseText } from './rules/parse-text.ts';
import { readChapters } from './rules/read-chapters.ts';
import { type Block, plainText } from './rules/text.ts';
import { readWordForms, wordFormsFile } from './word-forms.ts';

/** A text that people read, with the file it comes from. */
export interface ContentText {
  readonly file: string;
  /** Its key, where it has one. */
  readonly entry?: string;
  readonly language: Language;
  readonly text: string;
}

/** Every string under the key of a language. */
function* inLanguages(data: unknown, language?: Language): Generator<[Language, string]> {
  if (typeof data === 'string') {
    if (language !== undefined) yield [language, data];
    return;
  }
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data))
    yield* inLanguages(value, language ?? (isLanguage(key) ? key : undefined));
}

const allStrings = (data: unknown): string[] => {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(allStrings) : [];
};

const formsOf = (language: Language, game: GameId | undefined, root: string): ContentText[] =>
  allStrings(readWordForms(language, game, root)).map((text) => ({
    file: wordFormsFile(language, game),
    language,
    text,
  }));

const textsIn = (file: string, data: unknown): ContentText[] =>
  [...inLanguages(data)].map(([language, text]) => ({ file, language, text }));

const words = (blocks: readonly Block[] = []): string => plainText(blocks, () => '');

function textsOfLearn(game: GameId, root: string): ContentText[] {
  const file = learnFile(game);
  const sections = readLearn(game, root);
  return [
    ...textsIn(
      file,
      sections.map(({ title, counts }) => ({ title, counts })),
    ),
    ...learnTexts(sections).flatMap(({ text }) =>
      languages.map((language) => ({
        file,
        language,
        text: words(parseText(text[language], { file, game, findings: [] })),
      })),
    ),
  ];
}

/** Every text of the content, wherever it is shown. */
export const allTexts = (root: string = projectRoot): ContentText[] => [
  ...readResources(root).flatMap(({ file, language, resource }) =>
    leaves(resource).map(({ path, text }) => ({ file, entry: path, language, text })),
  ),
  ...languages.flatMap((language) => formsOf(language, undefined, root)),
  ...games.flatMap((game) => {
    const { board, cards, terms } = factsOf(game, root);
    return [
      ...textsIn(factsFile(game, 'board'), board),
      ...textsIn(factsFile(game, 'cards'), cards),
      ...textsIn(factsFile(game, 'terms'), terms),
      ...readExampleFiles(game, root).flatMap(({ file, content }) => textsIn(file, content)),
      ...textsOfLearn(game, root),
      ...textsIn(questionsFile(game), readQuestions(game, root)),
      ...languages.flatMap((language) => [
        ...formsOf(language, game, root),
        ...Object.values(readGlossary(game, language, root)).map((text) => ({
          file: glossaryFile(game, language),
          language,
          text,
        })),
        ...readChapters(game, language, root).flatMap(
          ({ file, title, description, intro, clauses }) =>
            [
              title,
              description,
              words(intro),
              ...clauses.flatMap((clause) => [
                clause.title,
                words(clause.blocks),
                words(clause.editions),
                words(clause.reading),
                words(clause.short?.blocks),
              ]),
            ].map((text) => ({ file, language, text })),
        ),
      ]),
    ];
  }),
];

/** The nicknames of all cards in all forms and languages, our translations included. */
export const allNicknames = (root: string = projectRoot): string[] =>
  games.flatMap((game) => {
    const named = Object.values(factsOf(game, root).cards)
      .flatMap((group) => Object.entries(group))
      .filter(([, { names }]) => names !== undefined);
    const forms = languages.map((language) => readWordForms(language, game, root));
    return named.flatMap(([id, { names }]) =>
      [names, ...forms.map((all) => all[id])].flatMap(allStrings),
    );
  });
