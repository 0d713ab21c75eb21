import { languages } from '#i18n/languages.ts';
import { entries, placeholders } from '#i18n/resource.ts';
import type { ResourceFile } from './interface-texts.ts';

const head = '// Made from content/ui by `npm run generate`; edit the content, not this file.\n';
const nameOf = (language: string, namespace: string): string =>
  `${language}_${namespace.replaceAll('-', '_')}`;

/** src/generated/ui.ts: all resources. JSON imports work in Node, in tests and in the bundler alike. */
export function uiModule(files: readonly ResourceFile[]): string {
  const imports = files.map(
    ({ file, language, namespace }) =>
      `import ${nameOf(language, namespace)} from '../../${file}' with { type: 'json' };`,
  );
  const tables = languages.map((language) => {
    const own = files.filter((file) => file.language === language);
    const rows = own.map(
      ({ namespace }) => `    '${namespace}': ${nameOf(language, namespace)},\n`,
    );
    return `  ${language}: {\n${rows.join('')}  },\n`;
  });
  return `${head}${imports.join('\n')}\n\nexport const ui = {\n${tables.join('')}};\n`;
}

/** src/generated/ui-keys.ts: every key with its placeholders, as types only. */
export function uiKeysModule(files: readonly ResourceFile[]): string {
  const source = files.filter(({ language }) => language === languages[0]);
  const rows = source.flatMap(({ namespace, resource }) =>
    [...entries(resource).values()].map(({ key, forms }) => {
      const names = new Set([...forms.values()].flatMap(placeholders));
      if (!forms.has('')) names.add('count');
      const type = [...names].map((name) => `'${name}'`).join(' | ') || 'never';
      return `  '${namespace}:${key}': ${type};\n`;
    }),
  );
  const namespaces = source.map(({ namespace }) => `'${namespace}'`).join(' | ') || 'never';
  return `${head}export type Namespace = ${namespaces};

/** Key → the names of its placeholders. */
export interface UiPlaceholders {
${rows.join('')}}

export type UiKey = keyof UiPlaceholders;
`;
}
