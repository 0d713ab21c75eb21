import { z } from 'zod';
import { isGame, languages } from '#i18n/languages.ts';
import { didYouMean } from '../did-you-mean.ts';
import { type ExampleFile, verdicts } from '../examples.ts';
import type { Finding } from '../finding.ts';
import type { Known } from '../known.ts';
import { plainIssues } from '../schema-issue.ts';
import { foreignText } from './language.ts';

/** What every example has, whatever else its game puts into it. */
const exampleSchema = z.looseObject({
  id: z.string(),
  clause: z.string().optional(),
  clauses: z.array(z.string()).optional(),
  title: z.record(z.string(), z.string()).optional(),
  expect: z.looseObject({ verdict: z.enum(verdicts), rule: z.string().optional() }),
});

interface Surroundings {
  readonly known: Known;
  /** Names that a text of any language may contain, such as nicknames. */
  readonly names: readonly string[];
}

function checkOne(
  value: unknown,
  at: number,
  { file, game }: ExampleFile,
  seen: Map<string, string>,
  { known, names }: Surroundings,
): Finding[] {
  const entry = `example ${at + 1}`;
  const written = z.looseObject({ id: z.string() }).safeParse(value).data;
  if (written === undefined)
    return [{ file, entry, problem: 'has no id', hint: 'begin it with "- id: a-name-of-its-own"' }];
  const { id } = written;
  const { data: example, error } = exampleSchema.safeParse(value);
  if (example === undefined)
    return error.issues
      .flatMap((issue) => plainIssues(issue, value))
      .map(({ path, problem, hint }) => ({
        file,
        entry: [id, ...path].join(' › '),
        problem,
        hint,
      }));
  const findings: Finding[] = [];
  const before = seen.get(`${game}/${id}`);
  if (before !== undefined)
    findings.push({
      file,
      entry: id,
      problem: 'the example id stands twice',
      hint: `it is also in ${before}: rename one`,
    });
  seen.set(`${game}/${id}`, file);
  const cited = [
    ...(example.clause === undefined ? [] : [example.clause]),
    ...(example.clauses ?? []),
  ];
  if (cited.length === 0)
    findings.push({ file, entry: id, problem: 'names no clause', hint: 'add "clause: play.full"' });
  const { rule } = example.expect;
  for (const clause of [...cited, ...(rule === undefined ? [] : [rule])]) {
    const [first, rest] = clause.split('/');
    const of = rest !== undefined && isGame(first) ? first : game;
    const name = rest ?? clause;
    if (!known.ids(of, 'clause').has(name))
      findings.push({
        file,
        entry: id,
        problem: `there is no clause "${clause}"`,
        hint: didYouMean(name, known.ids(of, 'clause'), known.listedIn('clause', of)),
      });
  }
  for (const language of languages) {
    const title = example.title?.[language] ?? '';
    const problem =
      title === '' ? `has no title in ${language}` : foreignText(title, language, names);
    if (problem !== undefined)
      findings.push({ file, entry: id, problem, hint: `write "title: {${language}: …}"` });
  }
  return findings;
}

/** Examples have ids of their own, known clauses and a title in every language. */
export function checkExamples(
  files: readonly ExampleFile[],
  surroundings: Surroundings,
): Finding[] {
  const seen = new Map<string, string>();
  return files.flatMap((example) => {
    const list = z.array(z.unknown()).safeParse(example.content);
    if (!list.success)
      return [
        { file: example.file, problem: 'is not a list', hint: 'begin each example with "- id:"' },
      ];
    return list.data.flatMap((value, at) => checkOne(value, at, example, seen, surroundings));
  });
}
