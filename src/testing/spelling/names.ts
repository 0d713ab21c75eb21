import { languages } from '#i18n/languages.ts';
import { readFacts } from '#model/facts.ts';
import { readWordForms } from '#model/word-forms.ts';
import { wordsOf } from './texts.ts';

const allStrings = (data: unknown): string[] => {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(allStrings) : [];
};

/** Nicknames of the kids, inflected: names, spelt as the cards spell them, in a text of any language. */
export function nicknames(): Set<string> {
  const { kids, 'best-friends': friends } = readFacts().fort.cards;
  const cards = { ...kids, ...friends };
  const printed = allStrings(Object.values(cards).map(({ names }) => names));
  const inflected = languages.flatMap((language) => {
    const forms = readWordForms(language, 'fort');
    return allStrings(Object.keys(cards).map((id) => forms[id]));
  });
  return new Set(
    [...printed, ...inflected].flatMap((name) =>
      wordsOf(name).flatMap((word) => [word, `${word}'s`]),
    ),
  );
}
