import { z } from 'zod';
import { inner, type Meaning, meaningOf } from './meaning.ts';

/** A key of a format that a form may ask for. */
export interface AskedKey {
  /** The part of the format that it belongs to, as the words call it. */
  readonly part: string;
  readonly key: string;
  /** Path of its value: `me.hand`. */
  readonly at: string;
  readonly schema: z.core.$ZodType;
  readonly meaning: Meaning;
}

/** All keys of a schema, and of the parts in it, in their order. */
export function askedKeys(schema: z.core.$ZodType, path = ''): AskedKey[] {
  const object = inner(schema);
  if (!(object instanceof z.ZodObject)) return [];
  const part = meaningOf(schema)?.part ?? '';
  return Object.entries(object.shape).flatMap(([key, of]) => {
    const meaning = meaningOf(of);
    if (meaning === undefined || meaning.forLists) return [];
    const at = path + key;
    if (meaning.part === undefined) return { part, key, at, schema: of, meaning };
    return meaning.inline ? [] : askedKeys(of, `${at}.`);
  });
}
