import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { GameId } from '#i18n/languages.ts';
import type { Finding } from '../finding.ts';
import { readBlocks } from './read-blocks.ts';
import type { Block } from './text.ts';

const processor = unified().use(remarkParse).use(remarkMdx);

interface Place {
  readonly file: string;
  readonly entry?: string;
  readonly game: GameId;
  /** What is wrong with the text is added here. */
  readonly findings: Finding[];
}

/** A text that is written like a rule, but in YAML. */
export const parseText = (source: string, { file, entry, game, findings }: Place): Block[] =>
  readBlocks(processor.parse(source).children, {
    game,
    complain: (problem, hint) => findings.push({ file, entry, problem, hint }),
  });
