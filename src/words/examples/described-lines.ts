import { z } from 'zod';
import { inner, type Meaning, meaningOf } from '#engine/core/format/meaning.ts';
import { type FormatWords, keyWord } from '../format-words.ts';
import {
  capital,
  type ExampleLine,
  type ExampleWords,
  type LinePart,
  line,
  mark,
  player,
  text,
} from './parts.ts';

/** How values of one kind are shown: what follows the name of the key in a line. */
export interface Drawing {
  readonly parts: (value: unknown, words: ExampleWords) => LinePart[];
  /** It speaks for itself: among others in a line it needs no name. */
  readonly bare?: boolean;
}

/** A drawing for the values that a schema reads. */
export const drawing = <Schema extends z.ZodType>(
  schema: Schema,
  parts: (value: z.output<Schema>, words: ExampleWords) => LinePart[],
  bare = false,
): Drawing => ({ parts: (value, words) => parts(schema.parse(value), words), bare });

/** How a game shows its descriptions: every kind of value, and what becomes several lines. */
export interface Sketch {
  readonly drawings: Readonly<Record<string, Drawing>>;
  readonly format: FormatWords;
  readonly words: ExampleWords;
  readonly several: Readonly<Record<string, (value: unknown, sketch: Sketch) => ExampleLine[]>>;
  /** The part with what players claim: each claim is a line that says so. */
  readonly claims?: string;
}

const entriesOf = (
  schema: z.core.$ZodType,
  value: unknown,
): [string, Meaning, z.core.$ZodType, unknown][] => {
  const own = inner(schema);
  if (!(own instanceof z.ZodObject) || typeof value !== 'object' || value === null) return [];
  return Object.entries(own.shape).flatMap(([key, of]) => {
    const said: unknown = Reflect.get(value, key);
    const meaning = meaningOf(of);
    return said === undefined || meaning === undefined ? [] : [[key, meaning, of, said]];
  });
};

const nameOf = (schema: z.core.$ZodType, key: string, { format }: Sketch): string =>
  capital(keyWord(format, meaningOf(schema)?.part ?? '', key, 'name'));

/** Inside of a line Russian names have no capital, but for those that are all capitals; others print theirs. */
const inLine = (name: string, { language }: ExampleWords): string =>
  language === 'ru' && !/^\p{Lu}{2}/u.test(name)
    ? name.charAt(0).toLowerCase() + name.slice(1)
    : name;

function partsOf(
  meaning: Meaning,
  schema: z.core.$ZodType,
  value: unknown,
  sketch: Sketch,
): LinePart[] {
  if (meaning.part !== undefined) return inlineParts(schema, value, sketch);
  const drawn = sketch.drawings[meaning.is];
  if (drawn === undefined)
    throw new Error(`examples: nothing draws a value of kind "${meaning.is}"`);
  return drawn.parts(value, sketch.words);
}

/** “Victory Track 9”: only words need a colon; a figure, a card or an icon shows by itself where it begins. */
const beginsWithWords = ([first]: readonly LinePart[]): boolean =>
  first?.kind === 'text' && !/^\d/.test(first.text);

/** Everything inside an object, in one line. */
export function inlineParts(schema: z.core.$ZodType, value: unknown, sketch: Sketch): LinePart[] {
  return entriesOf(schema, value).flatMap(([key, meaning, of, said], at) => {
    const parts = partsOf(meaning, of, said, sketch);
    const before = at === 0 ? [] : [mark(';')];
    if (sketch.drawings[meaning.is]?.bare) return [...before, ...parts];
    const name = inLine(nameOf(schema, key, sketch), sketch.words);
    // What is so is named; “yes” behind its name would say no more.
    if (said === true) return [...before, text(name)];
    const dressed = beginsWithWords(parts) ? 'named' : 'named-figure';
    const label = text(sketch.words.t(`rules:example.${dressed}`, { name }));
    return [...before, label, ...parts];
  });
}

/** A description line by line, in the order of its schema; a rival's lines begin with the name. */
export function describedLines(
  schema: z.core.$ZodType,
  value: unknown,
  sketch: Sketch,
  owner?: string,
): ExampleLine[] {
  const { words } = sketch;
  return entriesOf(schema, value).flatMap(([key, meaning, of, said]): ExampleLine[] => {
    const several = sketch.several[meaning.is];
    if (several) return several(said, sketch);
    if (meaning.part !== undefined && meaning.part === sketch.claims)
      return describedLines(of, said, sketch).map(({ label, parts }) =>
        line(words.t('rules:example.claimed-of', { what: label }), ...parts),
      );
    if (meaning.part !== undefined && !meaning.inline)
      return describedLines(of, said, sketch, owner);
    const what = nameOf(schema, key, sketch);
    const label =
      owner === undefined
        ? what
        : words.t('rules:example.of-player', { player: player(owner, words), what });
    return [line(label, ...partsOf(meaning, of, said, sketch))];
  });
}
