import fc from 'fast-check';
import i18next from 'i18next';
import { describe, expect, test } from 'vitest';
import { nouns } from '#generated/nouns.ts';
import { ui } from '#generated/ui.ts';
import { sampleValues, sayables } from '#testing/proof/sample-values.ts';
import { formatter } from './format.ts';
import { looseTranslator } from './index.ts';
import { languages } from './languages.ts';

const keys = sayables(Object.keys(ui.en));

const formatters = {
  en: formatter('en', ui.en, nouns.en),
  ru: formatter('ru', ui.ru, nouns.ru),
  pl: formatter('pl', ui.pl, nouns.pl),
};

describe('the formatter of the islands', () => {
  test('says the same as i18next, for every real text', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...languages),
        fc.constantFrom(...keys),
        fc.nat({ max: 200 }),
        fc.array(fc.oneof(fc.string(), fc.constantFrom('{{count}}', '$t(cards:box.all)', '$&')), {
          minLength: 8,
          maxLength: 8,
        }),
        (language, sayable, count, texts) => {
          const { key, asked } = sayable;
          // Where no form is asked for, any text may come.
          const free = asked.filter(({ formats, as }) => formats.length === 0 && as === undefined);
          const values = {
            ...sampleValues(sayable, { count, at: count, language }),
            ...Object.fromEntries(free.map(({ name }, index) => [name, texts[index % 8] ?? ''])),
            count,
          };
          expect(formatters[language](key, values)).toBe(looseTranslator(language)(key, values));
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('chooses plural forms as each language does', () => {
    const resource = {
      cards_one: '{{count}} карта',
      cards_few: '{{count}} карты',
      cards_many: '{{count}} карт',
      cards_other: '{{count}} карты',
    };
    const t = formatter('ru', { demo: resource });
    expect([1, 2, 5, 11, 21, 1.5].map((count) => t('demo:cards', { count }))).toEqual([
      '1\u00a0карта',
      '2\u00a0карты',
      '5\u00a0карт',
      '11\u00a0карт',
      '21\u00a0карта',
      '1.5\u00a0карты',
    ]);
  });

  test('agrees with i18next on nested keys, absent values and unknown keys', async () => {
    const demo = { a: { b: 'x {{ one }} {{two}}', c: 'plain' }, count: 'n', constructor: 'own' };
    const instance = i18next.createInstance();
    await instance.init({
      lng: 'pl',
      fallbackLng: false,
      resources: { pl: { demo } },
      interpolation: { escapeValue: false },
    });
    const t = formatter('pl', { demo });
    for (const key of ['demo:a.b', 'demo:a.c', 'demo:count', 'demo:constructor'])
      expect(t(key, { one: 1 })).toBe(instance.t(key, { one: 1 }));
    expect(t('demo:a.nothing')).toBe('demo:a.nothing');
    expect(t('demo:a.b.toString')).toBe('demo:a.b.toString');
    expect(t('other:a')).toBe('other:a');
  });
});
