import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#i18n/languages.ts';
import type { Resource } from '#i18n/resource.ts';
import { describeFinding } from '../finding.ts';
import { type ResourceFile, uiFile } from '../interface-texts.ts';
import { foreignText } from './language.ts';
import { checkResources } from './resources.ts';
import { checkTexts } from './texts.ts';
import { checkUnused } from './unused.ts';

const demo = (texts: Partial<Record<Language, Resource>>): ResourceFile[] =>
  languages.flatMap((language) => {
    const resource = texts[language];
    if (resource === undefined) return [];
    return [
      {
        file: uiFile(language, 'demo'),
        folder: 'content/ui',
        language,
        namespace: 'demo',
        resource,
      },
    ];
  });
const say = (texts: Partial<Record<Language, Resource>>): string[] =>
  checkResources(demo(texts)).map(describeFinding);

const cards = {
  en: { cards_one: '{{count}} card', cards_other: '{{count}} cards' },
  ru: {
    cards_one: '{{count}} карта',
    cards_few: '{{count}} карты',
    cards_many: '{{count}} карт',
    cards_other: '{{count}} карты',
  },
  pl: {
    cards_one: 'jedna karta',
    cards_few: '{{count}} karty',
    cards_many: '{{count}} kart',
    cards_other: '{{count}} karty',
  },
};

describe('keys of the interface texts', () => {
  test('sound texts pass', () => {
    expect(say(cards)).toEqual([]);
  });

  test('a key missing in one language', () => {
    expect(say({ en: { a: { b: 'x' } }, ru: { a: { b: 'икс' } }, pl: { c: 'iks' } })).toEqual([
      'content/ui/en/demo.json › c: the key is missing\n  → it is in content/ui/pl/demo.json: translate it here, or delete it there',
      'content/ui/ru/demo.json › c: the key is missing\n  → it is in content/ui/pl/demo.json: translate it here, or delete it there',
      'content/ui/pl/demo.json › a.b: the key is missing\n  → it is in content/ui/en/demo.json: translate it here, or delete it there',
    ]);
  });

  test('a whole file missing', () => {
    expect(say({ en: { a: 'x' }, ru: { a: 'икс' } })).toEqual([
      'content/ui/pl/demo.json: the file is missing\n  → known ids are in content/ui/pl',
    ]);
  });

  test('wrong placeholders', () => {
    expect(
      say({ en: { a: 'Hi {{name}}' }, ru: { a: 'Привет, {{nam}}' }, pl: { a: 'Cześć {{name}}' } }),
    ).toEqual(['content/ui/ru/demo.json › a: wrong placeholders\n  → use "{{name}}"']);
    expect(say({ en: { a: 'Hi' }, ru: { a: 'Привет, {{x}}' }, pl: { a: 'Cześć' } })).toEqual([
      'content/ui/ru/demo.json › a: wrong placeholders\n  → "{{x}}" is not in the other languages',
    ]);
    expect(
      say({ en: { a: '{{n, number}}' }, ru: { a: '{{n, number}}' }, pl: { a: '{{n, number}}' } }),
    ).toHaveLength(3);
  });

  test('a plural form that does not exist', () => {
    const ru = { ...cards.ru, cards_mnay: cards.ru.cards_many };
    const { cards_many: _, ...without } = ru;
    expect(say({ ...cards, ru: without })).toEqual([
      'content/ui/ru/demo.json › cards_mnay: "mnay" is no plural form\n  → did you mean "cards_many"?',
    ]);
    expect(say({ ...cards, en: { ...cards.en, cards_xxxxxx: 'x' } })).toEqual([
      'content/ui/en/demo.json › cards_xxxxxx: "xxxxxx" is no plural form\n  → the forms of en are "cards_one", "cards_other"; other keys have hyphens',
    ]);
  });

  test('wrong plural forms', () => {
    const { cards_few: _, ...ru } = cards.ru;
    expect(say({ ...cards, ru })).toEqual([
      'content/ui/ru/demo.json › cards: wrong plural forms for ru\n  → add "cards_few"',
    ]);
    expect(say({ ...cards, en: { ...cards.en, cards_few: '{{count}} cards' } })).toEqual([
      'content/ui/en/demo.json › cards: wrong plural forms for en\n  → delete "cards_few"',
    ]);
    expect(say({ ...cards, pl: { cards: '{{count}} karty' } })).toEqual([
      'content/ui/pl/demo.json › cards: wrong plural forms for pl\n  → add "cards_one", "cards_few", "cards_many", "cards_other"',
    ]);
  });
});

test('a key that two files give is named, with the other file', () => {
  const texts: Record<Language, Resource> = {
    en: { page: { title: 'Hello', more: 'More' } },
    ru: { page: { title: 'Привет', more: 'Ещё' } },
    pl: { page: { title: 'Cześć', more: 'Więcej' } },
  };
  const shared = demo(texts);
  const folder = 'content/game/ui';
  const own = languages.map((language): ResourceFile => {
    const file = uiFile(language, 'demo', folder);
    return { file, folder, language, namespace: 'demo', resource: { page: { title: 'x' } } };
  });
  expect(checkResources([...shared, ...own]).map(describeFinding)).toEqual(
    languages.map(
      (language) =>
        `content/game/ui/${language}/demo.json › page.title: the key is given twice\n  → it is in content/ui/${language}/demo.json`,
    ),
  );
});

describe('unused keys', () => {
  /** A template literal as it stands in a source; <x> for a hole in it. */
  const template = (text: string): string =>
    `\`${text.replaceAll('<', '${').replaceAll('>', '}')}\``;
  const files = demo({ en: { a: 'x', b: { one: 'x', two: 'x' }, ...cards.en } });
  const unused = (source: string): string[] =>
    checkUnused(files, [source]).map(({ entry }) => entry ?? '');

  test('are named with a hint', () => {
    const all = checkUnused(files, [`t('demo:a'); t(${template('demo:b.<x>')})`]).map(
      describeFinding,
    );
    expect(all).toEqual([
      "content/ui/*/demo.json › cards: no code uses this key\n  → delete it in every language, or use it as 'demo:cards'",
    ]);
  });

  test('a template literal uses all that fit it, and only those', () => {
    expect(unused(`t(${template('demo:b.t<rest>')}, { count })`)).toEqual(['a', 'b.one', 'cards']);
    expect(unused(`t(${template('demo:<f({ a: 1 })>.two')})`)).toEqual(['a', 'b.one', 'cards']);
    expect(unused('<p title="demo:a">{t(\'demo:cards\', { count })}</p>')).toEqual([
      'b.one',
      'b.two',
    ]);
    expect(unused('// demo:a\nt("demo:aa")')).toEqual(['a', 'b.one', 'b.two', 'cards']);
  });
});

describe('text of another language', () => {
  test.each<[Language, string, string]>([
    ['en', 'Play a карта now', '"карта" is in Cyrillic letters'],
    ['en', 'Take a kartę', '"kartę" has Polish letters'],
    ['pl', 'Zagraj kаrtę', '"kаrtę" is in Cyrillic letters'],
    ['pl', 'Take the top card of your deck', 'the words look English'],
    ['ru', 'Сыграйте kartę', '"kartę" has Polish letters'],
    ['ru', 'Play a card', '"Play a card" has no Cyrillic letter'],
    ['ru', 'Тут стоит half of a sentence', '"half of a sentence" is not in Russian'],
  ])('%s: %s', (language, text, problem) => {
    expect(foreignText(text, language)).toBe(problem);
  });

  test.each<[Language, string]>([
    ['en', 'Русский'],
    ['en', 'Print as PDF (A4)'],
    ['pl', 'Pizza Party'],
    ['pl', 'Karta Bones i karta The Ant z Parku'],
    ['ru', 'PDF, A4'],
    ['ru', 'Карта Sweet Pea усиливает {{other}}'],
    ['ru', '{{count}}'],
    ['ru', 'Так: `move: {play: bug, add: [doc]}`'],
    ['ru', 'Bones'],
  ])('%s allows %s', (language, text) => {
    expect(foreignText(text, language, ['Bones', 'The Ant'])).toBeUndefined();
  });

  test('is reported with file and key', () => {
    const files = demo({
      en: { a: 'Copy this link' },
      pl: { a: 'Copy this link' },
      ru: { a: 'x1' },
    });
    expect(checkTexts(files, []).map(describeFinding)).toEqual([
      'content/ui/pl/demo.json › a: the text is the same as the English one\n  → write it in the language of the file (pl); names that belong there go to src/model/check/foreign-words.ts',
    ]);
  });
});
