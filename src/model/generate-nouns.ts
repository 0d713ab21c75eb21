import { type Language, languages } from '#i18n/languages.ts';
import type { Noun, Nouns } from '#i18n/nouns.ts';
import { cardNameIn } from './card-names.ts';
import { readFacts } from './facts.ts';
import { projectRoot } from './files.ts';
import { readNouns } from './word-forms.ts';

/** Languages that put nicknames in quotation marks; Polish inflects them bare, as it does names of people. */
const quoting: Readonly<Record<Language, boolean>> = { en: false, ru: true, pl: false };

/**
 * Sentences call a card by its printed name. Where that is unknown, they use the English nickname,
 * which does not inflect and has no quotation marks; our translation and its forms are for readers who ask with it.
 * A nickname that is the same in both languages has these forms too: „Einsteina”.
 */
function withPrintedNames(nouns: Nouns, language: Language, root: string): Nouns {
  const nicknames = [...readFacts(root)].flatMap(([game, facts]) =>
    Object.values(facts.cards).flatMap((group) =>
      Object.entries(group).flatMap(([id, { names }]): [string, Noun][] => {
        const name = cardNameIn(facts, id, language);
        const noun = nouns[`${game}/${id}`];
        if (language === 'en' || names === undefined || name === undefined) return [];
        const { printed, ours } = name;
        if (names[language] !== undefined || (ours === undefined && noun !== undefined))
          return noun && quoting[language] ? [[`${game}/${id}`, { ...noun, quoted: true }]] : [];
        return [[`${game}/${id}`, { gender: 'f', one: [printed], many: [printed] }]];
      }),
    ),
  );
  return { ...nouns, ...Object.fromEntries(nicknames) };
}

/** src/generated/nouns.ts: every word that inflects, by language. */
export function nounsModule(root: string = projectRoot): string {
  const tables = languages.map(
    (language) =>
      `  ${language}: ${JSON.stringify(withPrintedNames(readNouns(language, root), language, root))},\n`,
  );
  return `// Made from content/**/forms by \`npm run generate\`; edit the content, not this file.
import type { Language } from '#i18n/languages.ts';
import type { Nouns } from '#i18n/nouns.ts';

export const nouns: Readonly<Record<Language, Nouns>> = {
${tables.join('')}};
`;
}
