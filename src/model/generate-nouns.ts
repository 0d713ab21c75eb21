import { type Language, languages } from '#i18n/languages.ts';
import type { Nouns } from '#i18n/nouns.ts';
import { cardNameIn } from './card-names.ts';
import { cardIds, readFacts } from './facts.ts';
import { projectRoot } from './files.ts';
import { readNouns } from './word-forms.ts';

/** Cards whose names are translations of ours know what is printed on them. */
function withPrintedNames(nouns: Nouns, language: Language, root: string): Nouns {
  const printed = [...readFacts(root)].flatMap(([game, facts]) =>
    cardIds(facts.cards).flatMap((id): [string, string][] => {
      const name = cardNameIn(facts, id, language);
      const isOurs = name?.ours !== undefined && name.ours !== name.printed;
      return isOurs ? [[`${game}/${id}`, name.printed]] : [];
    }),
  );
  const known = new Map(printed);
  return Object.fromEntries(
    Object.entries(nouns).map(([id, noun]) => {
      const name = known.get(id);
      return [id, name === undefined ? noun : { ...noun, printed: name }];
    }),
  );
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
