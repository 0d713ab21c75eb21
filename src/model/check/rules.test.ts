import { describe, expect, test } from 'vitest';
import type { Language } from '#i18n/languages.ts';
import { describeFinding } from '../finding.ts';
import type { Known } from '../known.ts';
import { parseChapter } from '../rules/parse-chapter.ts';
import type { Spine } from '../schemas/spine.ts';
import { checkRules } from './rules.ts';

const spine: Spine = {
  chapters: [
    {
      id: 'play',
      clauses: [
        { id: 'play.one-card', by: 'checker' },
        { id: 'play.full', by: 'checker', reading: true },
      ],
    },
    { id: 'end', clauses: [{ id: 'end.points', by: 'checker', editions: true }] },
  ],
};
const ids = {
  term: new Set(['hand', 'played-card']),
  card: new Set(['bug', 'bones']),
  clause: new Set(['play.one-card', 'play.full', 'end.points']),
  icon: new Set(['shovel']),
};
const known: Known = {
  ids: (game, kind) => (game === 'dobro' && kind === 'clause' ? new Set(['turn.pair']) : ids[kind]),
  listedIn: (kind, game) => `the ${kind}s of ${game}`,
};

const head = '---\ntitle: Play\ndescription: Play it.\n---\n\n';
const clause = (id: string, text: string): string =>
  `<Clause id="${id}" title="Title">\n\n${text}\n\n</Clause>\n\n`;
const reading = '<Reading>\nOurs.\n</Reading>';
const one = clause('play.one-card', 'Play one.');
const full = clause('play.full', `In full.\n\n${reading}`);
const end = `${head}${clause('end.points', 'At 25.\n\n<Editions>\nSame.\n</Editions>')}`;

function check(files: Record<string, string>, language: Language = 'en'): string[] {
  const chapters = Object.entries(files).map(([name, text]) =>
    parseChapter(text, `content/fort/rules/${language}/${name}.mdx`, 'fort'),
  );
  return checkRules({
    game: 'fort',
    language,
    spine,
    chapters,
    known,
    names: ['Bug'],
    calculators: ['piggy-bank'],
  }).map(describeFinding);
}
const checkPlay = (text: string): string[] => check({ play: `${head}${text}`, end });

describe('calculators', () => {
  const withTag = (name: string) =>
    checkPlay(`${one.replace('</Clause>', `<Calculator of="${name}" />\n\n</Clause>`)}${full}`);

  test('one that there is passes', () => {
    expect(withTag('piggy-bank')).toEqual([]);
  });

  test('an unknown one is reported, with the name that was probably meant', () => {
    const [finding = '', ...others] = withTag('pigy-bank');
    expect(finding).toContain('there is no calculator "pigy-bank"');
    expect(finding).toContain('piggy-bank');
    expect(others).toEqual([]);
  });
});

describe('rule texts', () => {
  test('sound ones pass', () => {
    expect(checkPlay(`An introduction.\n\n${one}${full}`)).toEqual([]);
  });

  test.each([
    ['term', '[x](term:hnad)', 'there is no term "hnad"\n  → did you mean "hand"?'],
    ['card', '[x](card:buug)', 'there is no card "buug"\n  → did you mean "bug"?'],
    [
      'clause',
      '[x](clause:play.ful)',
      'there is no clause "play.ful"\n  → did you mean "play.full"?',
    ],
    [
      'clause moved elsewhere',
      '[x](clause:turn.full)',
      'there is no clause "turn.full"\n  → did you mean "play.full"?',
    ],
    [
      'clause of the other game',
      '[x](clause:dobro/turn.piar)',
      'there is no clause "dobro/turn.piar"\n  → did you mean "turn.pair"?',
    ],
    ['icon', '![](icon:spade)', 'there is no icon "spade"\n  → known ids are in the icons of fort'],
  ])('an unknown %s', (_, text, message) => {
    expect(checkPlay(clause('play.one-card', text) + full)).toEqual([
      `content/fort/rules/en/play.mdx › play.one-card: ${message}`,
    ]);
  });

  test('a link to the other game that resolves', () => {
    const text = clause('play.one-card', 'See [pairs](clause:dobro/turn.pair).');
    expect(checkPlay(text + full)).toEqual([]);
  });

  test('a text that is no MDX is named alone, with its line', () => {
    expect(checkPlay(`${one}${full.replace('</Clause>', '</Claus>')}`)).toEqual([
      expect.stringMatching(/^content\/fort\/rules\/en\/play\.mdx › line 20: is not MDX: /),
    ]);
    expect(checkPlay(one + full.replace('In full.', 'In {full.'))).toHaveLength(1);
  });

  test('a head that is no YAML', () => {
    const text = head.replace('title: Play', 'title: Play: cards');
    expect(check({ play: text + one + full, end })).toEqual([
      'content/fort/rules/en/play.mdx: the head is not YAML\n  → a text with a colon in it stands in quotes',
    ]);
  });

  test('a clause twice', () => {
    expect(checkPlay(one + one + full)).toEqual([
      'content/fort/rules/en/play.mdx › play.one-card: the clause stands here twice\n  → a clause stands once: rename or delete one',
    ]);
  });

  test('an unknown clause, and one of another chapter', () => {
    expect(checkPlay(one + clause('play.fulll', 'x.') + full)).toEqual([
      'content/fort/rules/en/play.mdx › play.fulll: there is no such clause\n  → did you mean "play.full"?',
    ]);
    expect(checkPlay(one + full + clause('end.points', 'x.'))).toEqual([
      'content/fort/rules/en/play.mdx › end.points: belongs to another chapter\n  → move it to end.mdx',
    ]);
  });

  test('a clause or a chapter that misses a language', () => {
    const ru = `---\ntitle: Розыгрыш\ndescription: Карта.\n---\n\n<Clause id="play.one-card" title="Одна">\n\nОдна карта.\n\n</Clause>\n`;
    expect(check({ play: ru }, 'ru')).toEqual([
      'content/fort/rules/ru/end.mdx: the chapter is missing\n  → write it with the clauses end.points',
      'content/fort/rules/ru/play.mdx › play.full: the clause is missing\n  → write it here as <Clause id="play.full" title="…">',
    ]);
  });

  test('a chapter nobody knows', () => {
    expect(check({ play: head + one + full, end, plays: head })).toEqual([
      'content/fort/rules/en/plays.mdx: there is no chapter "plays"\n  → did you mean "play"?',
    ]);
  });

  test('clauses in another order than the spine', () => {
    expect(checkPlay(full + one)).toEqual([
      'content/fort/rules/en/play.mdx › play.full: stands in another place\n  → the order is that of content/fort/clauses.yaml: play.one-card, play.full',
    ]);
  });

  test('a block that the spine asks for, and one that it does not', () => {
    expect(
      checkPlay(clause('play.one-card', `One.\n\n${reading}`) + clause('play.full', 'x.')),
    ).toEqual([
      'content/fort/rules/en/play.mdx › play.one-card: has a <Reading> block\n  → delete the block, or say "reading: true" in clauses.yaml',
      'content/fort/rules/en/play.mdx › play.full: the <Reading> block is missing\n  → clauses.yaml says "reading: true": write the block, or change it there',
    ]);
  });

  test('text of another language', () => {
    expect(checkPlay(clause('play.one-card', 'Сыграйте карту.') + full)).toEqual([
      'content/fort/rules/en/play.mdx › play.one-card: "Сыграйте" is in Cyrillic letters\n  → write it in the language of the file (en); names that belong there go to src/model/check/foreign-words.ts',
    ]);
  });

  test('what a rule text cannot hold', () => {
    const text = clause('play.one-card', 'See [this](https://example.org), `code`.\n\n## Heading');
    expect(checkPlay(`${text}${full}Stray text.`)).toEqual([
      'content/fort/rules/en/play.mdx › play.one-card, line 8: a link leads to "https://example.org"\n  → links lead to term:…, card:… or clause:…',
      'content/fort/rules/en/play.mdx › play.one-card, line 8: "inlineCode" can\'t stand in a rule text\n  → use plain words, **strong**, *emphasis*, links and icons',
      'content/fort/rules/en/play.mdx › play.one-card, line 10: "heading" can\'t stand in a rule text\n  → use paragraphs and lists',
      'content/fort/rules/en/play.mdx › line 24: text outside a clause\n  → only an introduction before the first clause may stand outside',
    ]);
  });

  test('a tag inside a line', () => {
    const text = clause('play.one-card', 'See <Calculator of="piggy-bank" /> here.');
    expect(checkPlay(text + full)).toContain(
      'content/fort/rules/en/play.mdx › play.one-card, line 8: <Calculator> is inside a line\n  → give the tag a line of its own, with an empty line before and after it',
    );
  });

  test('a slip of the pen in the tags, and a chapter without head', () => {
    expect(checkPlay('<Clause id="play.one-card" title="x">\n\nText.\n')[0]).toMatch(
      /^content\/fort\/rules\/en\/play\.mdx: is not MDX: .*\n {2}→ mind the tags/,
    );
    expect(check({ play: one + full, end })[0]).toBe(
      'content/fort/rules/en/play.mdx: title or description is missing\n  → begin with ---, title:, description:, ---',
    );
  });
});
