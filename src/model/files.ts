import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { ContentError, type Finding } from './finding.ts';
import { plainIssues } from './schema-issue.ts';

/** Every command and test runs at the top of the project; bundled pages have no path of their own. */
export const projectRoot = process.cwd();

const refuse = (finding: Finding): never => {
  throw new ContentError([finding]);
};

function readBytes(root: string, file: string): Uint8Array {
  try {
    return readFileSync(join(root, file));
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return reason === 'ENOENT'
      ? refuse({ file, problem: 'is missing', hint: 'create it' })
      : refuse({ file, problem: `can't be read (${reason})`, hint: 'it should be a plain file' });
  }
}

/** The text of a file, with the line ends of Unix whatever the editor wrote. */
export function readText(root: string, file: string): string {
  const bytes = readBytes(root, file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n');
  } catch {
    return refuse({ file, problem: 'is not UTF-8 text', hint: 'save it as UTF-8 in your editor' });
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

/** YAML allows what JSON does not, such as a comma too many; in a .json file it is refused. */
function refuseWrongJson(text: string, file: string): void {
  try {
    JSON.parse(text);
  } catch (error) {
    // V8 names position and line, or quotes what it found where the text is short.
    const message = error instanceof Error ? error.message : String(error);
    const line = /\(line (\d+)/.exec(message)?.[1];
    const [reason = ''] = message.split(/(?: in JSON)? at position|, "|, \.\.\."/);
    refuse({
      file,
      entry: line && `line ${line}`,
      problem: `is not JSON: ${/end of JSON/.test(message) ? 'it breaks off' : reason}`,
      hint: 'mind the quotes, commas and brackets there and in the line before',
    });
  }
}

/** Reads YAML or JSON; a duplicate key or a syntax error is reported with its line. */
export function readYaml(root: string, file: string): unknown {
  const text = readText(root, file);
  if (file.endsWith('.json')) refuseWrongJson(text, file);
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error === undefined) return document.toJS();
  const line = error.linePos?.[0].line;
  const twice = error.code === 'DUPLICATE_KEY';
  const [reason = error.code] = error.message.split(/ at line |\n/);
  return refuse({
    file,
    entry: line === undefined ? undefined : `line ${line}`,
    problem: twice ? 'the same id stands here twice' : `is not YAML: ${reason}`,
    hint: twice ? 'rename one of them or delete it' : 'mind the indentation, quotes and brackets',
  });
}

export function check<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  file: string,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new ContentError(
    result.error.issues
      .flatMap((issue) => plainIssues(issue, value))
      .map(({ path, problem, hint }) => ({
        file,
        entry: path.length === 0 ? undefined : path.join('.'),
        problem,
        hint,
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
