import { type Book, clauseOf } from './book.ts';
import type { Inline } from './rules/index.ts';

/** Some clauses in few words. */
export interface Brief {
  readonly words: readonly Inline[];
  readonly text: string;
}

/** The short forms of these clauses, one after another; a clause that another one's form sums up is not repeated. */
export function brief(book: Book, clauses: readonly string[]): Brief {
  const covered = new Set<string>();
  const words: Inline[] = [];
  const texts: string[] = [];
  for (const id of clauses) {
    if (covered.has(id)) continue;
    const { short } = clauseOf(book, id);
    if (short === undefined)
      throw new Error(
        `${book.game}: the clause "${id}" has no short form in ${book.language}\n  → say "short: true" in content/${book.game}/clauses.yaml and write a <Short> block`,
      );
    for (const summedUp of short.clauses) covered.add(summedUp);
    const [paragraph] = short.blocks;
    if (words.length > 0) words.push({ type: 'text', text: ' ' });
    if (paragraph?.type === 'paragraph') words.push(...paragraph.children);
    texts.push(short.text);
  }
  return { words, text: texts.join(' ') };
}
