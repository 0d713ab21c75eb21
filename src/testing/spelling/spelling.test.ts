import { describe, expect, it } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { allTexts } from '#model/all-texts.ts';
import { nicknames } from './names.ts';
import { acceptedWords, misspelt, readSpeller } from './spelling.ts';
import { wordsOf } from './texts.ts';

const names = nicknames();
const texts = allTexts();

it('spells every text of the content right', () => {
  expect(misspelt(texts, names)).toEqual([]);
});

it('names the file and the word', () => {
  const text = {
    file: 'content/ui/pl/a.json',
    language: 'pl',
    text: 'Weź {{kartez}} kartke',
  } as const;
  expect(misspelt([text], names)).toEqual(['content/ui/pl/a.json: "kartke" is no pl word we know']);
});

describe.each([
  ['en', 'cards replaying unfolded Players', 'cardz replayd teh'],
  ['ru', 'картами разыгранную Шла Ещё ПИЦЦА', 'картамы сбрость ищё карта-играк'],
  ['pl', 'kartami niezagranych zagrałbyś Łopatę', 'kartamy zagrałbyc lopatę'],
] as const)('the dictionary of %s', (language, right, wrong) => {
  const speller = readSpeller(language);
  it('knows forms made with endings and prefixes', () => {
    expect(right.split(' ').filter((word) => !speller(word))).toEqual([]);
  });
  it('refuses what no rule makes', () => {
    expect(wrong.split(' ').filter((word) => speller(word))).toEqual([]);
  });
});

it('accepts no word that nobody uses', () => {
  const used = (language: string) =>
    new Set(
      texts
        .filter((text) => text.language === language)
        .flatMap(({ text }) => wordsOf(text))
        .flatMap((word) => [
          word,
          word.charAt(0).toLowerCase() + word.slice(1),
          ...word.split('-'),
        ]),
    );
  const idle = languages.flatMap((language) => {
    const words = used(language);
    return [...acceptedWords(language)].filter((word) => !words.has(word));
  });
  expect(idle).toEqual([]);
});
