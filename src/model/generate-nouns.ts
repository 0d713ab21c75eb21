import { type Language, languages } from '#i18n/languages.ts';
import type { Noun, Nouns } from '#i18n/nouns.ts';
import { cardNameIn } from './card-names.ts';
import { cardIds, readFacts } from './facts.ts';
import { projectRoot } from './files.ts';
import { readNouns } from './word-forms.ts';

/**
 * Sentences call a card what is printed on it. Where that is not known here, they take the English nickname,
 * which does not inflect; our translation, with its forms, is for those who ask with it.
 */
function withPrintedNames(nouns: Nouns, language: Language, root: string): Nouns {
  const english = [...readFacts(root)].flatMap(([game, facts]) =>
    cardIds(facts.cards).flatMap((id): [string, Noun][] => {
      const name = cardNameIn(facts, id, language);
      if (name?.ours === undefined) return [];
      return [[`${game}/${id}`, { gender: 'f', one: [name.printed], many: [name.printed] }]];
    }),
  );
  return { ...nouns, ...Object.fromEntries(english) };
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
