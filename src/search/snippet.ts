import { wordsOf } from './words/fold.ts';

export interface Part {
  readonly text: string;
  /** Met by the query. */
  readonly met: boolean;
}

const most = 170;

/** From the sentence with the first word that was met on, a few lines of it. */
function excerpt(text: string, at: number): string {
  const before = text.slice(0, at);
  const start = text.length <= most ? 0 : Math.max(before.lastIndexOf('. ') + 2, 0);
  const from = start === 1 ? 0 : start;
  const cut = text.slice(from, from + most);
  const whole = from + most >= text.length ? cut : `${cut.slice(0, cut.lastIndexOf(' '))} …`;
  return from > 0 ? `… ${whole}` : whole;
}

/** The part of a text that the query met, with the words to mark. `stem` is that of the index. */
export function snippet(
  text: string,
  stems: ReadonlySet<string>,
  stem: (word: string) => string,
): Part[] {
  const isMet = (word: string): boolean => {
    const [folded] = wordsOf(word);
    return folded !== undefined && stems.has(stem(folded));
  };
  const first = [...text.matchAll(/[\p{L}\p{N}]+/gu)].find(([word]) => isMet(word))?.index ?? 0;
  const parts: Part[] = [];
  for (const piece of excerpt(text, first).split(/([\p{L}\p{N}]+)/u)) {
    const met = isMet(piece);
    const last = parts.at(-1);
    if (last?.met === met) parts.splice(-1, 1, { text: last.text + piece, met });
    else if (piece !== '') parts.push({ text: piece, met });
  }
  return parts;
}
