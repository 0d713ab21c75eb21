import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readChecked, readYaml } from './files.ts';
import { cardsSchema } from './schemas/cards.ts';
import { spineSchema } from './schemas/spine.ts';
import { termsSchema } from './schemas/terms.ts';

const root = mkdtempSync(join(tmpdir(), 'content-'));
afterAll(() => rmSync(root, { recursive: true }));

function written(text: string): string {
  writeFileSync(join(root, 'a.yaml'), text);
  return 'a.yaml';
}

describe('reading YAML', () => {
  test('a file that is not there', () => {
    expect(() => readYaml(root, 'none.yaml')).toThrow('none.yaml: is missing\n  → create it');
  });

  test('an id that stands twice', () => {
    expect(() => readYaml(root, written('hand: 1\ndeck: 2\nhand: 3\n'))).toThrow(
      'a.yaml › line 3: the same id stands here twice\n  → rename one of them or delete it',
    );
  });

  test('a slip of the pen', () => {
    expect(() => readYaml(root, written('hand: {a: 1\n'))).toThrow(
      /^a\.yaml › line \d: is not YAML: .*\n {2}→ mind the indentation, quotes and brackets$/,
    );
  });
});

describe('reading JSON', () => {
  test.each([
    ['{\n "a": "x",\n}', 'a.json › line 3: is not JSON: '],
    ['{\n "a": "x"\n "b": "y"}', 'a.json › line 3: is not JSON: '],
    ['{"a": ', 'a.json: is not JSON: it breaks off'],
    ['a: x', "a.json: is not JSON: Unexpected token 'a'\n"],
  ])('%j is called JSON, not YAML', (text, message) => {
    writeFileSync(join(root, 'a.json'), text);
    expect(() => readYaml(root, 'a.json')).toThrow(message);
    expect(() => readYaml(root, 'a.json')).not.toThrow(/YAML|position/);
  });

  test('a key that stands twice', () => {
    writeFileSync(join(root, 'a.json'), '{"a": "x",\n"a": "y"}');
    expect(() => readYaml(root, 'a.json')).toThrow(
      'a.json › line 2: the same id stands here twice',
    );
  });
});

describe('files that are no text', () => {
  test('a folder, and bytes that are not UTF-8', () => {
    expect(() => readYaml(root, '.')).toThrow(".: can't be read (EISDIR)");
    writeFileSync(join(root, 'a.yaml'), Buffer.from([0x61, 0xff, 0xfe]));
    expect(() => readYaml(root, 'a.yaml')).toThrow('a.yaml: is not UTF-8 text');
  });

  test('line ends of Windows are read', () => {
    expect(readYaml(root, written('a: |\r\n  x\r\n  y\r\n'))).toEqual({ a: 'x\ny\n' });
  });
});

describe('schemas', () => {
  const hint = 'see the entries beside it for the form; the schemas are in src/model/schemas/';

  test('a term that misses a language', () => {
    const file = written('hand: {en: hand, ru: рука, clause: setup.hand}');
    expect(() => readChecked(termsSchema, root, file)).toThrow(
      'a.yaml › hand.pl: is missing\n  → add it, in the form of the entries beside it',
    );
  });

  test.each([
    ['', 'a.yaml: is empty\n  → write something'],
    ['- hand', 'a.yaml: should be an entry with keys, not a list'],
    ['hand: yes', 'a.yaml › hand: should be an entry with keys, not a text'],
    [
      'hand: {en: 5, ru: рука, pl: ręka, clause: setup.hand}',
      'hand.en: should be a text, not a number',
    ],
    ['hand: {en: "", ru: рука, pl: ręka, clause: setup.hand}', 'hand.en: is empty'],
    [
      'hand: {en: a, ru: b, pl: c, clause: a.b, cluase: x}',
      'hand.cluase: there is no such key here\n  → rename or delete it; beside it there are en, ru, pl, clause',
    ],
    [
      'Hand: {en: a, ru: b, pl: c, clause: a.b}',
      'Hand: an id is lower-case words joined by hyphens',
    ],
  ])('%j is refused in plain words', (text, message) => {
    expect(() => readChecked(termsSchema, root, written(text))).toThrow(message);
    expect(() => readChecked(termsSchema, root, written(text))).not.toThrow(/Invalid|expected/);
  });

  test('a word that is not among the allowed ones', () => {
    const file = written('chapters: [{id: a, clauses: [{id: a.b, by: chekcer}]}]');
    expect(() => readChecked(spineSchema, root, file)).toThrow(/chapters\.0\.clauses\.0\.by: /);
    expect(() => readChecked(spineSchema, root, file)).not.toThrow(/Invalid/);
  });

  test('a clause left to the players without a reason', () => {
    const file = written('chapters: [{id: a, clauses: [{id: a.b, by: players}]}]');
    expect(() => readChecked(spineSchema, root, file)).toThrow(
      'a.yaml › chapters.0.clauses.0.because',
    );
  });

  test('a clause id that is a number', () => {
    const file = written('chapters: [{id: a, clauses: [{id: "6.3", by: checker}]}]');
    expect(() => readChecked(spineSchema, root, file)).toThrow(
      `a.yaml › chapters.0.clauses.0.id: a clause id is a group, a dot and a name, such as play.full\n  → ${hint}`,
    );
  });

  test('a card without a name, one with two, and one with an icon that nobody drew', () => {
    const card = (text: string) => () =>
      readChecked(cardsSchema, root, written(`all: {bug: ${text}}`));
    expect(card('{}')).toThrow('a.yaml › all.bug: is named by nothing: give it one of');
    expect(card('{value: 3, term: three}')).toThrow('a.yaml › all.bug: is named twice');
    expect(card('{value: 3, icon: spade}')).toThrow(
      'a.yaml › all.bug.icon: there is no icon "spade" in src/icons/',
    );
  });
});
