import { isIcon } from '#icons/index.ts';
import type { Inline } from '#model/rules/index.ts';
import type { Atom, Word } from '../../set/rich.ts';

/** What follows the words of a reference to a clause: its number and page, linked to it. */
export type ReferenceWords = (clause: string) => readonly Word[];

interface Writer {
  readonly put: (atom: Atom) => void;
  readonly space: () => void;
}

/** Builds the words of a text from its parts; an icon stays with the word after it. */
function writing(): Writer & { readonly words: () => Word[] } {
  const words: Word[] = [];
  let word: Atom[] = [];
  const close = (): void => {
    if (word.length > 0) words.push(word);
    word = [];
  };
  return {
    put: (atom) => word.push(atom),
    space: () => {
      if (word.at(-1)?.kind === 'icon') word.push({ kind: 'text', text: '\u00a0', strong: false });
      else close();
    },
    words: () => {
      close();
      return words;
    },
  };
}

function putText(text: string, strong: boolean, { put, space }: Writer): void {
  // A dash never begins a line: it stays with the word before it.
  const glued = text.replace(/ (?=[–—] )/g, '\u00a0');
  for (const [token] of glued.matchAll(/[ \n]+|[^ \n]+/g)) {
    if (/^[ \n]/.test(token)) space();
    else put({ kind: 'text', text: token, strong });
  }
}

function putInline(
  inline: Inline,
  strong: boolean,
  writer: Writer,
  references: ReferenceWords,
): void {
  switch (inline.type) {
    case 'text':
      putText(inline.text, strong, writer);
      return;
    case 'icon':
      if (!isIcon(inline.id)) throw new Error(`there is no icon "${inline.id}"`);
      writer.put({ kind: 'icon', icon: inline.id });
      return;
    default: {
      const bold = strong || inline.type === 'strong' || inline.type === 'emphasis';
      for (const child of inline.children) putInline(child, bold, writer, references);
      if (inline.type !== 'link' || inline.kind !== 'clause') return;
      for (const word of references(inline.id)) {
        writer.space();
        for (const atom of word) writer.put(atom);
      }
    }
  }
}

/** A paragraph of a rule text as words to set. */
export function ruleWords(inlines: readonly Inline[], references: ReferenceWords): Word[] {
  const writer = writing();
  for (const inline of inlines) putInline(inline, false, writer, references);
  return writer.words();
}
