import { z } from 'zod';
import { inner, type Meaning, meaningOf } from './meaning.ts';

export type Path = readonly PropertyKey[];

/** Something that a description says: where, what, and what it is about. */
export interface Said {
  readonly path: Path;
  readonly value: unknown;
  readonly meaning: Meaning;
  /** Said by a key instead of a value: the names in `rivals: {Ann: …}`. */
  readonly key?: boolean;
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Everything that is described, from the whole to its parts. What the schema does not know is passed over. */
export function* said(schema: z.core.$ZodType, value: unknown, path: Path = []): Generator<Said> {
  if (value === undefined) return;
  const meaning = meaningOf(schema);
  if (meaning) yield { path, value, meaning };
  const own = inner(schema);
  if (own instanceof z.ZodUnion) {
    const way = own.options.find((option) => z.safeParse(option, value).success);
    if (way) yield* said(way, value, path);
  } else if (own instanceof z.ZodArray && isList(value)) {
    for (const [at, item] of value.entries()) yield* said(own.element, item, [...path, at]);
  } else if (own instanceof z.ZodObject && isObject(value)) {
    for (const [key, of] of Object.entries(own.shape))
      yield* said(of, Reflect.get(value, key), [...path, key]);
  } else if (own instanceof z.ZodRecord && isObject(value)) {
    const named = meaningOf(own.keyType);
    for (const [key, item] of Object.entries(value)) {
      if (named) yield { path: [...path, key], value: key, meaning: named, key: true };
      yield* said(own.valueType, item, [...path, key]);
    }
  }
}
