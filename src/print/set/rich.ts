import { type IconId, isIcon } from '../../icons/index.ts';

/** `**strong**`, `[icon]` and words: all the markup that printed texts have. */
export type Atom =
  | { readonly kind: 'text'; readonly text: string; readonly strong: boolean; readonly code?: true }
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
  for (const [token] of source.matchAll(/\*\*|\[[a-z-]+\]|\s*\n\s*| +|[^ \n*[]+|[*[]/g)) {
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

/** Clause numbers set small behind a text. */
export const codeWords = (codes: readonly string[]): Word[] =>
  codes.map((text) => [{ kind: 'text', text, strong: false, code: true }]);
