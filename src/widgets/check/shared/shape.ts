import { isList, isName, isRecord, isWhole } from '../../shared/reading.ts';

/** Says whether data of unknown origin has a certain shape, all the way down. */
export type Shape<Value> = (data: unknown) => data is Value;

type ValueOf<Of> = Of extends Shape<infer Value> ? Value : never;

export const oneOf =
  <const Option extends string | number | boolean | null>(
    options: readonly Option[],
  ): Shape<Option> =>
  (data): data is Option =>
    options.some((option) => option === data);

export const whole =
  (from: number, to: number): Shape<number> =>
  (data): data is number =>
    isWhole(data, from, to);

/** A player. Names that every object has as keys, and paths in names, would be read as something else. */
export const name: Shape<string> = (data): data is string =>
  isName(data) && data.trim() !== '' && !data.includes('.') && !(data in {});

export const listOf =
  <Item>(item: Shape<Item>, most: number, least = 0): Shape<readonly Item[]> =>
  (data): data is readonly Item[] =>
    isList(data) && data.length >= least && data.length <= most && data.every(item);

export const either =
  <const Shapes extends readonly Shape<unknown>[]>(
    ...shapes: Shapes
  ): Shape<ValueOf<Shapes[number]>> =>
  (data): data is ValueOf<Shapes[number]> =>
    shapes.some((shape) => shape(data));

type Fields = Readonly<Record<string, Shape<unknown>>>;
type Partly<Of extends Fields> = { readonly [key in keyof Of]?: ValueOf<Of[key]> };

/** Any of these keys and no other. */
export const partly =
  <const Of extends Fields>(fields: Of): Shape<Partly<Of>> =>
  (data): data is Partly<Of> =>
    isRecord(data) &&
    Object.entries(data).every(
      ([key, value]) => Object.hasOwn(fields, key) && fields[key]?.(value) === true,
    );

/** The same, with keys that must be there. */
export const having =
  <Value, Key extends keyof Value>(
    shape: Shape<Value>,
    ...keys: readonly Key[]
  ): Shape<Value & { readonly [key in Key]-?: Exclude<Value[key], undefined> }> =>
  (data): data is Value & { readonly [key in Key]-?: Exclude<Value[key], undefined> } =>
    shape(data) && keys.every((key) => data[key] !== undefined);

/** Anything by the name of a player. */
export const byName =
  <Item>(item: Shape<Item>, most: number): Shape<Readonly<Record<string, Item>>> =>
  (data): data is Readonly<Record<string, Item>> =>
    isRecord(data) &&
    Object.keys(data).length <= most &&
    Object.entries(data).every(([key, value]) => name(key) && item(value));
