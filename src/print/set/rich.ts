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

/** Atoms that are kept together on a line. */
export type Word = readonly Atom[];

function parse(source: string): Word[] {
  const words: Word[] = [];
  let word: Atom[] = [];
  let strong = false;
  const close = (): void => {
    if (word.length > 0) words.push(word);
    word = [];
  };
  // A dash never begins a line: it stays with the word before it.
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

const space: Atom = { kind: 'text', text: '\u00a0', strong: false };

/** The number of a rule, small, with whatever surrounds it; it is a link to the rule. */
export const referenceAtom = (
  { label, to }: Reference,
  [before, after]: readonly [string, string] = ['[', ']'],
): Atom => ({
  kind: 'text',
  text: `${before}${label}${after}`,
  strong: false,
  small: true,
  ...(to === undefined ? {} : { to }),
});

/** Whether a text ends in such a way that a number after it is not read as a part of it. */
function isClosed(words: readonly Word[]): boolean {
  const end = words.at(-1)?.at(-1);
  return end?.kind === 'text' && /[.!?…][”»)]?$/u.test(end.text);
}

/**
 * A text followed by the numbers of its clauses; the first stays with the last word. After a phrase
 * without a full stop they are in brackets: “Fort Level + 1 4.4” would be misread.
 */
export function withNumbers(
  words: readonly Word[],
  references: readonly Reference[],
): readonly Word[] {
  const bracketed = !isClosed(words);
  const [first, ...others] = references.map((reference, at) =>
    referenceAtom(reference, [
      bracketed && at === 0 ? '[' : '',
      bracketed && at === references.length - 1 ? ']' : '',
    ]),
  );
  const last = words.at(-1);
  if (first === undefined || last === undefined) return words;
  return [...words.slice(0, -1), [...last, space, first], ...others.map((atom) => [atom])];
}
