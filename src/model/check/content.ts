import { type GameId, type Language, languages } from '#i18n/languages.ts';
import { entries } from '#i18n/resource.ts';
import { allTexts } from '../all-texts.ts';
import { readCalculators } from '../calculators.ts';
import { readChanges } from '../changes.ts';
import { didYouMean } from '../did-you-mean.ts';
import { exampleIds, readExampleFiles } from '../examples.ts';
import { type AllFacts, factsFile, type GameFacts, readFacts, spineClauses } from '../facts.ts';
import { ContentError, type Finding } from '../finding.ts';
import type { GameContent } from '../game-content.ts';
import { glossaryFile, readGlossary } from '../glossary.ts';
import { readResources, uiFile } from '../interface-texts.ts';
import { knownIds } from '../known.ts';
import { readLearn } from '../learn.ts';
import { readQuestions } from '../questions.ts';
import { readChapters } from '../rules/read-chapters.ts';
import { readSetUp } from '../set-up.ts';
import { readStandIns } from '../stand-ins.ts';
import { readNouns, readWordForms } from '../word-forms.ts';
import { checkChanges } from './changes.ts';
import { checkExamples } from './examples.ts';
import { checkFacts } from './facts.ts';
import { checkGlossary } from './glossary.ts';
import { checkLearn } from './learn.ts';
import { checkQuestions } from './questions.ts';
import { checkResources } from './resources.ts';
import { checkRules } from './rules.ts';
import { checkSetUp } from './set-up.ts';
import { checkStandIns } from './stand-ins.ts';
import { checkTexts } from './texts.ts';
import { checkWordForms } from './word-forms.ts';

/** A file that can't be read at all is a finding like any other; the rest is still checked. */
function attempt(work: () => Finding[]): Finding[] {
  try {
    return work();
  } catch (error) {
    if (error instanceof ContentError) return [...error.findings];
    throw error;
  }
}

/** Names that are the same in every language: those of the games, and the English nicknames. */
function properNames(facts: AllFacts): string[] {
  const nicknames = [...facts.values()]
    .flatMap(({ cards }) => Object.values(cards).flatMap((group) => Object.values(group)))
    .flatMap(({ names = {} }) => Object.values(names).filter((name) => typeof name === 'string'));
  const titles = [...facts.values()].flatMap(({ board }) => Object.values(board.name));
  return [...titles, ...nicknames].sort((one, other) => other.length - one.length);
}

/** Each reason for leaving a clause to the players must have words. */
function checkReasons(game: GameId, { spine }: GameFacts, reasons: readonly string[]): Finding[] {
  return spineClauses(spine).flatMap((clause): Finding[] => {
    if (clause.by === 'checker' || reasons.includes(clause.because)) return [];
    const hint = didYouMean(clause.because, reasons, uiFile('*', 'coverage'));
    const problem = `there is no reason "${clause.because}"`;
    return [{ file: factsFile(game, 'clauses'), entry: clause.id, problem, hint }];
  });
}

/** A chapter must have the same calculators in all languages. */
function checkSameCalculators(game: GameId, language: Language, root: string): Finding[] {
  const tagsIn = (of: Language) =>
    new Map(
      readChapters(game, of, root).flatMap(({ file, clauses }) =>
        clauses.map(({ id, calculators }) => [id, { file, tags: calculators.join(', ') }]),
      ),
    );
  const own = tagsIn(language);
  return [...tagsIn('en')].flatMap(([id, { tags }]): Finding[] => {
    const translated = own.get(id);
    if (translated === undefined || translated.tags === tags) return [];
    const problem = `the English text has ${tags === '' ? 'no calculator' : `the calculators ${tags}`} here`;
    const hint = 'write the same <Calculator of="…" /> in every language';
    return [{ file: translated.file, entry: id, problem, hint }];
  });
}

export interface ContentSources {
  readonly root: string;
  readonly iconIds: Iterable<string>;
  /** What the games themselves know of their content. */
  readonly contents: Readonly<Partial<Record<GameId, GameContent>>>;
}

/** Every check of the content, as one list; empty when all is well. */
export function checkContent({ root, iconIds, contents }: ContentSources): Finding[] {
  const facts = readFacts(root);
  const known = knownIds(facts, iconIds);
  const names = properNames(facts);
  const resources = readResources(root);
  const reasons = resources
    .filter(({ namespace }) => namespace === 'coverage')
    .flatMap(({ resource }) => [...entries(resource).keys()])
    .flatMap((key) => (key.startsWith('because.') ? [key.slice('because.'.length)] : []));
  return [
    ...[...facts].flatMap(([game, own]) => checkFacts(game, own, known, contents[game]?.pointers)),
    ...[...facts].flatMap(([game, own]) => [
      ...checkReasons(game, own, reasons),
      ...attempt(() =>
        checkWordForms(game, own, {
          en: readWordForms('en', game, root),
          ru: readWordForms('ru', game, root),
          pl: readWordForms('pl', game, root),
        }),
      ),
      ...languages.flatMap((language) => [
        ...checkRules({
          game,
          language,
          spine: own.spine,
          chapters: readChapters(game, language, root),
          known,
          names,
          calculators: readCalculators(game, root).map(({ id }) => id),
        }),
        ...checkSameCalculators(game, language, root),
        ...attempt(() =>
          checkGlossary({
            file: glossaryFile(game, language),
            termsFile: factsFile(game, 'terms'),
            language,
            terms: own.terms,
            glossary: readGlossary(game, language, root),
            names,
          }),
        ),
      ]),
      ...attempt(() => checkExamples(readExampleFiles(game, root), { known, names })),
      ...attempt(() => checkLearn(game, readLearn(game, root), { known, names })),
      ...attempt(() => checkSetUp(game, readSetUp(game, root), known)),
      ...attempt(() =>
        checkQuestions(game, readQuestions(game, root), {
          known,
          names,
          examples: exampleIds(readExampleFiles(game, root)),
        }),
      ),
    ]),
    ...attempt(() => checkChanges(readChanges(root))),
    ...checkResources(resources, new Set(Object.keys(readNouns('en', root)))),
    ...attempt(() => {
      const texts = allTexts(root);
      return [
        ...checkStandIns(texts),
        ...[...facts.keys()].flatMap((game) =>
          checkStandIns(
            texts.filter(({ file }) => file.startsWith(`content/${game}/`)),
            readStandIns(game, root),
          ),
        ),
      ];
    }),
    ...checkTexts(resources, names),
  ];
}
