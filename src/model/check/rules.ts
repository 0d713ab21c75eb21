import type { GameId, Language } from '#i18n/languages.ts';
import { calculatorsFile } from '../calculators.ts';
import { didYouMean } from '../did-you-mean.ts';
import { spineClauses } from '../facts.ts';
import type { Finding } from '../finding.ts';
import type { Known } from '../known.ts';
import type { ParsedChapter, ParsedClause } from '../rules/parse-chapter.ts';
import { type Block, plainText, referencesIn } from '../rules/text.ts';
import type { Spine, SpineClause } from '../schemas/spine.ts';
import { foreignText } from './language.ts';

export interface RulesOfLanguage {
  readonly game: GameId;
  readonly language: Language;
  readonly spine: Spine;
  readonly chapters: readonly ParsedChapter[];
  readonly known: Known;
  /** Names that a text of any language may contain, such as nicknames. */
  readonly names: readonly string[];
  /** The calculators of the game, by name. */
  readonly calculators: readonly string[];
}

const folder = ({ game, language }: RulesOfLanguage): string => `content/${game}/rules/${language}`;

function checkText(
  blocks: readonly Block[],
  title: string,
  where: Pick<Finding, 'file' | 'entry'>,
  { game, language, known, names }: RulesOfLanguage,
): Finding[] {
  const unknown = referencesIn(blocks, game)
    .filter(({ kind, game: of, id }) => !known.ids(of, kind).has(id))
    .map(({ kind, game: of, id }) => ({
      ...where,
      problem: `there is no ${kind} "${of === game ? id : `${of}/${id}`}"`,
      hint: didYouMean(id, known.ids(of, kind), known.listedIn(kind, of)),
    }));
  const foreign = foreignText(`${title}\n${plainText(blocks, () => '')}`, language, names);
  if (foreign === undefined) return unknown;
  const hint = `write it in the language of the file (${language}); names that belong there go to src/model/check/foreign-words.ts`;
  return [...unknown, { ...where, problem: foreign, hint }];
}

/** <Editions>, <Reading> and <Short> are exactly where the spine asks for them. */
function checkBlocks(clause: ParsedClause, spine: SpineClause, file: string): Finding[] {
  const marks = [
    { tag: 'Editions', wanted: spine.editions === true, found: clause.editions !== undefined },
    { tag: 'Reading', wanted: spine.reading === true, found: clause.reading !== undefined },
    { tag: 'Short', wanted: spine.short !== undefined, found: clause.short !== undefined },
  ];
  return marks
    .filter(({ wanted, found }) => wanted !== found)
    .map(({ tag, wanted }) => ({
      file,
      entry: clause.id,
      problem: wanted ? `the <${tag}> block is missing` : `has a <${tag}> block`,
      hint: wanted
        ? `clauses.yaml says "${tag.toLowerCase()}: true": write the block, or change it there`
        : `delete the block, or say "${tag.toLowerCase()}: true" in clauses.yaml`,
    }));
}

/** <Calculator of="…" /> must name an existing calculator. */
const checkCalculators = (
  clause: ParsedClause,
  file: string,
  { game, calculators }: RulesOfLanguage,
): Finding[] =>
  clause.calculators
    .filter((name) => !calculators.includes(name))
    .map((name) => ({
      file,
      entry: clause.id,
      problem: `there is no calculator "${name}"`,
      hint: didYouMean(name, calculators, calculatorsFile(game)),
    }));

function checkChapter(chapter: ParsedChapter, rules: RulesOfLanguage): Finding[] {
  const { file } = chapter;
  const own = rules.spine.chapters.find(({ id }) => id === chapter.id);
  if (own === undefined) {
    const ids = rules.spine.chapters.map(({ id }) => id);
    const hint = didYouMean(chapter.id, ids, `content/${rules.game}/clauses.yaml`);
    return [{ file, problem: `there is no chapter "${chapter.id}"`, hint }];
  }
  const findings: Finding[] = [...chapter.findings];
  if (chapter.broken) return findings;
  findings.push(
    ...checkText(chapter.intro, `${chapter.title}\n${chapter.description}`, { file }, rules),
  );
  const wanted = own.clauses.map(({ id }) => id);
  const found = chapter.clauses.map(({ id }) => id);
  for (const [at, clause] of chapter.clauses.entries()) {
    const where = { file, entry: clause.id };
    const spine = own.clauses.find(({ id }) => id === clause.id);
    if (found.indexOf(clause.id) !== at) {
      const hint = 'a clause stands once: rename or delete one';
      findings.push({ ...where, problem: 'the clause stands here twice', hint });
    } else if (spine === undefined) {
      const home = rules.spine.chapters.find(({ clauses }) =>
        clauses.some(({ id }) => id === clause.id),
      );
      findings.push({
        ...where,
        problem: home === undefined ? 'there is no such clause' : 'belongs to another chapter',
        hint:
          home === undefined
            ? didYouMean(
                clause.id,
                spineClauses(rules.spine).map(({ id }) => id),
                `content/${rules.game}/clauses.yaml`,
              )
            : `move it to ${home.id}.mdx`,
      });
    } else findings.push(...checkBlocks(clause, spine, file));
    findings.push(...checkCalculators(clause, file, rules));
    const short = clause.short?.blocks ?? [];
    if (clause.short !== undefined && (short.length !== 1 || short[0]?.type !== 'paragraph'))
      findings.push({
        ...where,
        problem: 'the <Short> block is more than a paragraph',
        hint: 'say it in a sentence or two',
      });
    const all = [...clause.blocks, ...(clause.editions ?? []), ...(clause.reading ?? []), ...short];
    if (clause.blocks.length === 0)
      findings.push({ ...where, problem: 'has no text', hint: 'say the rule in a sentence' });
    findings.push(...checkText(all, clause.title, where, rules));
  }
  for (const id of wanted)
    if (!found.includes(id)) {
      const hint = `write it here as <Clause id="${id}" title="…">`;
      findings.push({ file, entry: id, problem: 'the clause is missing', hint });
    }
  const order = wanted.filter((id) => found.includes(id));
  const placed = [...new Set(found)].filter((id) => wanted.includes(id));
  const misplaced = placed.find((id, at) => id !== order[at]);
  if (misplaced !== undefined) {
    const hint = `the order is that of content/${rules.game}/clauses.yaml: ${order.join(', ')}`;
    findings.push({ file, entry: misplaced, problem: 'stands in another place', hint });
  }
  return findings;
}

/** Every chapter and clause of the spine in one language, with sound references and the right blocks. */
export function checkRules(rules: RulesOfLanguage): Finding[] {
  const missing = rules.spine.chapters
    .filter(({ id }) => !rules.chapters.some((chapter) => chapter.id === id))
    .map(({ id, clauses }) => ({
      file: `${folder(rules)}/${id}.mdx`,
      problem: 'the chapter is missing',
      hint: `write it with the clauses ${clauses.map((clause) => clause.id).join(', ')}`,
    }));
  return [...missing, ...rules.chapters.flatMap((chapter) => checkChapter(chapter, rules))];
}
