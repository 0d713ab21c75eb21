import { mostDocuments } from './limits.ts';

/** One YAML document of a file, and how many lines of the file stand before it. */
export interface DocumentPart {
  readonly text: string;
  readonly linesBefore: number;
}

/** At the beginning of a line, YAML allows these only as the border of a document. */
const border = /(?:^|(?<=\n))(?:---|\.\.\.)(?=[ \t\r\n]|$)/g;

/** The beginning of a line with content: not blank, a comment, a directive or a mere border. */
const content =
  /(?:^|(?<=\n))(?![ \t\r]*(?:#|\n|$)|%|(?:---|\.\.\.)[ \t\r]*(?:\n|$)|(?:---|\.\.\.)[ \t]+#)/;

const directive = /(?:^|(?<=\n))%/;

export function countLines(text: string): number {
  let lines = 1;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}

/**
 * The documents of a file, each to be read on its own: a mistake in one leaves the others alone.
 * Parts without content are left out; a file without any is one empty document. Undefined: too many.
 */
export function splitDocuments(text: string): readonly DocumentPart[] | undefined {
  const parts: DocumentPart[] = [];
  let start = 0;
  let linesBefore = 0;
  const ends = [...text.matchAll(border)].map(({ index }) => index).filter((at) => at > 0);
  for (const end of [...ends, text.length]) {
    const part = text.slice(start, end);
    const empty = !content.test(part);
    // A directive such as %YAML belongs to the document behind it.
    if (empty && directive.test(part) && end < text.length) continue;
    // `...` only ends what came before it.
    if (!empty) parts.push({ text: part.replace(/^\.\.\./, '   '), linesBefore });
    if (parts.length > mostDocuments) return undefined;
    linesBefore += countLines(part) - 1;
    start = end;
  }
  return parts.length > 0 ? parts : [{ text, linesBefore: 0 }];
}
