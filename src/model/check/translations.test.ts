import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { describeFinding } from '../finding.ts';
import { parseChapter } from '../rules/parse-chapter.ts';
import { revisionOf } from '../rules/revision.ts';
import { stamp } from '../rules/stamp.ts';
import { checkTranslations, shortForms, translations } from './translations.ts';

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

describe('short forms', () => {
  const short = (text: string, rev?: string): string =>
    `<Short${rev === undefined ? '' : ` rev="${rev}"`}>\n${text}\n</Short>`;
  const spine = (...clauses: string[]): void => {
    mkdirSync(join(root, 'content/fort'), { recursive: true });
    writeFileSync(
      join(root, 'content/fort/clauses.yaml'),
      `chapters:\n  - id: play\n    clauses:\n${clauses.map((each) => `      - ${each}\n`).join('')}`,
    );
  };
  const stateOf = (language: string, id: string): string | undefined =>
    shortForms(root).find((each) => each.language === language && each.clause === id)?.state;
  const revisionOfShort = (id: string): string =>
    shortForms(root).find(({ language, clause: own }) => language === 'en' && own === id)
      ?.revision ?? '';

  test('are stale when the text of their clause changes, English included', () => {
    spine('{id: play.a, by: checker, short: true}');
    write('en', chapter(clause('play.a', `One card.\n\n${short('One.')}`)));
    expect(stateOf('en', 'play.a')).toBe('unstamped');
    const rev = revisionOfShort('play.a');
    write('en', chapter(clause('play.a', `One card.\n\n${short('Just one.', rev)}`)));
    expect(stateOf('en', 'play.a')).toBe('current');
    write('en', chapter(clause('play.a', `Two cards.\n\n${short('Just one.', rev)}`)));
    expect(stateOf('en', 'play.a')).toBe('stale');
    expect(checkTranslations(root).map(describeFinding)).toContain(
      'content/fort/rules/en/play.mdx › play.a: the rule has changed since its short form was written\n  → compare it with the text of the clause, mend it, then: npm run translations -- --stamp en/fort/play.a',
    );
  });

  test('are stale when a clause changes that they sum up as well', () => {
    spine('{id: play.a, by: checker, short: [play.b]}', '{id: play.b, by: checker}');
    const both = (other: string, rev?: string): string =>
      chapter(
        clause('play.a', `One card.\n\n${short('One, or none.', rev)}`),
        clause('play.b', other),
      );
    write('en', both('You may pass.'));
    const rev = revisionOfShort('play.a');
    write('en', both('You may pass.', rev));
    expect(stateOf('en', 'play.a')).toBe('current');
    write('en', both('You must play.', rev));
    expect(stateOf('en', 'play.a')).toBe('stale');
  });

  test('make translations stale when their words change, not when they are stamped', () => {
    const before = revision(clause('play.a', `One card.\n\n${short('One.')}`));
    expect(revision(clause('play.a', `One card.\n\n${short('One.', '12345678')}`))).toBe(before);
    expect(revision(clause('play.a', `One card.\n\n${short('Just one.')}`))).not.toBe(before);
  });
});

describe('stamping', () => {
  const text = chapter(clause('play.a', 'А.'), clause('play.b', 'Б.', '00000000'));
  const stampWith = (revisions: [string, string][]): string =>
    stamp(
      text,
      parseChapter(text, 'play.mdx', 'fort').clauses.flatMap(({ id, tag }) =>
        revisions.filter(([own]) => own === id).map(([, revision]) => ({ tag, revision })),
      ),
    );

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
