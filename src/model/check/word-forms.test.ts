import { expect, test } from 'vitest';
import type { languages } from '#i18n/languages.ts';
import type { Noun } from '#i18n/nouns.ts';
import { factsOf } from '../facts.ts';
import { describeFinding } from '../finding.ts';
import { wordFormsSchema } from '../schemas/word-forms.ts';
import { readWordForms } from '../word-forms.ts';
import { checkWordForms } from './word-forms.ts';

const facts = factsOf('fort');
const forms = {
  en: readWordForms('en', 'fort'),
  ru: readWordForms('ru', 'fort'),
  pl: readWordForms('pl', 'fort'),
};
const without = (from: Readonly<Record<string, Noun>>, id: string) =>
  Object.fromEntries(Object.entries(from).filter(([each]) => each !== id));

test('every word has all its forms, in both games', () => {
  expect(checkWordForms('fort', facts, forms)).toEqual([]);
});

test('a card without forms is named, in the language that lacks them', () => {
  const found = checkWordForms('fort', facts, { ...forms, pl: without(forms.pl, 'bug') });
  expect(found.map(describeFinding)).toEqual([
    'content/fort/forms/pl.yaml › bug: the forms of this word are missing\n  → give all its forms; the lines beside it show how',
  ]);
});

test('a word that begins with anything but the printed term is refused', () => {
  const { pizza } = forms.ru;
  const found = checkWordForms('fort', facts, {
    ...forms,
    ru: { ...forms.ru, pizza: { many: [], ...pizza, one: ['пица'] } },
  });
  expect(found).toMatchObject([
    { entry: 'pizza', problem: 'begins with “пица”, but the word is “пицца”' },
  ]);
});

test('a word that is neither a term nor a card is refused', () => {
  const also = (language: (typeof languages)[number]) => ({
    ...forms[language],
    lokout: { many: ['x'] },
  });
  const found = checkWordForms('fort', facts, {
    en: also('en'),
    ru: also('ru'),
    pl: also('pl'),
  });
  expect(found.map(({ entry }) => entry)).toEqual(['lokout', 'lokout', 'lokout']);
  expect(found[0]?.hint).toContain('lookout');
});

test('a case too few says which cases there are', () => {
  const result = wordFormsSchema('ru').safeParse({
    hand: {
      gender: 'f',
      one: ['рука', 'руки'],
      many: ['руки', 'рук', 'рукам', 'руки', 'руками', 'руках'],
    },
  });
  expect(result.error?.issues[0]?.message).toBe('give all 6 cases: nom, gen, dat, acc, ins, pre');
});
