import { z } from 'zod';
import type { GameFormat } from './description.ts';
import { inner, type Meaning, meaningOf } from './meaning.ts';

/** One key as a reference explains it. */
export interface KeyReference {
  readonly key: string;
  readonly meaning: Meaning;
  readonly required: boolean;
  /** The words that are allowed there, those inside lists included. */
  readonly words: readonly string[];
  /** Of a plain number: the least and the greatest that it may be. */
  readonly range: Range | undefined;
}

interface Range {
  readonly least: number | undefined;
  readonly most: number | undefined;
}

/** An object with its keys. */
export interface PartReference {
  readonly part: string;
  readonly keys: readonly KeyReference[];
}

/** A key that is left out means something different in each: a fact is unknown, a choice is free. */
export type Chapter = 'file' | 'situation' | 'move' | 'sheet';

/** Schemas that a value may follow, whichever way it is written. */
function* waysOf(schema: z.core.$ZodType): Generator<z.core.$ZodType> {
  const own = inner(schema);
  if (own instanceof z.ZodUnion) for (const option of own.options) yield* waysOf(option);
  else yield own;
}

/** What a value directly contains: the entries of a list, the values of a record. */
const insidesOf = (way: z.core.$ZodType): readonly z.core.$ZodType[] => {
  if (way instanceof z.ZodArray) return [way.element];
  return way instanceof z.ZodRecord ? [way.valueType] : [];
};

function wordsOf(schema: z.core.$ZodType): string[] {
  const found = [...waysOf(schema)].flatMap((way): string[] => {
    if (way instanceof z.ZodEnum) return way.options.map(String);
    if (way instanceof z.ZodLiteral) return [...way.values].map(String);
    return way instanceof z.ZodArray ? wordsOf(way.element) : [];
  });
  return [...new Set(found)];
}

/** Every integer has technical limits, which are not limits of the format. */
const bounded = (limit: number | null): number | undefined =>
  limit === null || Math.abs(limit) >= Number.MAX_SAFE_INTEGER ? undefined : limit;

function rangeOf(schema: z.core.$ZodType): Range | undefined {
  const [way, ...others] = waysOf(schema);
  if (!(way instanceof z.ZodNumber) || others.length > 0) return undefined;
  return { least: bounded(way.minValue), most: bounded(way.maxValue) };
}

const keyReference = (key: string, schema: z.core.$ZodType): KeyReference => {
  const meaning = meaningOf(schema);
  if (meaning === undefined) throw new Error(`the format: nothing says what "${key}" is about`);
  return {
    key,
    meaning,
    required: !(schema instanceof z.ZodOptional),
    words: wordsOf(schema),
    range: rangeOf(schema),
  };
};

/** The parts that a value may consist of: itself first, then those inside it. */
function* partsOf(schema: z.core.$ZodType): Generator<PartReference> {
  for (const way of waysOf(schema)) {
    const part = meaningOf(way)?.part;
    if (way instanceof z.ZodObject && part !== undefined) {
      const entries = Object.entries(way.shape);
      yield { part, keys: entries.map(([key, of]) => keyReference(key, of)) };
      for (const [, of] of entries) yield* partsOf(of);
    } else for (const inside of insidesOf(way)) yield* partsOf(inside);
  }
}

/** Every part once, at the first place where it is used. */
function once(parts: Iterable<PartReference>): PartReference[] {
  const found = new Map<string, PartReference>();
  for (const each of parts) if (!found.has(each.part)) found.set(each.part, each);
  return [...found.values()];
}

/** A whole format, part by part, in the order in which a reader needs it. */
export function referenceOf(
  format: Pick<GameFormat, 'situation' | 'moves' | 'sheet' | 'description'>,
): Readonly<Record<Chapter, readonly PartReference[]>> {
  const [file] = partsOf(format.description);
  return {
    file: file ? [file] : [],
    situation: once(partsOf(format.situation)),
    move: once(Object.values(format.moves).flatMap((kind) => [...partsOf(kind)])),
    sheet: once(partsOf(format.sheet)),
  };
}
