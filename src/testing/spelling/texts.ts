import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isLanguage, type Language, languages } from '#i18n/languages.ts';

/** A text that people read, with the file it stands in. */
export interface Text {
  readonly file: string;
  readonly language: Language;
  readonly text: string;
}

/** Every string in a piece of data; with no language given, those under a language's key. */
function* strings(data: unknown, language?: Language): Generator<[Language, string]> {
  if (typeof data === 'string') {
    if (language !== undefined) yield [language, data];
    return;
  }
  if (typeof data !== 'object' || data === null) return;
  for (const [key, value] of Object.entries(data))
    yield* strings(value, language ?? (isLanguage(key) ? key : undefined));
}

/** The words of a chapter: no tags, link targets and front matter keys; titles of clauses stay. */
const wordsOfChapter = (source: string): string =>
  source
    .replace(/^(?:title|description): /gm, '')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/<\w+[^>]*?title="([^"]*)"[^>]*>/g, ' $1. ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[*_`]+/g, '');

function textsOf(file: string, source: string): Text[] {
  const folder = file.split('/').find(isLanguage);
  const named = /\/(\w+)\.yaml$/.exec(file)?.[1];
  const language = folder ?? (isLanguage(named) ? named : undefined);
  if (file.endsWith('.mdx'))
    return language === undefined ? [] : [{ file, language, text: wordsOfChapter(source) }];
  const data: unknown = file.endsWith('.json') ? JSON.parse(source) : parse(source);
  return [...strings(data, language)].map(([of, text]) => ({ file, language: of, text }));
}

/** All texts of the content folder. */
export const readTexts = (folder: string): Text[] =>
  globSync('**/*.{mdx,yaml,json}', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) => textsOf(file, readFileSync(join(folder, file), 'utf8')));

const placeholder = /\{\{.*?\}\}/g;

/** The words of a text, without figures, placeholders and addresses. */
export const wordsOf = (text: string): string[] =>
  (text.replace(placeholder, ' ').match(/[\p{L}\p{N}'’-]+/gu) ?? [])
    .map((word) => word.replaceAll('’', "'").replace(/^['-]+|['-]+$/g, ''))
    .filter((word) => word.length > 1 && !/\p{N}/u.test(word));

/** A word is spelt in the letters of its language: in a Russian text, English names are English. */
export const alphabetOf = (word: string, language: Language): Language => {
  if (language === 'ru' && /^[a-z'-]+$/i.test(word)) return languages[0];
  return language;
};
