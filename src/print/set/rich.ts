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

type IconName = (id: IconId) => string;

/** As many letters of a word stay the same, however it is inflected. */
const stem = 4;
const stems = (words: string): string[] =>
  words
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, stem));

/** Whether an icon stands beside a word for what it shows, or behind a number of such things. */
function isShown(said: string, { icon }: { readonly icon: IconId }, nameOf: IconName): boolean {
  if (/^\d+$/.test(said)) return true;
  const [own] = stems(said);
  return (
    own !== undefined && own.length > 2 && stems(nameOf(icon)).some((each) => each.startsWith(own))
  );
}

/** A number that ends a phrase is not left to begin a line: level 5. */
const endsPhrase = (last: string, first: string): boolean =>
  /\p{L}$/u.test(last) && /^\d+[.,;:!?)]/.test(first);

/** Whether two words must not be parted, in running text of their language. */
function lean(last: string, first: string, language: Language): boolean {
  const pair = `${language} ${last} ${first}`;
  const known =
    leaning.get(pair) ??
    (endsPhrase(last, first) || typeset(`${last} ${first}`, language).includes(nbsp));
  leaning.set(pair, known);
  return known;
}

/** Whether the end of a word must not be parted from the beginning of the next. */
function belongTogether(word: Word, next: Word, language: Language, nameOf: IconName): boolean {
  const [end, start] = [word.at(-1), next[0]];
  // Numbers that lead somewhere stand for themselves.
  const isReference = (atom: Atom): boolean =>
    atom.kind === 'text' && (atom.small === true || atom.to !== undefined);
  if (end === undefined || start === undefined || isReference(end) || isReference(start))
    return false;
  const last = end.kind === 'text' ? (end.text.split(nbsp).at(-1) ?? '') : '';
  const first = start.kind === 'text' ? (start.text.split(nbsp)[0] ?? '') : '';
  if (end.kind === 'icon') return start.kind === 'text' && isShown(first, end, nameOf);
  if (start.kind === 'text') return lean(last, first, language);
  return isShown(last, start, nameOf) || lean(last, start.icon, language);
}

const space: Atom = { kind: 'text', text: nbsp, strong: false };

/**
 * Small words stay with their neighbours, numbers with their nouns and icons with what they show,
 * whichever file they are from.
 */
export function joined(
  words: readonly Word[],
  language: Language,
  nameOf: IconName,
): readonly Word[] {
  const all: Word[] = [];
  for (const word of words) {
    const last = all.at(-1);
    if (last === undefined || !belongTogether(last, word, language, nameOf)) all.push(word);
    else {
      const end = last.at(-1);
      const gap = end?.kind === 'text' ? { ...end, text: nbsp } : space;
      all[all.length - 1] = [...last, gap, ...word];
    }
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
  return [...words.slice(0, -1), [...last, space, first], ...others.map((atom) => [atom])];
}
