import { expect, it } from 'vitest';
import { readText } from '#cli/read.ts';
import { moveReader } from '#cli/read-move.ts';
import { descriptionOf } from '#engine/core/format/description.ts';
import { jsonSchema } from '#engine/core/format/json-schema.ts';
import { part, yesNo } from '#engine/core/format/meaning.ts';
import { fortFormat } from '#engine/fort/format/schema.ts';
import { cardList } from '#engine/fort/format/values.ts';
import { fortDrawings } from '#games/fort/examples/drawings.ts';
import { questions } from '#games/fort/widgets/check/forms.ts';
import { askedSchema } from '#widgets/check/asked-schema.ts';
import { checkCodec } from '#widgets/check/shared/check-codec.ts';
import { fragmentOf, openFragment } from '#widgets/shared/link.ts';
import { describedLines } from '#words/examples/described-lines.ts';
import { type Part, wordsOf } from '#words/examples/parts.ts';
import { formatReference } from '#words/format-reference.ts';
import { formatWords } from '#words/format-words.ts';

// A new key is a change in two places: here is the one …
const situation = part('situation', { ...fortFormat.situation.shape, raining: yesNo().optional() });
const play = part('play', { ...fortFormat.moves.play.shape, hide: cardList('bug').optional() });
// … and here the other.
const added: Readonly<Record<string, string>> = {
  'situation.raining.name': 'Raining',
  'situation.raining.about': 'Whether it is raining',
  'play.hide.name': 'You hide',
  'play.hide.about': 'Cards you hide',
};
const known = formatWords('fort', 'en');
const words: typeof known = (of, key, field, values) =>
  added[`${of}.${key}.${field}`] ?? known(of, key, field, values);

const moves = { ...fortFormat.moves, play };
const description = descriptionOf('fort', situation, play, {});
const format = { ...fortFormat, situation, moves, description };
const told = { raining: true };
const move = { play: 'bug', hide: ['doc'] };

it('a new key is in the JSON Schema, with its meaning', () => {
  const about = (of: string, key: string) => words(of, key, 'about') ?? '';
  const text = JSON.stringify(jsonSchema(description, about));
  expect(text).toContain('"raining":{"type":"boolean","description":"Whether it is raining"}');
  expect(text).toContain('"description":"Cards you hide"');
});

it('a new key is read from files, in its kind of move only, with printed names', () => {
  const read = moveReader(format, { names: () => [] });
  const answer = (file: object) => {
    const text = readText(JSON.stringify({ game: 'fort', ...file }));
    if (!text.ok) throw new Error('not even a game');
    return read(text.value);
  };
  expect(answer({ situation: told, move: { play: 'Bug', hide: ['Doc'] } })).toMatchObject({
    ok: true,
    value: { situation: told, move },
  });
  expect(answer({ move: { skip: 'play', hide: ['doc'] } })).toMatchObject({
    problems: [{ entry: 'move.hide', code: 'stray-key' }],
  });
  expect(answer({ situation: { rainin: true }, move })).toMatchObject({
    problems: [{ entry: 'situation.rainin', code: 'unknown-key' }],
  });
});

it('a new key is asked for by the checker', () => {
  const fields = questions('en', words);
  expect(fields(situation, '')).toContainEqual(
    expect.objectContaining({ at: 'raining', as: 'pick', label: 'Raining' }),
  );
  expect(fields(play, '')).toContainEqual({ at: 'hide', as: 'cards', label: 'You hide' });
});

it('a new key is shown in the lines of an example', () => {
  const sketch = { drawings: fortDrawings, format: words, words: wordsOf('en'), several: {} };
  const say = (each: Part): string => (each.kind === 'text' ? each.text : each.id);
  const lines = [
    ...describedLines(situation, told, sketch),
    ...describedLines(play, move, sketch),
  ].map(({ label, parts }) => `${label}: ${parts.map(say).join(' ')}`);
  expect(lines).toEqual(['Raining: yes', 'You play: bug', 'You hide: doc']);
});

it('a new key travels in a link', () => {
  const codec = checkCodec('fort-check', askedSchema(format), format.upgrade);
  const check = { kind: 'play', situation: told, move };
  expect(openFragment(codec, fragmentOf(codec, check))).toEqual({ game: check });
  expect(codec.read(['play', { raining: 'perhaps' }, move])).toBeUndefined();
});

it('a new key is explained on the reference page', () => {
  const keys = formatReference(format, 'en', words).chapters.flatMap(({ parts }) =>
    parts.flatMap((each) => each.keys),
  );
  expect(keys).toContainEqual(
    expect.objectContaining({ key: 'raining', about: 'Whether it is raining', out: 'unknown' }),
  );
  expect(keys).toContainEqual(expect.objectContaining({ key: 'hide', example: 'hide: [bug]' }));
});
