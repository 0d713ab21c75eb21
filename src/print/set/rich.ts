import type { Language } from '#i18n/languages.ts';
import { typeset } from '#i18n/typography.ts';
import { type IconId, isIcon } from '#icons/index.ts';
import type { Reference } from '../references.ts';
import type { Target } from './sheet.ts';

/** `**strong**`, `[icon]` and words: all the markup that printed texts have. */
export type Atom =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly strong: boolean;
      /** Numbers of clauses and pages are set small. */
      readonly small?: true;
      /** The language of words that are not in that of the document. */
      readonly lang?: string;
      /** Where it leads, if it is a link. */
      readonly to?: Target;
    }
  | { readonly kind: 'icon'; readonly icon: IconId };

/** Atoms that stay together on a line. */
export type Word = readonly Atom[];

function parse(source: string): Word[] {
  const words: Word[] = [];
  let word: Atom[] = [];
  let strong = false;
  const close = (): void => {
    if (word.length > 0) words.push(word);
    word = [];
  };
  // A dash never opens a line: it stays with the word before it.
  const glued = source.replace(/ (?=[–—] )/g, '\u00a0');
  for (const [token] of glued.matchAll(/\*\*|\[[a-z-]+\]|\s*\n\s*| +|[^ \n*[]+|[*[]/g)) {
    const icon = token.startsWith('[') ? token.slice(1, -1) : '';
    if (token === '**') strong = !strong;
    else if (/^[ \n]/.test(token)) close();
    else if (isIcon(icon)) word.push({ kind: 'icon', icon });
    else if (icon !== '') throw new Error(`there is no icon "${icon}" in "${source}"`);
    else word.push({ kind: 'text', text: token, strong });
  }
  close();
  return words;
}

const parsed = new Map<string, readonly Word[]>();

/** The same texts come again at every size that is tried. */
export function parseRich(source: string): readonly Word[] {
  const before = parsed.get(source);
  if (before !== undefined) return before;
  const words = parse(source);
  parsed.set(source, words);
  return words;
}

const nbsp = '\u00a0';
const leaning = new Map<string, boolean>();

/** Whether the end of a word must not be parted from the beginning of the next. */
function belongTogether(word: Word, next: Word, language: Language): boolean {
  const [end, start] = [word.at(-1), next[0]];
  if (end?.kind !== 'text' || start === undefined) return false;
  // An icon is read as a word. Numbers that lead somewhere stand for themselves.
  const { text: said, small, to } = start.kind === 'text' ? start : { text: start.icon };
  if (end.small || end.to || small || to) return false;
  const [last = '', first = ''] = [end.text.split(nbsp).at(-1), said.split(nbsp)[0]];
  const pair = `${language} ${last} ${first}`;
  const known = leaning.get(pair) ?? typeset(`${last} ${first}`, language).includes(nbsp);
  leaning.set(pair, known);
  return known;
}

/** Small words stay with their neighbours, and numbers with their nouns, whichever file they are from. */
export function joined(words: readonly Word[], language: Language): readonly Word[] {
  if (language === 'en') return words;
  const all: Word[] = [];
  for (const word of words) {
    const last = all.at(-1);
    const end = last?.at(-1);
    if (last === undefined || end?.kind !== 'text' || !belongTogether(last, word, language))
      all.push(word);
    else all[all.length - 1] = [...last, { ...end, text: nbsp }, ...word];
  }
  return all;
}

/** A text and behind it the numbers of its clauses; the first stays with the last word. */
export function withNumbers(
  words: readonly Word[],
  references: readonly Reference[],
): readonly Word[] {
  const [first, ...others] = references.map(
    ({ label, to }): Atom => ({
      kind: 'text',
      text: label,
      strong: false,
      small: true,
      ...(to === undefined ? {} : { to }),
    }),
  );
  const last = words.at(-1);
  if (first === undefined || last === undefined) return words;
  const space: Atom = { kind: 'text', text: '\u00a0', strong: false };
  return [...words.slice(0, -1), [...last, space, first], ...others.map((atom) => [atom])];
}
