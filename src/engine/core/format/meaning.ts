import { z } from 'zod';

/**
 * What the written formats of all games have in common.
 *
 * A format is a zod schema. Beside each of its values it says what the value is about (`is`), and an
 * example. From the two together everything else is made: types (z.infer), JSON Schema, the reading of
 * files, printed names and names of players in them, the questions of the forms, the lines of worked
 * examples, share links, and the reference page. The words of the keys are texts of the interface,
 * `format-<game>:<part>.<key>`. So a new key is one line in a schema and one entry in the words.
 */
export interface Meaning {
  /** The kind of value: forms ask for it, examples draw it and the reference explains it by this name. */
  readonly is: string;
  /** A value as people write it. */
  readonly example: unknown;
  /** Of an object: its name in the words, and whether examples show it in one line. */
  readonly part?: string;
  readonly inline?: boolean;
  /** Of a choice inside an action: the icon that offers it. */
  readonly icon?: string;
  /** Where the cards or tokens may come from. */
  readonly places?: readonly string[];
  /** Of a list: whether it always has at most one entry, or mostly. */
  readonly one?: 'always' | 'mostly';
  /** The answer that is nearly always meant. */
  readonly usual?: string;
  /** Only matters where several moves are described: a form about a single one does not ask for it. */
  readonly forLists?: boolean;
}

export const meanings = z.registry<Meaning>();

/** The schema itself, whether it may be left out or not. */
export function inner(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? inner(schema.def.innerType)
    : schema;
}

/** What the values of a schema are about; undefined for one that is merely a way of writing a value. */
export const meaningOf = (schema: z.core.$ZodType): Meaning | undefined =>
  meanings.get(schema) ?? meanings.get(inner(schema));

/** An object with keys of its own and no others, called by its name in the words. */
export const part = <Shape extends z.ZodRawShape>(
  name: string,
  shape: Shape,
  example: unknown = {},
) => z.strictObject(shape).register(meanings, { is: 'part', part: name, example });

/** The same for something so small that examples show it in one line. */
export const inlinePart = <Shape extends z.ZodRawShape>(
  name: string,
  shape: Shape,
  example: unknown = {},
) => z.strictObject(shape).register(meanings, { is: 'part', part: name, inline: true, example });

/** One, or a list of them. */
export const oneOrMore = <Item extends z.ZodType>(item: Item) => z.union([item, z.array(item)]);

export const count = (example: number, most = 60) =>
  z.int().min(0).max(most).register(meanings, { is: 'count', example });

/** The same value, for descriptions of several moves only. */
export const forLists = <Schema extends z.ZodType>(schema: Schema): Schema => {
  const own = schema.clone();
  const meaning: Meaning | undefined = meanings.get(schema);
  const all: z.core.$ZodRegistry<Meaning, z.core.$ZodType> = meanings;
  if (meaning) all.add(own, { ...meaning, forLists: true });
  return own;
};

/** Yes or no. */
export const yesNo = () => z.boolean().register(meanings, { is: 'yes-no', example: true });

const name = z.string().trim().min(1);
/** The name of a player. */
export const player = (example = 'Ann') =>
  name.clone().register(meanings, { is: 'player', example });
export const playerNames = (example: readonly string[]) =>
  z.array(player()).register(meanings, { is: 'player-names', example });

/** Read-only data, all the way down. */
type Fixed<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : { readonly [Key in keyof Value]: Fixed<Value[Key]> };

/** What a schema describes, as the engine takes it. */
export type Described<Schema extends z.ZodType> = Fixed<z.output<Schema>>;
