import { languages } from '#i18n/languages.ts';
import { projectRoot } from './files.ts';
import { readNouns } from './word-forms.ts';

/** src/generated/nouns.ts: every word that inflects, by language. */
export function nounsModule(root: string = projectRoot): string {
  const tables = languages.map(
    (language) => `  ${language}: ${JSON.stringify(readNouns(language, root))},\n`,
  );
  return `// Made from content/**/forms by \`npm run generate\`; edit the content, not this file.
import type { Language } from '#i18n/languages.ts';
import type { Nouns } from '#i18n/nouns.ts';

export const nouns: Readonly<Record<Language, Nouns>> = {
${tables.join('')}};
`;
}
