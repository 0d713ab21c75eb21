import { z } from 'zod';
import { inner, type Meaning, meaningOf } from './meaning.ts';

export type Path = readonly PropertyKey[];

/** One value of a description: where it is, and what it is about. */
export interface DescribedValue {
  readonly path: Path;
  readonly value: unknown;
  readonly meaning: Meaning;
  /** It is a key, not a value: the names in `rivals: {Ann: …}`. */
  readonly key?: boolean;
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** All values of a description, from the whole to its parts. What the schema does not know is skipped. */
export function* describedValues(
  schema: z.core.$ZodType,
  value: unknown,
  path: Path = [],
): Generator<DescribedValue> {
  if (value === undefined) return;
  const meaning = meaningOf(schema);
  if (meaning) yield { path, value, meaning };
  const own = inner(schema);
  if (own instanceof z.ZodUnion) {
    const way = own.options.find((option) => z.safeParse(option, value).success);
    if (way) yield* describedValues(way, value, path);
  } else if (own instanceof z.ZodArray && isList(value)) {
    for (const [at, item] of value.entries())
      yield* describedValues(own.element, item, [...path, at]);
  } else if (own instanceof z.ZodObject && isObject(value)) {
    for (const [key, of] of Object.entries(own.shape))
      yield* describedValues(of, Reflect.get(value, key), [...path, key]);
  } else if (own instanceof z.ZodRecord && isObject(value)) {
    const named = meaningOf(own.keyType);
    for (const [key, item] of Object.entries(value)) {
      if (named) yield { path: [...path, key], value: key, meaning: named, key: true };
      yield* describedValues(own.valueType, item, [...path, key]);
    }
  }
}
