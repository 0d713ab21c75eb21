import type { RootContent } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import type { GameId } from '#i18n/languages.ts';
import type { Finding } from '../finding.ts';
import { readBlocks } from './read-blocks.ts';
import { revisionOf, withoutShort } from './revision.ts';
import type { Block } from './text.ts';

/** The place of an opening tag in the source, for stamping it. */
interface Tag {
  readonly start: number;
  readonly end: number;
}

/** The clause in few words, for where there is little room. */
interface ParsedShort {
  readonly blocks: readonly Block[];
  /** Revision of the wording that it was made from. */
  readonly rev?: string;
  readonly tag: Tag;
}

export interface ParsedClause {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  readonly editions?: readonly Block[];
  readonly reading?: readonly Block[];
  readonly short?: ParsedShort;
  /** The calculators in it, by name. */
  readonly calculators: readonly string[];
  /** Revision of this text itself: what a translation of it records. */
  readonly revision: string;
  /** The same without the short form: what a short form of it records. */
  readonly wording: string;
  /** Revision of the English clause that this text was made from. */
  readonly rev?: string;
  readonly line: number;
  readonly tag: Tag;
}

export interface ParsedChapter {
  readonly file: string;
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly intro: readonly Block[];
  readonly clauses: readonly ParsedClause[];
  readonly findings: readonly Finding[];
  /** The text could not be read at all, so nothing is known about what it contains. */
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

/** The line where the MDX parser stopped. */
const lineOf = (error: unknown): number | undefined =>
  z.object({ line: z.number() }).safeParse(error).data?.line;

/** What a clause may hold beside its text. */
const parts = ['Editions', 'Reading', 'Short', 'Calculator'] as const;

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

/** Reads one chapter; errors of form are added to `findings`, and the rest is still read. */
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
    const only = (name: (typeof parts)[number]): MdxJsxFlowElement | undefined => {
      const all = node.children.filter(isElement).filter((child) => child.name === name);
      if (all.length > 1) found(clauseId, `two <${name}> blocks`, 'join them');
      return all[0];
    };
    const aside = (name: 'Editions' | 'Reading'): readonly Block[] | undefined => {
      const element = only(name);
      return element === undefined ? undefined : blocks(clauseId, element.children);
    };
    const editions = aside('Editions');
    const reading = aside('Reading');
    const brief = only('Short');
    const calculators = node.children
      .filter(isElement)
      .filter(({ name }) => name === 'Calculator')
      .map((each) => attribute(each, 'of') ?? '');
    const own = node.children.filter(
      (child) => !(isElement(child) && parts.some((name) => name === child.name)),
    );
    const tagOf = ({ position }: MdxJsxFlowElement): Tag => {
      const from = position?.start.offset ?? 0;
      const length = body.slice(from, position?.end.offset).search(/>\s*(\n|$)/) + 1;
      return { start: from, end: from + length };
    };
    const tag = tagOf(node);
    const text = body.slice(tag.end, node.position?.end.offset);
    const shortRev = brief === undefined ? undefined : attribute(brief, 'rev');
    return {
      id: clauseId,
      title,
      blocks: blocks(clauseId, own),
      ...(editions === undefined ? {} : { editions }),
      ...(reading === undefined ? {} : { reading }),
      calculators,
      ...(brief === undefined
        ? {}
        : {
            short: {
              blocks: blocks(clauseId, brief.children),
              ...(shortRev === undefined ? {} : { rev: shortRev }),
              tag: tagOf(brief),
            },
          }),
      revision: revisionOf(title, text),
      wording: revisionOf(title, withoutShort(text)),
      ...(rev === undefined ? {} : { rev }),
      line,
      tag,
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
