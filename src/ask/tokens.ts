import { fold } from '#search/words/fold.ts';

/** A word, a number or a mark of a typed sentence, and where it stands in it. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Lower case, without accents; marks stay as they are. */
  readonly folded: string;
  /** A name may begin like this. */
  readonly capital: boolean;
  /** The first word of a sentence, which has a capital letter anyway. */
  readonly first: boolean;
  /** What a foreign name was inflected with behind an apostrophe or a hyphen: „Sarge'em”, «Dash-ем». */
  readonly ending?: string;
}

const mark = /^[.,;:?!()\n–—]$/;
const pattern =
  /[A-Za-z]+n['’]t(?!\p{L})|\p{L}+['’][\p{Ll}]{1,4}(?!\p{L})|\p{L}+s['’](?=\s)|[A-Za-z]+-[а-яё]{1,3}(?!\p{L})|\p{L}+|\d+(?:s|x|х)?(?![\p{L}\d])|\d+(?=-?\p{L})|[.,;:?!()\n–—&+]/gu;

/** «Fort na 2. poziomie», «2-й»: what belongs to a figure and says nothing of its own. */
const isOrdinal = (text: string, { 0: found, index }: RegExpExecArray): boolean => {
  const before = text.slice(0, index);
  const after = text.slice(index + found.length);
  if (found === '.') return /\d$/.test(before) && /^\s+(?:poziom|tur|rund|уров)/u.test(after);
  return /\d-$/.test(before) && found.length <= 3 && /^\p{Ll}+$/u.test(found);
};

/** English words that are written together: the second half is a word of its own. */
const halves: Readonly<Record<string, string>> = {
  m: 'am',
  ve: 'have',
  re: 'are',
  ll: 'will',
  d: 'would',
};

function tokensOf(word: string, start: number): Omit<Token, 'first'>[] {
  const token = (text: string, at: number, folded: string, ending?: string) => ({
    text,
    start: start + at,
    end: start + at + text.length,
    folded,
    capital: /^\p{Lu}/u.test(text),
    ...(ending === undefined ? {} : { ending }),
  });
  if (word === '&' || word === '+') return [token(word, 0, word)];
  if (/n['’]t$/i.test(word)) {
    const cut = word.length - 3;
    const verb = word.slice(0, cut);
    return [
      ...(verb === '' ? [] : [token(verb, 0, fold(verb))]),
      token(word.slice(cut), cut, 'not'),
    ];
  }
  const [, name, ending] = /^(\p{L}+)['’-](\p{Ll}*)$/u.exec(word) ?? [];
  if (name !== undefined && ending !== undefined) {
    const cut = word.length - ending.length - 1;
    // “Silas' Pack”
    return halves[ending] !== undefined || /^s?$/.test(ending)
      ? [token(name, 0, fold(name)), token(word.slice(cut), cut, halves[ending] ?? 's')]
      : [token(word, 0, fold(name), fold(ending))];
  }
  return [token(word, 0, fold(word))];
}

export function tokenize(text: string): Token[] {
  const found = [...text.matchAll(pattern)].filter((match) => !isOrdinal(text, match));
  let first = true;
  return found.flatMap((match) =>
    tokensOf(match[0], match.index).map((token) => {
      const own = { ...token, first };
      first = /^[.;?!:\n]$/.test(token.text);
      return own;
    }),
  );
}

export const isMark = (unit: Token): boolean => mark.test(unit.folded);
