import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { inProject } from '../lib/root.ts';

const place = z.object({ line: z.number(), column: z.number() });
export type Place = z.infer<typeof place>;

/** The part of the standard report of mutation testing that is read here. */
const reportSchema = z.object({
  files: z.record(
    z.string(),
    z.object({
      source: z.string(),
      mutants: z.array(
        z.object({
          status: z.string(),
          replacement: z.string().default(''),
          location: z.object({ start: place, end: place }),
        }),
      ),
    }),
  ),
});

const equivalentSchema = z.array(
  z.strictObject({
    file: z.string(),
    code: z.string(),
    /** The whole line, where the file has such code elsewhere and something would change there. */
    on: z.string().optional(),
    instead: z.string(),
    why: z.string(),
  }),
);

/** A small change that no test noticed. */
export interface Survivor {
  readonly file: string;
  readonly line: number;
  /** The line that it begins on. */
  readonly on: string;
  readonly code: string;
  readonly instead: string;
}

export interface Tally {
  readonly noticed: number;
  /** How many of these changes made the tests time out. */
  readonly late: number;
  readonly survived: number;
}

export interface Score {
  /** Folder by folder. */
  readonly parts: readonly (Tally & { readonly name: string })[];
  readonly survivors: readonly Survivor[];
  /** Changes without any effect, as listed. */
  readonly equivalent: number;
}

/** The code that a change replaces. */
function codeAt(source: string, { start, end }: { start: Place; end: Place }): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = lines[last]?.slice(0, end.column - 1) ?? '';
  lines[0] = lines[0]?.slice(start.column - 1) ?? '';
  return lines.join('\n');
}

export const noticedAs = ['Killed', 'Timeout'];
/** `src/engine/fort/judging` says where; a folder further in would hold too few. */
const partOf = (file: string): string => file.split('/').slice(0, -1).slice(0, 4).join('/');

export const sumOf = (tallies: readonly Tally[]): Tally => ({
  noticed: tallies.reduce((sum, { noticed }) => sum + noticed, 0),
  late: tallies.reduce((sum, { late }) => sum + late, 0),
  survived: tallies.reduce((sum, { survived }) => sum + survived, 0),
});

export const survivedAs = ['Survived', 'NoCoverage'];

/** Small changes that change nothing. */
export const equivalent = equivalentSchema.parse(
  parse(readFileSync(inProject('scripts/mutate/equivalent.yaml'), 'utf8')),
);

export const isListed = ({ file, code, on, instead }: Survivor): boolean =>
  equivalent.some(
    (one) =>
      one.file === file &&
      one.code === code &&
      one.instead === instead &&
      (one.on === undefined || one.on === on),
  );

/** The change as it is told. */
export const survivorOf = (
  file: string,
  source: string,
  location: { readonly start: Place; readonly end: Place },
  instead: string,
): Survivor => ({
  file,
  line: location.start.line,
  on: source.split('\n')[location.start.line - 1]?.trim() ?? '',
  code: codeAt(source, location),
  instead,
});

/** Where it is, the code as it is, and what was written instead. */
export const survivorAsText = ({ file, line, code, instead }: Survivor): string =>
  [
    `${file}:${line}`,
    `  - ${code.replaceAll('\n', '\n    ')}`,
    `  + ${instead.replaceAll('\n', '\n    ')}`,
  ].join('\n');

export function readScore(reportFile: string): Score {
  const { files } = reportSchema.parse(JSON.parse(readFileSync(reportFile, 'utf8')));
  const all = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map(({ status, replacement, location }) => ({
      status,
      ...survivorOf(file, source, location, replacement),
    })),
  );
  const survived = all.filter(({ status }) => survivedAs.includes(status));
  const survivors = survived.filter((one) => !isListed(one));
  const parts = [...new Set(all.map(({ file }) => partOf(file)))].sort().map((name) => {
    const here = all.filter(({ file }) => partOf(file) === name);
    return {
      name,
      noticed: here.filter(({ status }) => noticedAs.includes(status)).length,
      late: here.filter(({ status }) => status === 'Timeout').length,
      survived: survivors.filter(({ file }) => partOf(file) === name).length,
    };
  });
  return {
    parts,
    survivors,
    equivalent: survived.length - survivors.length,
  };
}
