import { fold } from '#search/words/fold.ts';

/** A word, a number or a mark of a typed sentence, and where it stands in it. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Lower case, without accents; marks stay as they are. */
  readonly folded: string;
  /** A name may begin like this; the first word of a sentence does anyway. */
  readonly capital: boolean;
}

const pattern = /[\p{L}\p{N}]+|[.,;:?!()\n]/gu;

/** «Fort na 2. poziomie»: a dot behind a figure that ends no sentence. */
const isOrdinal = (text: string, { 0: mark, index }: RegExpExecArray): boolean =>
  mark === '.' && /\d$/.test(text.slice(0, index)) && /^\s+\p{Ll}/u.test(text.slice(index + 1));

export function tokenize(text: string): Token[] {
  const found = [...text.matchAll(pattern)].filter((match) => !isOrdinal(text, match));
  return found.map((match) => {
    const [word] = match;
    return {
      text: word,
      start: match.index,
      end: match.index + word.length,
      folded: fold(word),
      capital: /^\p{Lu}/u.test(word),
    };
  });
}

export const isMark = ({ folded }: Token): boolean => /^[.,;:?!()\n]$/.test(folded);
