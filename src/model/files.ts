import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { ContentError } from './finding.ts';

/** Every command and test runs at the top of the project; bundled pages have no path of their own. */
export const projectRoot = process.cwd();

export function readText(root: string, file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    throw new ContentError([{ file, problem: 'is missing', hint: 'create it' }]);
  }
}

/** When a file was last changed; undefined if it is not there. */
export function savedAt(root: string, file: string): number | undefined {
  return statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs;
}

/** File names in a folder, sorted; none if the folder is missing. */
export function listFiles(root: string, folder: string, extension: string): string[] {
  try {
    return readdirSync(join(root, folder))
      .filter((name) => name.endsWith(extension))
      .sort();
  } catch {
    return [];
  }
}

/** Reads YAML; a key written twice and a slip of the pen are told with their line. */
export function readYaml(root: string, file: string): unknown {
  const document = parseDocument(readText(root, file));
  const [error] = document.errors;
  if (error !== undefined) {
    const line = error.linePos?.[0].line;
    const twice = error.code === 'DUPLICATE_KEY';
    throw new ContentError([
      {
        file,
        entry: line === undefined ? undefined : `line ${line}`,
        problem: twice ? 'the same id stands here twice' : `is not YAML: ${error.code}`,
        hint: twice
          ? 'rename one of them or delete it'
          : 'mind the indentation, quotes and brackets',
      },
    ]);
  }
  return document.toJS();
}

export function check<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  file: string,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new ContentError(
    result.error.issues.map((issue) => ({
      file,
      entry: issue.path.length === 0 ? undefined : issue.path.join('.'),
      problem: issue.message,
      hint: 'see the entries beside it for the form; the schemas are in src/model/schemas/',
    })),
  );
}

export function readChecked<Schema extends z.ZodType>(
  schema: Schema,
  root: string,
  file: string,
): z.output<Schema> {
  return check(schema, readYaml(root, file), file);
}
