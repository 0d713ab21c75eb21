import { type Language, languages } from '#i18n/languages.ts';
import { cases, owners, placePhrases } from '#i18n/nouns.ts';
import { placeholderPattern, readFormat } from '#i18n/placeholder.ts';
import { entries, leaves, placeholders, pluralForms, type ResourceEntry } from '#i18n/resource.ts';
import { closest } from '../closest.ts';
import { didYouMean } from '../did-you-mean.ts';
import type { Finding } from '../finding.ts';
import { type ResourceFile, uiFile } from '../interface-texts.ts';

const quoted = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ');
const minus = (from: readonly string[], less: readonly string[]): string[] =>
  from.filter((word) => !less.includes(word));

/** A key is plural in all languages or in none, and has just the forms that its language needs. */
function checkForms(entry: ResourceEntry, language: Language, plural: boolean): string | undefined {
  const wanted = plural ? pluralForms(language) : [''];
  const found = [...entry.forms.keys()];
  const missing = minus(wanted, found);
  const surplus = minus(found, wanted);
  const name = (form: string): string => (form === '' ? entry.key : `${entry.key}_${form}`);
  if (missing.length > 0) return `add ${quoted(missing.map(name))}`;
  if (surplus.length > 0) return `delete ${quoted(surplus.map(name))}`;
  return undefined;
}

/** Ids of the words that inflect: `card`, `fort/pizza`. */
type Words = ReadonlySet<string>;

/** What is left in braces once every well-formed placeholder is taken out, or a nested text. */
const unread = /\{\{|\}\}|\$t\(/;

/** The forms that a text of the language may ask for: `{{card, gen}}`. */
const formsOf = (language: Language): string[] => [
  ...cases[language].flatMap((name) => [name, `many-${name}`, `kind-${name}`, `card-${name}`]),
  ...placePhrases,
  'many',
  'amount',
  'counted',
  'agree',
  'does',
  ...(language === 'en'
    ? ['a', 'of', ...placePhrases.flatMap((place) => owners.map((owner) => `${place}-${owner}`))]
    : ['with']),
];

/** A form that the language does not have, or an amount of an unknown noun. */
function checkAskedForms(text: string, language: Language): string | undefined {
  for (const [whole, , format = 'nom'] of text.matchAll(placeholderPattern)) {
    const { format: name = '', options } = readFormat(format);
    const known = formsOf(language);
    if (!known.includes(name))
      return `${whole} asks for the form "${name}"; ${language} has ${known.join(', ')}`;
    const isNamed = 'noun' in options && 'case' in options;
    if ((name === 'amount' || name === 'counted') && language !== 'en' && !isNamed)
      return `${whole}: say what is counted and in which case: ${name}(noun: card; case: acc)`;
  }
  return undefined;
}

/** Values that a text is filled with, those that an amount counts included. */
function valuesIn(text: string, words: Words): string[] {
  const counted = [...text.matchAll(placeholderPattern)].flatMap(([, , format = '']) => {
    const { noun } = readFormat(format).options;
    return noun === undefined || words.has(noun) ? [] : [noun];
  });
  return [...new Set([...placeholders(text), ...counted])];
}

/** Placeholders as in the source language; a plural form may leave out {{count}} ("one card"). */
function checkPlaceholders(
  entry: ResourceEntry,
  source: ResourceEntry,
  language: Language,
  words: Words,
): string | undefined {
  const texts = [...source.forms.values()];
  const wanted = [...new Set(texts.flatMap((text) => valuesIn(text, words)))];
  for (const [form, text] of entry.forms) {
    if (unread.test(text.replace(placeholderPattern, '')))
      return 'write placeholders as {{name}} or {{name, form}}, no $t()';
    const asked = checkAskedForms(text, language);
    if (asked !== undefined) return asked;
    const found = valuesIn(text, words);
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

/** Makes the path of a file in each language. */
type FileIn = (language: Language) => string;

function checkFile(
  fileIn: FileIn,
  language: Language,
  own: Map<string, ResourceEntry>,
  all: ReadonlyMap<string, { readonly entry: ResourceEntry; readonly language: Language }>,
  words: Words,
): Finding[] {
  const file = fileIn(language);
  const findings: Finding[] = [];
  for (const [key, source] of all) {
    const entry = own.get(key);
    if (entry === undefined) {
      const hint = `it is in ${fileIn(source.language)}: translate it here, or delete it there`;
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
    const names = checkPlaceholders(entry, source.entry, language, words);
    if (names !== undefined)
      findings.push({ file, entry: key, problem: 'wrong placeholders', hint: names });
  }
  return findings;
}

/** Underscores only come before the name of a plural form: anything else after one is a slip of the pen. */
const misnamed = (key: string): boolean => key.includes('_');

function checkKey(key: string, language: Language, file: string): Finding {
  const [base = '', form = ''] = key.split('_');
  const forms = pluralForms(language);
  const near = closest(form, forms);
  return {
    file,
    entry: key,
    problem: `"${form}" is no plural form`,
    hint:
      near === undefined
        ? `the forms of ${language} are ${quoted(forms.map((name) => `${base}_${name}`))}; other keys have hyphens`
        : `did you mean "${base}_${near}"?`,
  };
}

/** A key that two files of a namespace define: only one of the texts would be seen. */
function checkTwice(files: readonly ResourceFile[]): Finding[] {
  const owners = new Map<string, string>();
  return files.flatMap(({ file, language, namespace, resource }) =>
    leaves(resource).flatMap(({ path }): Finding[] => {
      const key = `${language} ${namespace}:${path}`;
      const owner = owners.get(key) ?? file;
      owners.set(key, owner);
      const problem = 'the key is given twice';
      return owner === file ? [] : [{ file, entry: path, problem, hint: `it is in ${owner}` }];
    }),
  );
}

/** Every file and key in every language, with the same placeholders and the right plural forms. */
export function checkResources(
  files: readonly ResourceFile[],
  words: Words = new Set(),
): Finding[] {
  const groups = Map.groupBy(files, ({ folder, namespace }) => `${folder} ${namespace}`);
  return [
    ...checkTwice(files),
    ...[...groups.values()].flatMap((group) => checkGroup(group, files, words)),
  ];
}

/** One file in every language. */
function checkGroup(
  group: readonly ResourceFile[],
  files: readonly ResourceFile[],
  words: Words,
): Finding[] {
  const { folder = '', namespace = '' } = group[0] ?? {};
  const fileIn: FileIn = (language) => uiFile(language, namespace, folder);
  const own = new Map(group.map((file) => [file.language, entries(file.resource)]));
  const all = new Map<string, { entry: ResourceEntry; language: Language }>();
  for (const language of languages)
    for (const [key, entry] of own.get(language) ?? [])
      if (!all.has(key) && !misnamed(key)) all.set(key, { entry, language });
  return languages.flatMap((language) => {
    const mine = own.get(language);
    if (mine !== undefined) {
      const wrong = [...mine.keys()].filter(misnamed);
      // The key that was meant is incomplete without it.
      const meant = wrong.map((key) => key.split('_')[0] ?? key);
      return [
        ...wrong.map((key) => checkKey(key, language, fileIn(language))),
        ...checkFile(fileIn, language, mine, all, words).filter(
          ({ entry = '' }) => !meant.includes(entry),
        ),
      ];
    }
    const there = files.filter((file) => file.language === language && file.folder === folder);
    const names = there.map((file) => file.namespace);
    const hint = didYouMean(namespace, names, `${folder}/${language}`);
    return [{ file: fileIn(language), problem: 'the file is missing', hint }];
  });
}
