import { describe, expect, it } from 'vitest';
import { inAnyVersion, readAs, readGameText } from '#cli/read.ts';
import { moveReader } from '#cli/read-move.ts';
import { askedSchema } from '#engine/core/format/asked-schema.ts';
import {
  descriptionSchema,
  type GameFormat,
  sheetFileSchema,
} from '#engine/core/format/description.ts';
import { jsonSchema } from '#engine/core/format/json-schema.ts';
import { part, yesNo } from '#engine/core/format/meaning.ts';
import { dobroFormat } from '#engine/dobro/format/schema.ts';
import { fortFormat } from '#engine/fort/format/schema.ts';
import { cardList } from '#engine/fort/format/values.ts';
import { lines as dobroLines } from '#games/dobro/examples/lines.ts';
import { questions as dobroQuestions } from '#games/dobro/widgets/check/forms.ts';
import { fortDrawings } from '#games/fort/examples/drawings.ts';
import { lines as fortLines } from '#games/fort/examples/lines.ts';
import { questions as fortQuestions } from '#games/fort/widgets/check/forms.ts';
import { checkCodec } from '#widgets/check/shared/check-codec.ts';
import { fragmentOf, openFragment } from '#widgets/shared/link.ts';
import { describedLines } from '#words/examples/described-lines.ts';
import { type LinePart, wordsOf } from '#words/examples/parts.ts';
import { sharedDrawings } from '#words/examples/shared-drawings.ts';
import { formatReference } from '#words/format-reference.ts';
import { formatWords } from '#words/format-words.ts';

/** A game with new keys, told with an example of each. */
interface Grown {
  readonly format: GameFormat;
  /** A kind of move that the new key does not belong to. */
  readonly other: object;
  /** A move without the new key, and a sheet. */
  readonly move: object;
  readonly sheet: object;
  readonly drawings: Parameters<typeof describedLines>[2]['drawings'];
}

// A new key is a change in two places: here is the one, in situation, move and sheet …
const raining = { raining: yesNo().optional() };
const grow = (
  format: GameFormat,
  rest: Omit<Grown, 'format'>,
  bold: Parameters<typeof part>[1],
): Grown => {
  const situation = part('situation', { ...format.situation.shape, ...raining });
  const play = part('play', { ...format.moves.play?.shape, ...bold });
  const sheet = part('sheet', { ...format.sheet.shape, ...raining });
  return {
    ...rest,
    format: {
      ...format,
      situation,
      sheet,
      moves: { ...format.moves, play },
      description: descriptionSchema(format.game, situation, play, []),
      sheetFile: sheetFileSchema(format.game, sheet),
    },
  };
};
const bold = { bold: yesNo().optional() };
const grown: Readonly<Record<'fort' | 'dobro', Grown>> = {
  fort: grow(
    fortFormat,
    {
      other: { skip: 'play' },
      move: { play: 'bug' },
      sheet: { players: [{ name: 'Ann', track: 3, fort: 1 }] },
      drawings: fortDrawings,
    },
    bold,
  ),
  dobro: grow(
    dobroFormat,
    {
      other: { take: true },
      move: { play: 7 },
      sheet: { players: ['Ann', 'Bo'], rounds: [] },
      drawings: sharedDrawings,
    },
    bold,
  ),
};
// … and here the other.
const added: Readonly<Record<string, string>> = {
  'situation.raining.name': 'Raining',
  'situation.raining.about': 'Whether it is raining',
  'play.bold.name': 'Bold',
  'play.bold.about': 'Whether you are bold',
  'play.hide.name': 'You hide',
  'sheet.raining.name': 'Raining',
  'sheet.raining.about': 'Whether it rained',
  'sheet.raining.out': 'it did not',
};
const wordsFor = (game: 'fort' | 'dobro'): ReturnType<typeof formatWords> => {
  const known = formatWords(game, 'en');
  return (of, key, field, values) =>
    added[`${of}.${key}.${field}`] ?? known(of, key, field, values);
};

describe.each(['fort', 'dobro'] as const)('a new key of %s', (game) => {
  const { format, other, move, sheet, drawings } = grown[game];
  const words = wordsFor(game);
  const told = { raining: true };
  const done = { ...move, bold: true };
  const textOf = (file: object) => {
    const text = readGameText(JSON.stringify({ game, ...file }));
    if (!text.ok) throw new Error('not even a game');
    return text.value;
  };

  it('is in the JSON Schema, with its meaning', () => {
    const about = (of: string, key: string) => words(of, key, 'about') ?? '';
    const asked = JSON.stringify(jsonSchema(format.description, about));
    expect(asked).toContain('"raining":{"type":"boolean","description":"Whether it is raining"}');
    expect(asked).toContain('"bold":{"type":"boolean","description":"Whether you are bold"}');
    const settled = JSON.stringify(jsonSchema(format.sheetFile, about));
    expect(settled).toContain('"raining":{"type":"boolean","description":"Whether it rained"}');
  });

  it('is read from files about moves, in its kind of move only', () => {
    const read = moveReader(format, { names: () => [] });
    expect(read(textOf({ situation: told, move: done }))).toMatchObject({
      ok: true,
      value: { situation: told, move: done },
    });
    expect(read(textOf({ move: { ...other, bold: true } }))).toMatchObject({
      problems: [{ entry: 'move.bold', code: 'stray-key' }],
    });
    expect(read(textOf({ situation: { rainin: true }, move }))).toMatchObject({
      problems: [{ entry: 'situation.rainin', code: 'unknown-key' }],
    });
  });

  it('is read from score sheets', () => {
    const { sheetFile } = format;
    const read = (file: object) =>
      inAnyVersion(textOf(file), sheetFile, format, (now) => readAs(now, sheetFile));
    expect(read({ ...sheet, raining: true })).toMatchObject({ ok: true, value: told });
    expect(read({ ...sheet, raining: 'a bit' })).toMatchObject({
      problems: [{ entry: 'raining' }],
    });
  });

  it('is shown in the lines of an example', () => {
    const sketch = { drawings, format: words, words: wordsOf('en'), several: {} };
    const say = (each: LinePart): string => ('id' in each ? each.id : each.text);
    const shown = [
      ...describedLines(format.situation, told, sketch),
      ...describedLines(part('play', bold), { bold: false }, sketch),
      ...describedLines(format.sheet, told, sketch),
    ].map(({ label, parts }) => `${label}: ${parts.map(say).join(' ')}`);
    expect(shown).toEqual(['Raining: yes', 'Bold: no', 'Raining: yes']);
  });

  it('travels in a link of the checker', () => {
    const codec = checkCodec(`${game}-check`, askedSchema(format), format.upgrade);
    const check = { kind: 'play', situation: told, move: done };
    expect(openFragment(codec, fragmentOf(codec, check))).toEqual({ game: check });
    expect(codec.read(['play', { raining: 'perhaps' }, done])).toBeUndefined();
  });

  it('is explained on the reference page', () => {
    const keys = formatReference(format, 'en', words).chapters.flatMap(({ parts }) =>
      parts.flatMap((each) => each.keys),
    );
    expect(keys).toContainEqual(
      expect.objectContaining({ key: 'raining', about: 'Whether it is raining', out: 'unknown' }),
    );
    expect(keys).toContainEqual(
      expect.objectContaining({ key: 'raining', about: 'Whether it rained', out: 'it did not' }),
    );
    expect(keys).toContainEqual(expect.objectContaining({ key: 'bold', example: 'bold: true' }));
  });
});

it('the lines of both games are made from their formats', () => {
  const words = wordsOf('en');
  expect(fortLines.move({ play: 'bug' }, words)[0]?.label).toBe('You play');
  expect(dobroLines.move({ take: true }, words)).toHaveLength(1);
});

it('a new key is asked for by the checkers, cards with printed names', () => {
  const hide = part('play', { hide: cardList('bug').optional() });
  const ofFort = fortQuestions('en', wordsFor('fort'));
  expect(ofFort(grown.fort.format.situation)).toContainEqual(
    expect.objectContaining({ at: 'raining', as: 'pick', label: 'Raining' }),
  );
  expect(ofFort(hide)).toContainEqual({ at: 'hide', as: 'cards', label: 'You hide' });
  const ofDobro = dobroQuestions('en', wordsFor('dobro'));
  expect(ofDobro(grown.dobro.format.situation)).toContainEqual({
    at: 'raining',
    as: 'yes-no',
    label: 'Raining',
  });
  expect(ofDobro(part('play', bold))).toContainEqual({ at: 'bold', as: 'yes-no', label: 'Bold' });
});
