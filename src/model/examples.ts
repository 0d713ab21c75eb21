import { z } from 'zod';
import type { GameId, Language } from '#i18n/languages.ts';
import { check, listFiles, projectRoot, readYaml } from './files.ts';
import { remember } from './remember.ts';
import { sentencesSchema } from './schemas/names.ts';

export const verdicts = ['legal', 'illegal', 'open', 'impossible', 'unreadable'] as const;

/** What every example has; what may be in its situation and move is up to its game. */
const exampleSchema = z.looseObject({
  id: z.string(),
  clause: z.string().optional(),
  clauses: z.array(z.string()).optional(),
  title: sentencesSchema,
  situation: z.record(z.string(), z.unknown()).optional(),
  move: z.record(z.string(), z.unknown()).optional(),
  sheet: z.record(z.string(), z.unknown()).optional(),
  expect: z.looseObject({ verdict: z.enum(verdicts), rule: z.string().optional() }),
});

type Written = z.infer<typeof exampleSchema>;

export interface Example {
  readonly id: string;
  readonly game: GameId;
  /** The clauses it is filed under. */
  readonly clauses: readonly string[];
  readonly title: Readonly<Record<Language, string>>;
  readonly situation: Readonly<Record<string, unknown>> | undefined;
  readonly move: Readonly<Record<string, unknown>> | undefined;
  /** A score sheet, where the example is about points. */
  readonly sheet: Readonly<Record<string, unknown>> | undefined;
  readonly verdict: (typeof verdicts)[number];
  /** The clause that the verdict cites. */
  readonly rule: string | undefined;
}

const toExample = (game: GameId, written: Written): Example => ({
  id: written.id,
  game,
  clauses: [
    ...new Set([
      ...(written.clause === undefined ? [] : [written.clause]),
      ...(written.clauses ?? []),
    ]),
  ],
  title: written.title,
  situation: written.situation,
  move: written.move,
  sheet: written.sheet,
  verdict: written.expect.verdict,
  rule: written.expect.rule,
});

/** A file of worked examples as it is written, sound or not. */
export interface ExampleFile {
  readonly file: string;
  readonly game: GameId;
  readonly content: unknown;
}

export function readExampleFiles(game: GameId, root: string = projectRoot): ExampleFile[] {
  const folder = `content/${game}/examples`;
  return listFiles(root, folder, '.yaml').map((name) => {
    const file = `${folder}/${name}`;
    return { file, game, content: readYaml(root, file) };
  });
}

/** The ids in files of examples, sound or not. */
export const exampleIds = (files: readonly ExampleFile[]): Set<string> =>
  new Set(
    files.flatMap(({ content }) => {
      const entries = z.array(z.unknown()).safeParse(content).data ?? [];
      return entries.flatMap((entry) => {
        const found = z.looseObject({ id: z.string() }).safeParse(entry).data;
        return found === undefined ? [] : [found.id];
      });
    }),
  );

/** The worked examples of a game, in the order of their files. */
export const examplesOf = remember((game: GameId): readonly Example[] =>
  readExampleFiles(game).flatMap(({ file, content }) =>
    check(z.array(exampleSchema), content, file).map((written) => toExample(game, written)),
  ),
);

export const examplesOfClause = (game: GameId, clause: string): Example[] =>
  examplesOf(game).filter(({ clauses }) => clauses.includes(clause));

/** Examples about a move; those about points belong to the score sheet. */
export const checkableExamples = (game: GameId): Example[] =>
  examplesOf(game).filter(({ move }) => move !== undefined);

/** Element that holds the examples of a clause. */
export const examplesAnchor = (clause: string): string => `examples-${clause}`;
