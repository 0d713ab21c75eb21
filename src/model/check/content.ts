import { type GameId, games, languages } from '#i18n/languages.ts';
import { entries } from '#i18n/resource.ts';
import { didYouMean } from '../did-you-mean.ts';
import { type Facts, readFacts, spineClauses } from '../facts.ts';
import { listFiles, readYaml } from '../files.ts';
import { ContentError, type Finding } from '../finding.ts';
import { glossaryFile, readGlossary } from '../glossary.ts';
import { readResources, uiFile } from '../interface-texts.ts';
import { knownIds } from '../known.ts';
import { readChapters } from '../rules/read-chapters.ts';
import { readNouns, readWordForms } from '../word-forms.ts';
import { checkExamples } from './examples.ts';
import { checkFacts } from './facts.ts';
import { checkGlossary } from './glossary.ts';
import { checkResources } from './resources.ts';
import { checkRules } from './rules.ts';
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

/** Names that stand in every language as they are: the English nicknames. */
function names(facts: Facts): string[] {
  const { kids, 'best-friends': friends } = facts.fort.cards;
  return Object.values({ ...kids, ...friends })
    .flatMap((card) => Object.values(card.names).filter((name) => typeof name === 'string'))
    .sort((one, other) => other.length - one.length);
}

/** Each reason for leaving a clause to the players is told in words. */
function checkReasons(facts: Facts, game: GameId, reasons: readonly string[]): Finding[] {
  return spineClauses(facts[game].spine).flatMap((clause): Finding[] => {
    if (clause.by === 'checker' || reasons.includes(clause.because)) return [];
    const hint = didYouMean(clause.because, reasons, uiFile('*', 'coverage'));
    const problem = `there is no reason "${clause.because}"`;
    return [{ file: `content/${game}/clauses.yaml`, entry: clause.id, problem, hint }];
  });
}

export interface Surroundings {
  readonly root: string;
  readonly iconIds: Iterable<string>;
}

/** Every check of the content, as one list; empty when all is well. */
export function checkContent({ root, iconIds }: Surroundings): Finding[] {
  const facts = readFacts(root);
  const known = knownIds(facts, iconIds);
  const nicknames = names(facts);
  const resources = readResources(root);
  const reasons = resources
    .filter(({ namespace }) => namespace === 'coverage')
    .flatMap(({ resource }) => [...entries(resource).keys()])
    .flatMap((key) => (key.startsWith('because.') ? [key.slice('because.'.length)] : []));
  return [
    ...checkFacts(facts, known),
    ...games.flatMap((game) => [
      ...checkReasons(facts, game, reasons),
      ...attempt(() =>
        checkWordForms(facts, game, {
          en: readWordForms('en', game, root),
          ru: readWordForms('ru', game, root),
          pl: readWordForms('pl', game, root),
        }),
      ),
      ...languages.flatMap((language) => [
        ...checkRules({
          game,
          language,
          spine: facts[game].spine,
          chapters: readChapters(game, language, root),
          known,
          names: nicknames,
        }),
        ...attempt(() =>
          checkGlossary({
            file: glossaryFile(game, language),
            termsFile: `content/${game}/terms.yaml`,
            language,
            terms: facts[game].terms,
            glossary: readGlossary(game, language, root),
            names: nicknames,
          }),
        ),
      ]),
      ...attempt(() =>
        checkExamples(
          listFiles(root, `content/${game}/examples`, '.yaml').map((name) => {
            const file = `content/${game}/examples/${name}`;
            return { file, game, content: readYaml(root, file) };
          }),
          { known, names: nicknames },
        ),
      ),
    ]),
    ...checkResources(resources, new Set(Object.keys(readNouns('en', root)))),
    ...checkTexts(resources, nicknames),
  ];
}
