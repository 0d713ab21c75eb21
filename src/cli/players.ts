import type { z } from 'zod';
import { describedValues } from '#engine/core/format/walk.ts';
import { closest } from '#model/closest.ts';
import type { Path } from './document.ts';
import { type Explained, valueAt } from './explain-issue.ts';

interface DescribedName {
  readonly path: Path;
  readonly name: string;
  /** It is a key: `rivals: {Ann: …}`. */
  readonly key: boolean;
}

/** The players that a description names, in all places where its format has a name except the list of players. */
export const describedNames = (schema: z.ZodType, description: unknown): DescribedName[] =>
  [...describedValues(schema, description)].flatMap(({ path, value, meaning, key = false }) =>
    (meaning.is === 'player' || meaning.is === 'rival') &&
    typeof value === 'string' &&
    path[1] !== 'players'
      ? [{ path, name: value, key }]
      : [],
  );

/** Names that occur twice in a list, each at its second place. */
export const repeatedNames = (names: readonly string[], path: (at: number) => Path): Explained[] =>
  names.flatMap((name, at) =>
    names.indexOf(name) < at ? [{ path: path(at), code: 'same-name', facts: { value: name } }] : [],
  );

/** Names that are not among the known ones, with the closest known name. */
export const unknownNames = (
  names: readonly string[],
  known: readonly string[],
  path: (at: number) => Path,
): Explained[] =>
  names.flatMap((name, at) => (known.includes(name) ? [] : [stranger(name, known, path(at))]));

/** The problem of a name that no player has. */
export function stranger(name: string, known: readonly string[], path: Path): Explained {
  const suggestion = closest(name, known);
  return {
    path,
    code: 'unknown-player',
    facts: { value: name },
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}

/** The situation among what could be read; undefined where that is not enough. */
export const situationIn = <Schema extends z.ZodType>(
  parts: unknown,
  schema: Schema,
): Partial<z.output<Schema>> => schema.safeParse(valueAt(parts, ['situation'])).data ?? {};
