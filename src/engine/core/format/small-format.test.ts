import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { isRecord } from '../unknown-data.ts';
import { askedKeys } from './asked-keys.ts';
import { asList, bare } from './asked-schema.ts';
import { fits, type Schema } from './fits.ts';
import { jsonSchema } from './json-schema.ts';
import {
  count,
  forLists,
  inlinePart,
  meanings,
  oneOrMore,
  part,
  player,
  yesNo,
} from './meaning.ts';
import { referenceOf } from './reference.ts';
import { changed, namedVersion, renamed, upgraded } from './version.ts';
import { describedValues } from './walk.ts';

/** A format of few keys, one of each sort. */
const color = z.enum(['red', 'blue']).register(meanings, { is: 'color', example: 'red' });
const colors = oneOrMore(z.enum(['red', 'blue', 'green'])).register(meanings, {
  is: 'colors',
  example: ['red'],
});
const inside = part('inside', { count: count(3, 9), flag: yesNo().optional() });
const small = inlinePart('small', { count: count(1).optional() }, { count: 1 });
const table = part('table', {
  color: color.optional(),
  colors: colors.optional(),
  any: z.int().register(meanings, { is: 'figure', example: 1 }).optional(),
  either: z
    .union([z.literal('none'), z.int().min(1)])
    .register(meanings, { is: 'either', example: 'none' })
    .optional(),
  inside: inside.optional(),
  small: small.optional(),
  later: forLists(yesNo()).optional(),
  seats: z
    .record(player(), inside)
    .register(meanings, { is: 'seats', example: { Ann: { count: 1 } } })
    .optional(),
});

describe('the reference of a format', () => {
  const format = {
    description: part('file', { situation: table, move: inside }),
    situation: table,
    moves: { one: part('one', { color }), two: part('two', { inside: inside.optional() }) },
    sheet: part('sheet', { rounds: z.array(inside).register(meanings, { is: 'r', example: [] }) }),
  };
  const keys = (part: string) =>
    referenceOf(format)
      .situation.find((each) => each.part === part)
      ?.keys.map(({ key, required, words, range }) => ({ key, required, words, range }));

  it('has every part once, those inside of lists and under names too', () => {
    const { file, situation, move, sheet } = referenceOf(format);
    expect(file.map((each) => each.part)).toEqual(['file']);
    expect(situation.map((each) => each.part)).toEqual(['table', 'inside', 'small']);
    expect(move.map((each) => each.part)).toEqual(['one', 'two', 'inside']);
    expect(sheet.map((each) => each.part)).toEqual(['sheet', 'inside']);
  });

  it('says of each key whether it is needed, which words it takes, and how far figures go', () => {
    const none = { required: false, words: [], range: undefined };
    expect(keys('table')).toEqual([
      { ...none, key: 'color', words: ['red', 'blue'] },
      { ...none, key: 'colors', words: ['red', 'blue', 'green'] },
      { ...none, key: 'any', range: { least: undefined, most: undefined } },
      { ...none, key: 'either', words: ['none'] },
      { ...none, key: 'inside' },
      { ...none, key: 'small' },
      { ...none, key: 'later' },
      { ...none, key: 'seats' },
    ]);
    expect(keys('inside')?.[0]).toEqual({
      ...none,
      key: 'count',
      required: true,
      range: { least: 0, most: 9 },
    });
  });

  it('refuses a key that nobody explained', () => {
    const parts = { description: table, moves: {}, sheet: table };
    const bareKey = part('bare', { key: z.string() });
    expect(() => referenceOf({ ...parts, situation: bareKey })).toThrow('"key"');
  });
});

describe('what a form asks for', () => {
  it('is every key with its path, but for lists of moves and what is shown in one line', () => {
    expect(askedKeys(table).map(({ part, at, key }) => [part, at, key])).toEqual([
      ['table', 'color', 'color'],
      ['table', 'colors', 'colors'],
      ['table', 'any', 'any'],
      ['table', 'either', 'either'],
      ['inside', 'inside.count', 'count'],
      ['inside', 'inside.flag', 'flag'],
      ['table', 'seats', 'seats'],
    ]);
    expect(askedKeys(z.int())).toEqual([]);
  });
});

describe('the JSON Schema of a format', () => {
  const described = () => jsonSchema(table, (part, key) => `${key} of ${part}`);

  it('explains each key beside it, in the words of the part that it belongs to', () => {
    const schema = described();
    expect(schema.properties?.color).toMatchObject({ description: 'color of table' });
    expect(JSON.stringify(schema)).toContain('"description":"count of inside"');
    expect(JSON.stringify(schema)).not.toContain('"part"');
  });

  it('takes what files say, not what they are read as', () => {
    const schema = described();
    expect(schema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(schema.required).toBeUndefined();
    const byDefault = part('with-default', { flag: yesNo().default(true) });
    expect(jsonSchema(byDefault, () => '').required).toBeUndefined();
  });

  it('has words of its own for each place of a part that is used twice', () => {
    const twice = part('twice', { one: inside, two: inside });
    const { properties = {}, $defs = {} } = jsonSchema(twice, (_, key) => key);
    expect(Object.keys($defs).length).toBeGreaterThan(0);
    expect(properties.one).toMatchObject({ description: 'one' });
    expect(properties.two).toMatchObject({ description: 'two' });
  });
});

describe('what a description says', () => {
  it('is listed from the whole to its parts, names included', () => {
    const value = { colors: ['red', 'blue'], either: 4, seats: { Ann: { count: 2 } }, other: 1 };
    const found = [...describedValues(table, value)].map(({ path, meaning, key }) => [
      path.join('.'),
      meaning.is,
      key ?? false,
    ]);
    expect(found).toEqual([
      ['', 'part', false],
      ['colors', 'colors', false],
      ['either', 'either', false],
      ['seats', 'seats', false],
      ['seats.Ann', 'player', true],
      ['seats.Ann', 'part', false],
      ['seats.Ann.count', 'count', false],
    ]);
  });

  it('passes over what the schema does not know', () => {
    expect([...describedValues(table, undefined)]).toEqual([]);
    expect([...describedValues(table, 'words')].map(({ path }) => path)).toEqual([[]]);
    expect([...describedValues(table, null)].map(({ path }) => path)).toEqual([[]]);
    const odd = [...describedValues(table, { either: 'words', seats: 'words', colors: {} })];
    expect(odd.map(({ path }) => path.join('.'))).toEqual(['', 'colors', 'either', 'seats']);
  });
});

describe('data of unknown origin', () => {
  const numbers: Schema = {
    items: { type: 'integer', minimum: 1, maximum: 3 },
    minItems: 1,
    maxItems: 2,
  };
  const named: Schema = {
    type: 'object',
    propertyNames: { type: 'string' },
    additionalProperties: { type: 'integer' },
  };
  const object: Schema = {
    type: 'object',
    properties: { one: { $ref: '#/$defs/one' }, two: { anyOf: [{ enum: ['x'] }, numbers] } },
    required: ['one'],
    additionalProperties: false,
    $defs: { one: { enum: [true, false] } },
  };
  const long = (length: number) =>
    Object.fromEntries(Array.from({ length }, (_, at) => [`n${at}`, 1]));

  test.each([
    ['a list', numbers, [1, 3], true],
    ['a list that is too short', numbers, [], false],
    ['a list that is too long', numbers, [1, 2, 3], false],
    ['a figure below the least', numbers, [0], false],
    ['a figure above the most', numbers, [4], false],
    ['no list', numbers, { length: 1 }, false],
    ['as long as any list', { items: { type: 'integer' } }, Array(99).fill(1), true],
    ['longer than any list', { items: { type: 'integer' } }, Array(100).fill(1), false],
    ['an empty list', { items: { type: 'integer' } }, [], true],
    ['as high as any figure', { type: 'integer' }, 99, true],
    ['higher than any figure', { type: 'integer' }, 100, false],
    ['below zero', { type: 'integer' }, -1, false],
    ['half a figure', { type: 'integer' }, 0.5, false],
    ['an object', object, { one: true, two: 'x' }, true],
    ['an object by another way', object, { one: false, two: [2] }, true],
    ['an object without what it needs', object, { two: 'x' }, false],
    ['an object with more', object, { one: true, three: 1 }, false],
    ['an object with a name of every object', object, { one: true, toString: 1 }, false],
    ['a list for an object', object, [], false],
    ['names', named, { Ann: 1, Ben: 2 }, true],
    ['names with a figure that can’t be', named, { Ann: -1 }, false],
    ['a name that is a path', named, { 'a.b': 1 }, false],
    ['an empty name', named, { ' ': 1 }, false],
    ['as many names as anybody needs', named, long(99), true],
    ['more names than anybody needs', named, long(100), false],
    ['a reference that leads nowhere', { $ref: '#/$defs/none' }, true, false],
  ])('%s', (_, schema: Schema, data, expected) => {
    expect(fits(data, schema)).toBe(expected);
  });

  it('is held to a schema that says everything in few forms', () => {
    const one = { const: 'play', type: 'string' };
    asList(one);
    expect(one).toEqual({ enum: ['play'], type: 'string' });
    const flag: { type: string; enum?: unknown } = { type: 'boolean' };
    asList(flag);
    expect(flag).toEqual({ type: 'boolean', enum: [true, false] });
    const figure = { type: 'integer' };
    asList(figure);
    expect(figure).toEqual({ type: 'integer' });
    expect(bare('$schema', 'address')).toBeUndefined();
    expect(bare('maximum', Number.MAX_SAFE_INTEGER)).toBeUndefined();
    expect(bare('minimum', -Number.MAX_SAFE_INTEGER)).toBeUndefined();
    expect(bare('maximum', 9)).toBe(9);
  });
});

describe('older files', () => {
  const upgrade = {
    situation: () => 'new situation',
    move: () => 'new move',
    sheet: () => 'new sheet',
  };

  test.each([
    [
      { format: 1, situation: 1, move: 2, game: 'x' },
      { situation: 'new situation', move: 'new move', game: 'x' },
    ],
    [{ situation: 1 }, { situation: 'new situation' }],
    [{ move: 1 }, { move: 'new move' }],
    [{ format: 1, rounds: [] }, 'new sheet'],
    ['words', 'words'],
    [[1], [1]],
  ])('%j', (file, expected) => {
    expect(upgraded(file, upgrade)).toEqual(expected);
  });

  test.each([
    [{}, 'unsaid'],
    [[], 'unsaid'],
    [null, 'unsaid'],
    [{ format: 1 }, 1],
    [{ format: 2 }, 2],
    [{ format: 0 }, 'unknown'],
    [{ format: 3 }, 'unknown'],
    [{ format: 1.5 }, 'unknown'],
    [{ format: '1' }, 'unknown'],
  ])('%j says its version: %s', (file, expected) => {
    expect(namedVersion(file)).toBe(expected);
  });

  it('have their keys renamed and their values changed, and keep the rest', () => {
    expect(renamed({ old: 1, kept: 2 }, { old: 'new' })).toEqual({ new: 1, kept: 2 });
    expect(renamed({ toString: 1 }, {})).toEqual({ toString: 1 });
    expect(renamed([1], { 0: 'one' })).toEqual([1]);
    expect(changed({ old: 1, kept: 2 }, { old: () => 3 })).toEqual({ old: 3, kept: 2 });
    expect(changed({ toString: 1 }, {})).toEqual({ toString: 1 });
    expect(changed('words', { length: () => 3 })).toBe('words');
    expect([isRecord({}), isRecord([]), isRecord(null), isRecord('')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
