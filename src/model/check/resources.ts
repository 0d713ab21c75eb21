import { type Language, languages } from '#i18n/languages.ts';
import { type Entry, entries, placeholders, pluralForms } from '#i18n/resource.ts';
import { didYouMean } from '../did-you-mean.ts';
import type { Finding } from '../finding.ts';
import { type ResourceFile, uiFile } from '../interface-texts.ts';

const quoted = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ');
const minus = (from: readonly string[], less: readonly string[]): string[] =>
  from.filter((word) => !less.includes(word));

/** A key is plural in all languages or in none, and has just the forms that its language needs. */
function checkForms(entry: Entry, language: Language, plural: boolean): string | undefined {
  const wanted = plural ? pluralForms(language) : [''];
  const found = [...entry.forms.keys()];
  const missing = minus(wanted, found);
  const surplus = minus(found, wanted);
  const name = (form: string): string => (form === '' ? entry.key : `${entry.key}_${form}`);
  if (missing.length > 0) return `add ${quoted(missing.map(name))}`;
  if (surplus.length > 0) return `delete ${quoted(surplus.map(name))}`;
  return undefined;
}

const unread = /\{\{\s*[^\s{}]*[^a-zA-Z{}\s][^{}]*\}\}|\$t\(/;

/** Placeholders as in the source language; a plural form may leave out {{count}} ("one card"). */
function checkPlaceholders(entry: Entry, source: Entry): string | undefined {
  const wanted = [...new Set([...source.forms.values()].flatMap(placeholders))];
  for (const [form, text] of entry.forms) {
    if (unread.test(text))
      return 'write placeholders as {{name}}, letters only, no formats, no $t()';
    const found = placeholders(text);
    const spare = form === '' ? [] : ['count'];
    const missing = minus(minus(wanted, found), spare);
    const surplus = minus(minus(found, wanted), spare);
    const where = form === '' ? '' : ` in the form "${form}"`;
    if (missing.length > 0) return `use ${quoted(missing.map((name) => `{{${name}}}`))}${where}`;
    if (surplus.length > 0)
      return `${quoted(surplus.map((name) => `{{${name}}}`))}${where} is not in the other languages`;
  }
  return undefined;
}

function checkFile(
  namespace: string,
  language: Language,
  own: Map<string, Entry>,
  all: ReadonlyMap<string, { readonly entry: Entry; readonly language: Language }>,
): Finding[] {
  const file = uiFile(language, namespace);
  const findings: Finding[] = [];
  for (const [key, source] of all) {
    const entry = own.get(key);
    if (entry === undefined) {
      const hint = `it is in ${uiFile(source.language, namespace)}: translate it here, or delete it there`;
      findings.push({ file, entry: key, problem: 'the key is missing', hint });
      continue;
    }
    const forms = checkForms(entry, language, !source.entry.forms.has(''));
    if (forms !== undefined)
      findings.push({
        file,
        entry: key,
        problem: `wrong plural forms for ${language}`,
        hint: forms,
      });
    const names = checkPlaceholders(entry, source.entry);
    if (names !== undefined)
      findings.push({ file, entry: key, problem: 'wrong placeholders', hint: names });
  }
  return findings;
}

/** Every namespace and key in every language, with the same placeholders and the right plural forms. */
export function checkResources(files: readonly ResourceFile[]): Finding[] {
  const namespaces = [...new Set(files.map(({ namespace }) => namespace))].sort();
  return namespaces.flatMap((namespace) => {
    const own = new Map(
      files
        .filter((file) => file.namespace === namespace)
        .map((file) => [file.language, entries(file.resource)]),
    );
    const all = new Map<string, { entry: Entry; language: Language }>();
    for (const language of languages)
      for (const [key, entry] of own.get(language) ?? [])
        if (!all.has(key)) all.set(key, { entry, language });
    return languages.flatMap((language) => {
      const mine = own.get(language);
      if (mine !== undefined) return checkFile(namespace, language, mine, all);
      const hint = didYouMean(
        namespace,
        files.filter((file) => file.language === language).map((file) => file.namespace),
        `content/ui/${language}`,
      );
      return [{ file: uiFile(language, namespace), problem: 'the file is missing', hint }];
    });
  });
}
