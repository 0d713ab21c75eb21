import type { z } from 'zod';
import { closest } from './closest.ts';

type Issue = z.core.$ZodIssue;

/** What is wrong with one entry, in words. */
interface PlainIssue {
  readonly path: readonly PropertyKey[];
  readonly problem: string;
  readonly hint: string;
}

const usualHint = 'see the entries beside it for the form; the schemas are in src/model/schemas/';

const kinds: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  null: 'nothing',
  number: 'a number',
  object: 'an entry with keys',
  record: 'an entry with keys',
  string: 'a text',
};

function kindOf(value: unknown): string {
  if (value === null) return 'nothing';
  return kinds[Array.isArray(value) ? 'array' : typeof value] ?? typeof value;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let node = value;
  for (const part of path)
    node = typeof node === 'object' && node !== null ? Reflect.get(node, part) : undefined;
  return node;
}

const keysAt = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value) : [];

const listed = (words: readonly unknown[]): string => words.map(String).join(', ');

/** How deep inside an entry an issue is, through unions. */
const depthOf = (issue: Issue): number =>
  issue.path.length +
  (issue.code === 'invalid_union' ? Math.max(0, ...issue.errors.flat().map(depthOf)) : 0);

/** Schema issues in terms that a person can act on; of several alternatives, the one that matched furthest. */
export function plainIssues(
  issue: Issue,
  value: unknown,
  base: readonly PropertyKey[] = [],
): PlainIssue[] {
  const path = [...base, ...issue.path];
  const found = valueAt(value, path);
  const say = (problem: string, hint = usualHint): PlainIssue[] => [{ path, problem, hint }];
  if (found === undefined && issue.code !== 'custom')
    return say('is missing', 'add it, in the form of the entries beside it');
  if (found === null) return say('is empty', 'write something, or delete the line');
  switch (issue.code) {
    case 'invalid_type':
      return say(`should be ${kinds[issue.expected] ?? issue.expected}, not ${kindOf(found)}`);
    case 'invalid_value': {
      const near = typeof found === 'string' ? closest(found, issue.values.map(String)) : undefined;
      return say(
        `"${String(found)}" is not one of ${listed(issue.values)}`,
        near === undefined ? 'write one of these' : `did you mean "${near}"?`,
      );
    }
    case 'unrecognized_keys': {
      const known = keysAt(found).filter((key) => !issue.keys.includes(key));
      const help = known.length > 0 ? `beside it there are ${listed(known)}` : usualHint;
      return issue.keys.map((key) => ({
        path: [...path, key],
        problem: 'there is no such key here',
        hint: `rename or delete it; ${help}`,
      }));
    }
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues.flatMap((inner) => say(inner.message));
    case 'invalid_union': {
      const [branch = []] = issue.errors.toSorted(
        (a, b) => Math.max(0, ...b.map(depthOf)) - Math.max(0, ...a.map(depthOf)),
      );
      return branch.some((inner) => depthOf(inner) > 0)
        ? branch.flatMap((inner) => plainIssues(inner, value, path))
        : say(`${kindOf(found)} does not fit here`);
    }
    case 'too_small':
      return say(
        typeof found === 'string' && found.trim() === ''
          ? 'is empty'
          : `should be at least ${issue.minimum}${Array.isArray(found) ? ' entries' : ''}`,
      );
    case 'too_big':
      return say(`should be at most ${issue.maximum}${Array.isArray(found) ? ' entries' : ''}`);
    default:
      return say(issue.message);
  }
}
