import type { RootContent } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import type { GameId } from '#i18n/languages.ts';
import type { Finding } from '../finding.ts';
import { readBlocks } from './read-blocks.ts';
import { revisionOf } from './revision.ts';
import type { Block } from './text.ts';

export interface ParsedClause {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly editions?: readonly Block[];
  readonly reading?: readonly Block[];
  /** Revision of this text itself: what a translation of it records. */
  readonly revision: string;
  /** Revision of the English clause that this text was made from. */
  readonly rev?: string;
  readonly line: number;
  /** Offsets of the opening tag in the source, for the stamp. */
  readonly tag: { readonly start: number; readonly end: number };
}

export interface ParsedChapter {
  readonly file: string;
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly intro: readonly Block[];
  readonly clauses: readonly ParsedClause[];
  readonly findings: readonly Finding[];
  /** Nothing of the text could be read, so nothing can be said about what it holds. */
  readonly broken: boolean;
}

const headSchema = z.strictObject({
  title: z.string().trim().min(1),
  description: z.string().trim().min(1),
});

function readHead(text: string): z.infer<typeof headSchema> | 'broken' | undefined {
  try {
    return headSchema.safeParse(parseYaml(text)).data;
  } catch {
    return 'broken';
  }
}

/** Where the reader of MDX stopped. */
const lineOf = (error: unknown): number | undefined =>
  z.object({ line: z.number() }).safeParse(error).data?.line;

const processor = unified().use(remarkParse).use(remarkMdx);

type MdxJsxFlowElement = Extract<RootContent, { type: 'mdxJsxFlowElement' }>;

const isElement = (node: RootContent): node is MdxJsxFlowElement =>
  node.type === 'mdxJsxFlowElement';

function attribute(node: MdxJsxFlowElement, name: string): string | undefined {
  const found = node.attributes.find(
    (each) => each.type === 'mdxJsxAttribute' && each.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** Reads one chapter; what is wrong with its form is told in `findings`, the rest is still read. */
export function parseChapter(source: string, file: string, game: GameId): ParsedChapter {
  const findings: Finding[] = [];
  const found = (entry: string | undefined, problem: string, hint: string): void => {
    findings.push({ file, entry, problem, hint });
  };
  const id = file.replace(/^.*\//, '').replace(/\.mdx$/, '');
  const frontmatter = /^---\n([\s\S]*?)\n---\n/.exec(source);
  const head = readHead(frontmatter?.[1] ?? '');
  if (head === 'broken')
    found(undefined, 'the head is not YAML', 'a text with a colon in it stands in quotes');
  else if (head === undefined)
    found(
      undefined,
      'title or description is missing',
      'begin with ---, title:, description:, ---',
    );
  // Blanked, not cut, so that lines and offsets stay those of the file.
  const body = source.replace(/^---\n[\s\S]*?\n---\n/, (text) => text.replace(/[^\n]/g, ' '));
  const empty = {
    file,
    id,
    title: typeof head === 'object' ? head.title : '',
    description: typeof head === 'object' ? head.description : '',
  };

  let nodes: readonly RootContent[];
  try {
    nodes = processor.parse(body).children;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const line = lineOf(error);
    found(
      line === undefined ? undefined : `line ${line}`,
      `is not MDX: ${reason}`,
      'mind the tags, braces and angle brackets',
    );
    return { ...empty, intro: [], clauses: [], findings, broken: true };
  }

  const blocks = (entry: string | undefined, inside: readonly RootContent[]): Block[] =>
    readBlocks(inside, {
      game,
      complain: (problem, hint, line) =>
        found(
          [entry, line === undefined ? undefined : `line ${line}`].filter(Boolean).join(', '),
          problem,
          hint,
        ),
    });

  const readClause = (node: MdxJsxFlowElement): ParsedClause | undefined => {
    const line = node.position?.start.line ?? 0;
    const clauseId = attribute(node, 'id');
    const title = attribute(node, 'title');
    if (clauseId === undefined || title === undefined) {
      found(`line ${line}`, 'a clause without id or title', '<Clause id="play.full" title="…">');
      return undefined;
    }
    const rev = attribute(node, 'rev');
    const aside = (name: 'Editions' | 'Reading'): readonly Block[] | undefined => {
      const all = node.children.filter((child) => isElement(child) && child.name === name);
      if (all.length > 1) found(clauseId, `two <${name}> blocks`, 'join them');
      const [first] = all;
      return first === undefined || !isElement(first)
        ? undefined
        : blocks(clauseId, first.children);
    };
    const editions = aside('Editions');
    const reading = aside('Reading');
    const own = node.children.filter(
      (child) => !(isElement(child) && (child.name === 'Editions' || child.name === 'Reading')),
    );
    const start = node.position?.start.offset ?? 0;
    const text = body.slice(start, node.position?.end.offset);
    const tagLength = text.search(/>\s*(\n|$)/) + 1;
    return {
      id: clauseId,
      title,
      blocks: blocks(clauseId, own),
      ...(editions === undefined ? {} : { editions }),
      ...(reading === undefined ? {} : { reading }),
      revision: revisionOf(title, text.slice(tagLength)),
      ...(rev === undefined ? {} : { rev }),
      line,
      tag: { start, end: start + tagLength },
    };
  };

  const clauses: ParsedClause[] = [];
  const intro: RootContent[] = [];
  for (const node of nodes) {
    if (isElement(node) && node.name === 'Clause') {
      const clause = readClause(node);
      if (clause !== undefined) clauses.push(clause);
    } else if (clauses.length === 0) intro.push(node);
    else
      found(
        `line ${node.position?.start.line ?? 0}`,
        'text outside a clause',
        'only an introduction before the first clause may stand outside',
      );
  }
  return { ...empty, intro: blocks(undefined, intro), clauses, findings, broken: false };
}
