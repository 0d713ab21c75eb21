import { expect, test } from 'vitest';
import { readFacts } from '../facts.ts';
import { describeFinding } from '../finding.ts';
import { knownIds } from '../known.ts';
import { checkExamples } from './examples.ts';

const known = knownIds(readFacts(), []);
const expected = { verdict: 'legal' };
const title = { en: 'Two shovels', ru: 'Две лопатки', pl: 'Dwie łopaty' };
const check = (...files: unknown[]): string[] =>
  checkExamples(
    files.map((content, at) => ({
      file: `content/fort/examples/${at + 1}.yaml`,
      game: 'fort' as const,
      content,
    })),
    { known, names: ['Bug'] },
  ).map(describeFinding);

test('sound examples pass, whatever else they hold', () => {
  expect(
    check([
      { id: 'bug-two', clause: 'play.full', title, situation: {}, expect: expected },
      { id: 'both', clauses: ['play.add', 'dobro/turn.pair'], title, expect: expected },
    ]),
  ).toEqual([]);
});

test('an id that stands twice, in one file or in two', () => {
  const example = { id: 'bug-two', clause: 'play.full', title, expect: expected };
  expect(check([example], [example])).toEqual([
    'content/fort/examples/2.yaml › bug-two: the example id stands twice\n  → it is also in content/fort/examples/1.yaml: rename one',
  ]);
});

test('an example without id, clause or title, and one that cites nothing we know', () => {
  expect(
    check([
      { clause: 'play.full', title },
      { id: 'a', title: { ...title, pl: '' }, expect: expected },
    ]),
  ).toEqual([
    'content/fort/examples/1.yaml › example 1: has no id\n  → begin it with "- id: a-name-of-its-own"',
    'content/fort/examples/1.yaml › a: names no clause\n  → add "clause: play.full"',
    'content/fort/examples/1.yaml › a: has no title in pl\n  → write "title: {pl: …}"',
  ]);
  expect(check([{ id: 'a', clause: 'play.ful', title, expect: expected }])).toEqual([
    'content/fort/examples/1.yaml › a: there is no clause "play.ful"\n  → did you mean "play.full"?',
  ]);
  expect(check({ id: 'a' })).toEqual([
    'content/fort/examples/1.yaml: is not a list\n  → begin each example with "- id:"',
  ]);
});

test('a title in another language', () => {
  const ru = { ...title, ru: 'Two shovels for Bug' };
  expect(check([{ id: 'a', clause: 'play.full', title: ru, expect: expected }])).toEqual([
    'content/fort/examples/1.yaml › a: "Two shovels for" has no Cyrillic letter\n  → write "title: {ru: …}"',
  ]);
});

test('what is expected of an example', () => {
  const example = { id: 'a', clause: 'play.full', title };
  expect(check([{ ...example, expect: { verdict: 'legl' } }])).toEqual([
    'content/fort/examples/1.yaml › a › expect › verdict: "legl" is not one of legal, illegal, open, impossible, unreadable\n  → did you mean "legal"?',
  ]);
  expect(check([{ ...example, expect: { verdict: 'illegal', rule: 'play.ful' } }])).toEqual([
    'content/fort/examples/1.yaml › a: there is no clause "play.ful"\n  → did you mean "play.full"?',
  ]);
  expect(check([example])).toEqual([
    expect.stringContaining('content/fort/examples/1.yaml › a › expect: is missing'),
  ]);
  expect(check([{ ...example, clause: 5, expect: expected }])).toEqual([
    expect.stringContaining('1.yaml › a › clause: should be a text, not a number'),
  ]);
});
