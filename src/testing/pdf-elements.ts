import type { PdfPage, StructNode } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Words on one line of a page, from its lower left corner. */
interface ReadLine {
  readonly x: number;
  readonly y: number;
  readonly words: string;
}

/** An element of the structure as a page shows it: a heading, a paragraph, a cell. */
export interface ReadElement {
  readonly role: string;
  /** Which part of the document it belongs to, counted on this page. */
  readonly section: number;
  /** From top to bottom in a column; a paragraph may continue in the next column. */
  readonly lines: readonly ReadLine[];
}

const contentIds = ({ id, type, children = [] }: StructNode): string[] => [
  ...(type === 'content' && id !== undefined ? [id] : []),
  ...children.flatMap(contentIds),
];

/** Headings, paragraphs and cells: elements with words of their own, not groups. */
const hasWords = /^(?:H\d|P|TH|TD|TOCI)$/;

const known = new WeakMap<PdfPage, Promise<readonly ReadElement[]>>();

/** The elements of a page in the order they are read, each line with its place. */
export function elementsOf(page: PdfPage): Promise<readonly ReadElement[]> {
  const before = known.get(page) ?? readElements(page);
  known.set(page, before);
  return before;
}

async function readElements(page: PdfPage): Promise<readonly ReadElement[]> {
  const tree = await page.getStructTree();
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const words = new Map<string, ReadLine[]>();
  const open: (string | undefined)[] = [];
  for (const item of items) {
    if (item.type?.startsWith('begin')) open.push(item.id ?? undefined);
    else if (item.type === 'endMarkedContent') open.pop();
    else {
      const id = open.findLast((each) => each !== undefined);
      const [x = 0, y = 0] = item.transform?.slice(4) ?? [];
      if (id !== undefined && item.str?.trim())
        words.set(id, [...(words.get(id) ?? []), { x, y: Math.round(y), words: item.str }]);
    }
  }
  const found: ReadElement[] = [];
  let section = 0;
  const visit = (node: StructNode): void => {
    if (node.role === 'Sect') section += 1;
    if (node.role === undefined || !hasWords.test(node.role)) {
      for (const child of node.children ?? []) visit(child);
      return;
    }
    const lines: ReadLine[] = [];
    for (const piece of contentIds(node).flatMap((id) => words.get(id) ?? [])) {
      const last = lines.at(-1);
      // Small numbers are on the line of the words before them.
      if (last !== undefined && Math.abs(last.y - piece.y) < 3 && piece.x > last.x)
        lines[lines.length - 1] = { ...last, words: `${last.words} ${piece.words}` };
      else lines.push(piece);
    }
    if (lines.length > 0) found.push({ role: node.role, section, lines });
  };
  if (tree !== null) visit(tree);
  return found;
}
