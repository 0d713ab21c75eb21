import type { Language } from '#i18n/languages.ts';
import { didYouMean } from '../did-you-mean.ts';
import type { Finding } from '../finding.ts';
import type { Glossary, Terms } from '../schemas/terms.ts';
import { foreignText } from './language.ts';

export interface GlossaryOfLanguage {
  readonly file: string;
  readonly termsFile: string;
  readonly language: Language;
  readonly terms: Terms;
  readonly glossary: Glossary;
  readonly names: readonly string[];
}

/** Each term is explained in each language, and nothing else is. */
export function checkGlossary(of: GlossaryOfLanguage): Finding[] {
  const { file, language, terms, glossary, names } = of;
  const known = Object.keys(terms);
  return [
    ...known
      .filter((entry) => !Object.hasOwn(glossary, entry))
      .map((entry) => ({
        file,
        entry,
        problem: 'the meaning is missing',
        hint: `explain "${terms[entry]?.[language]}" in a sentence or two`,
      })),
    ...Object.entries(glossary).flatMap(([entry, text]): Finding[] => {
      if (!Object.hasOwn(terms, entry))
        return [
          {
            file,
            entry,
            problem: 'there is no such term',
            hint: didYouMean(entry, known, of.termsFile),
          },
        ];
      const foreign = foreignText(text, language, names);
      const hint = `write it in the language of the file (${language})`;
      return foreign === undefined ? [] : [{ file, entry, problem: foreign, hint }];
    }),
    ...Object.entries(terms).flatMap(([entry, words]): Finding[] => {
      const foreign = foreignText(words[language], language, names);
      const hint = `the ${language} word of the term must be in that language`;
      return foreign === undefined ? [] : [{ file: of.termsFile, entry, problem: foreign, hint }];
    }),
  ];
}
