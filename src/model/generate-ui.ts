import { type Language, languages } from '#i18n/languages.ts';
import { entries, placeholders } from '#i18n/resource.ts';
import { type ResourceFile, resourcesIn } from './interface-texts.ts';

const head =
  '// Made from the texts in content by `npm run generate`; edit the content, not this file.\n';
/** src/generated/ui-<language>.json: the interface texts of a language. */
export const uiTexts = (files: readonly ResourceFile[], language: Language): string =>
  `${JSON.stringify(Object.fromEntries(resourcesIn(language, files)), null, 2)}\n`;

/** src/generated/ui.ts: all of them. JSON imports work in Node, in tests and in the bundler alike. */
export function uiModule(): string {
  const imports = languages.map(
    (language) => `import ${language} from './ui-${language}.json' with { type: 'json' };\n`,
  );
  return `${head}import type { Language } from '#i18n/languages.ts';
import type { Resource } from '#i18n/resource.ts';
${imports.join('')}import type { Namespace } from './ui-keys.ts';

export const ui: Readonly<Record<Language, Readonly<Record<Namespace, Resource>>>> = { ${languages.join(', ')} };
`;
}

/** src/generated/ui-keys.ts: every key with its placeholders, as types only. */
export function uiKeysModule(files: readonly ResourceFile[]): string {
  const source = [...resourcesIn(languages[0], files)];
  const rows = source.flatMap(([namespace, resource]) =>
    [...entries(resource).values()].map(({ key, forms }) => {
      const names = new Set([...forms.values()].flatMap(placeholders));
      if (!forms.has('')) names.add('count');
      const type = [...names].map((name) => `'${name}'`).join(' | ') || 'never';
      return `  '${namespace}:${key}': ${type};\n`;
    }),
  );
  const namespaces = source.map(([namespace]) => `'${namespace}'`).join(' | ') || 'never';
  return `${head}export type Namespace = ${namespaces};

/** Key → the names of its placeholders. */
export interface UiPlaceholders {
${rows.join('')}}

export type UiKey = keyof UiPlaceholders;
`;
}
