import { fits, type Schema } from '#engine/core/format/fits.ts';
import { isList, isRecord } from '#engine/core/unknown-data.ts';
import type { Path, Segment } from './phrase.ts';
import type { Sayer } from './sayer.ts';
import type { Described } from './speech.ts';

/** What a part of a sentence could say instead. */
export type Offer =
  | { readonly as: 'number'; readonly value: number; readonly least: number; readonly most: number }
  | {
      readonly as: 'choice';
      /** Each in the form that it would have in the sentence. */
      readonly options: readonly { readonly label: string; readonly value: unknown }[];
      /** Which of them the sentence has now. */
      readonly at: number;
    };

/** The highest figure that is offered. */
const highest = 99;

type Definitions = Readonly<Record<string, Schema>>;

/** The ways in which a value may be written. */
function waysOf(schema: Schema | undefined, defs: Definitions): Schema[] {
  if (schema === undefined) return [];
  if (schema.$ref) return waysOf(defs[schema.$ref.replace('#/$defs/', '')], defs);
  return schema.anyOf ? schema.anyOf.flatMap((way) => waysOf(way, defs)) : [schema];
}

/** The ways in which the value at a path may be written. */
function waysAt(root: Schema, path: Path): Schema[] {
  const defs = root.$defs ?? {};
  return path.reduce<Schema[]>(
    (ways, key) =>
      ways.flatMap(({ properties, items, additionalProperties }) => {
        const own = typeof key === 'number' ? items : properties?.[key];
        const other = typeof additionalProperties === 'object' ? additionalProperties : undefined;
        return waysOf(own ?? other, defs);
      }),
    waysOf(root, defs),
  );
}

export const valueAt = (whole: unknown, path: Path): unknown =>
  path.reduce<unknown>((inside, key) => {
    if (isList(inside)) return inside[Number(key)];
    return isRecord(inside) ? inside[key] : undefined;
  }, whole);

/** The same with another value at a place. */
function withAt(whole: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (isList(whole))
    return whole.map((item, at) => (at === key ? withAt(item, rest, value) : item));
  const before = isRecord(whole) ? whole : {};
  return { ...before, [key]: withAt(before[key], rest, value) };
}

export const changedAt = (described: Described, path: Path, value: unknown): Described =>
  Object(withAt(described, path, value));

const samePath = (one: Path | undefined, other: Path): boolean =>
  one !== undefined && one.length === other.length && one.every((key, at) => key === other[at]);

const wordsAt = (sentences: readonly Segment[][], path: Path): string =>
  sentences
    .flat()
    .filter((segment) => samePath(segment.path, path))
    .map(({ text }) => text)
    .join(' ');

/** A free text rather than one of a list of words: the name of a player. */
const isName = ({ type, enum: options }: Schema): boolean =>
  type === 'string' && options === undefined;

/** The players that a description mentions, the asker included. */
function namesIn(described: Described, schema: Schema): string[] {
  const found = new Set(['me']);
  const visit = (value: unknown, path: Path): void => {
    const ways = waysAt(schema, path);
    if (typeof value === 'string' && ways.some(isName)) found.add(value);
    if (isList(value)) for (const [at, item] of value.entries()) visit(item, [...path, at]);
    if (!isRecord(value)) return;
    const isByName = ways.some(
      ({ additionalProperties }) => typeof additionalProperties === 'object',
    );
    for (const [key, inside] of Object.entries(value)) {
      if (isByName) found.add(key);
      visit(inside, [...path, key]);
    }
  };
  visit(described, []);
  return [...found];
}

/** Whether a description can be asked about, by the schema of questions. */
export const isQuestion = (
  { situation = {}, move }: Described,
  { properties, $defs }: Schema,
): boolean =>
  fits(situation, properties?.situation ?? {}, $defs) && fits(move, properties?.move ?? {}, $defs);

/** Whether anything else is possible at a path: a quick check before all options are worked out. */
export function canChange(described: Described, path: Path, schema: Schema): boolean {
  const value = valueAt(described, path);
  if (path.length === 0 || typeof value === 'object' || value === undefined) return false;
  const ways = waysAt(schema, path);
  const isCounted = ways.some(({ type, enum: options }) => type === 'integer' && !options);
  return isCounted || ways.some(isName) || ways.flatMap((way) => way.enum ?? []).length > 1;
}

/** Everything that the format allows at a path: numbers of cards, words of a list, players. */
export function optionsAt(described: Described, path: Path, schema: Schema): unknown[] {
  const ways = waysAt(schema, path);
  const words = ways.flatMap(({ enum: options = [] }) => options);
  const names = ways.some(isName) ? namesIn(described, schema) : [];
  const number = ways.find(({ type, enum: options }) => type === 'integer' && !options);
  const numbers =
    number?.minimum !== undefined && number.maximum !== undefined && number.maximum <= 12
      ? Array.from(
          { length: number.maximum - number.minimum + 1 },
          (_, at) => (number.minimum ?? 0) + at,
        )
      : [];
  return [...numbers, ...words, ...names];
}

/** What else is possible at a path of a description; undefined where nothing is. */
export function offerAt(
  described: Described,
  path: Path,
  schema: Schema,
  sayer: Sayer,
): Offer | undefined {
  const value = valueAt(described, path);
  const ways = waysAt(schema, path);
  const number = ways.find(({ type, enum: options }) => type === 'integer' && !options);
  if (typeof value === 'number' && number && ways.every((way) => way.enum === undefined)) {
    const { minimum: least = 0, maximum: most = highest } = number;
    return { as: 'number', value, least, most: Math.min(most, highest) };
  }
  const options = [...new Set([value, ...optionsAt(described, path, schema)])]
    .map((option) => ({ option, next: changedAt(described, path, option) }))
    .filter(({ next }) => isQuestion(next, schema))
    .flatMap(({ option, next }) => {
      const label = wordsAt(sayer.sentences(next), path);
      return label === '' ? [] : [{ label, value: option }];
    })
    .sort((one, other) => one.label.localeCompare(other.label, undefined, { numeric: true }));
  const once = options.filter(
    ({ label }, nth) => options.findIndex((other) => other.label === label) === nth,
  );
  const at = once.findIndex((option) => option.value === value);
  return once.length < 2 || at < 0 ? undefined : { as: 'choice', options: once, at };
}
