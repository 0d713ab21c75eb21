import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeFinding } from '../finding.ts';
import { parseChapter } from '../rules/parse-chapter.ts';
import { revisionOf } from '../rules/revision.ts';
import { stamp } from '../rules/stamp.ts';
import { checkTranslations, translations } from './translations.ts';

const chapter = (...clauses: string[]): string =>
  `---\ntitle: T\ndescription: D\n---\n\n${clauses.join('\n\n')}\n`;
const clause = (id: string, text: string, rev?: string): string =>
  `<Clause id="${id}" title="A > B"${rev === undefined ? '' : ` rev="${rev}"`}>\n\n${text}\n\n</Clause>`;

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'translations-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(language: string, text: string): void {
  const path = join(root, `content/fort/rules/${language}/play.mdx`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
const revision = (text: string): string =>
  parseChapter(chapter(text), 'play.mdx', 'fort').clauses[0]?.revision ?? '';

describe('translation state', () => {
  test('each clause is current, stale, unstamped or missing', () => {
    const source = ['a', 'b', 'c', 'd'].map((name) => clause(`play.${name}`, `Text ${name}.`));
    write('en', chapter(...source));
    const current = revision(source[0] ?? '');
    write(
      'ru',
      chapter(
        clause('play.a', 'А.', current),
        clause('play.b', 'Б.', '00000000'),
        clause('play.c', 'В.'),
      ),
    );
    const ru = translations(root).filter(({ language }) => language === 'ru');
    expect(ru.map(({ clause: id, state }) => [id, state])).toEqual([
      ['play.a', 'current'],
      ['play.b', 'stale'],
      ['play.c', 'unstamped'],
      ['play.d', 'missing'],
    ]);
    expect(
      checkTranslations(root)
        .filter(({ file }) => file.includes('/ru/'))
        .map(describeFinding),
    ).toEqual([
      'content/fort/rules/ru/play.mdx › play.b: the English clause has changed since this was translated\n  → compare it with content/fort/rules/en, mend it, then: npm run translations -- --stamp ru/fort/play.b',
      'content/fort/rules/ru/play.mdx › play.c: does not say which English text it was made from\n  → compare it with content/fort/rules/en, mend it, then: npm run translations -- --stamp ru/fort/play.c',
      'content/fort/rules/ru/play.mdx › play.d: the clause is not translated\n  → translate it from content/fort/rules/en',
    ]);
  });

  test('the revision changes with words and blocks, not with white space', () => {
    const before = revision(clause('play.a', 'One card.'));
    expect(before).toMatch(/^[0-9a-f]{8}$/);
    expect(revision(clause('play.a', 'One\ncard.\n'))).toBe(before);
    expect(revision(clause('play.a', 'One card.', '12345678'))).toBe(before);
    expect(revision(clause('play.a', 'Two cards.'))).not.toBe(before);
    expect(revision(clause('play.a', 'One card.\n\n<Reading>\nOurs.\n</Reading>'))).not.toBe(
      before,
    );
    expect(revisionOf('Another title', 'One card.')).not.toBe(revisionOf('Title', 'One card.'));
  });
});

describe('stamping', () => {
  const text = chapter(clause('play.a', 'А.'), clause('play.b', 'Б.', '00000000'));
  const stampWith = (revisions: [string, string][]): string =>
    stamp(text, parseChapter(text, 'play.mdx', 'fort').clauses, new Map(revisions));

  test('sets or replaces rev and leaves all else alone', () => {
    expect(
      stampWith([
        ['play.a', 'aaaaaaaa'],
        ['play.b', 'bbbbbbbb'],
      ]),
    ).toBe(chapter(clause('play.a', 'А.', 'aaaaaaaa'), clause('play.b', 'Б.', 'bbbbbbbb')));
  });

  test('only the clauses named', () => {
    expect(stampWith([['play.a', 'aaaaaaaa']])).toBe(
      chapter(clause('play.a', 'А.', 'aaaaaaaa'), clause('play.b', 'Б.', '00000000')),
    );
    expect(stampWith([])).toBe(text);
  });
});
