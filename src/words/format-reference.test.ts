import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { descriptionSchema } from '#engine/core/format/description.ts';
import { count, part, yesNo } from '#engine/core/format/meaning.ts';
import { dobroFormat } from '#engine/dobro/format/schema.ts';
import { fortFormat } from '#engine/fort/format/schema.ts';
import { languages } from '#i18n/languages.ts';
import { type ExplainedKey, formatReference } from './format-reference.ts';

const keysOf = (
  format: Parameters<typeof formatReference>[0],
  language: Parameters<typeof formatReference>[1] = 'en',
): Map<string, ExplainedKey> =>
  new Map(
    formatReference(format, language).chapters.flatMap(({ parts }) =>
      parts.flatMap((each) => each.keys.map((key) => [`${each.part}.${key.key}`, key] as const)),
    ),
  );

describe.each([fortFormat, dobroFormat])('the reference of $game', (format) => {
  it.each(languages)('explains every key in words: %s', (language) => {
    const keys = [...keysOf(format, language).values()];
    expect(keys.length).toBeGreaterThan(30);
    for (const { about, value, required, out } of keys) {
      expect(about).toMatch(/\p{L}/u);
      expect('part' in value || /\p{L}|`/u.test(value.name)).toBe(true);
      expect(out === undefined).toBe(required);
    }
  });

  it('has examples that the format reads', () => {
    const examples = [...keysOf(format)].flatMap(([at, { key, example }]) =>
      example === undefined ? [] : [{ at, read: Object.keys(parse(example)), key }],
    );
    expect(examples.filter(({ read, key }) => read[0] !== key)).toEqual([]);
  });
});

it('says what may stand there, and what leaving it out means', () => {
  const keys = keysOf(fortFormat);
  expect(keys.get('side.fort')).toMatchObject({
    value: { range: '0 to 5' },
    example: 'fort: 2',
    out: 'unknown',
  });
  expect(keys.get('situation.phase')).toMatchObject({
    value: { words: ['cleanup', 'play', 'follow', 'recruit', 'discard', 'draw'] },
    out: 'the phase that the move belongs to',
  });
  expect(keys.get('choices.times')).toMatchObject({ out: 'free: any choice will do' });
  expect(keys.get('situation.me')).toMatchObject({ value: { part: 'side' }, example: undefined });
  expect(keys.get('play.play')).toMatchObject({ required: true, example: 'play: bug' });
});

it('is not finished while a key or a kind of value has no words', () => {
  const situation = part('situation', { raining: yesNo().optional() });
  const wet = {
    ...dobroFormat,
    situation,
    description: descriptionSchema('dobro', situation, count(1), []),
  };
  expect(() => formatReference(wet, 'en')).toThrow('"raining" of "situation" has no "about"');
});
