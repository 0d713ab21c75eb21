import { games } from '../../../src/i18n/languages.ts';
import { type Block, type Inline, rules } from '../../../src/model/rules/index.ts';

/** A page to read, as both sites get it. */
export interface TextPage {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly markdown: string;
}

/** About as many as a chapter has. */
const clausesPerPage = 8;

const escaped = (text: string): string => text.replace(/[\\`*_[\]<>#|]/g, '\\$&');

/** Links keep their words, icons their names: neither site has the other pages of ours. */
function inlineMarkdown(inline: Inline): string {
  switch (inline.type) {
    case 'text':
      return escaped(inline.text);
    case 'icon':
      return inline.spoken ? escaped(inline.alt || inline.id) : '';
    default: {
      const inside = inline.children.map(inlineMarkdown).join('');
      if (inline.type === 'link') return inside;
      return inline.type === 'strong' ? `**${inside}**` : `*${inside}*`;
    }
  }
}

/** A rule text as plain Markdown. */
export function toMarkdown(blocks: readonly Block[]): string {
  return blocks
    .map((block) =>
      block.type === 'paragraph'
        ? block.children
            .map(inlineMarkdown)
            .join('')
            .replace(/\s*\n\s*/g, ' ')
            .trim()
        : block.items
            .map((item, at) => {
              const sign = block.ordered ? `${at + 1}. ` : '- ';
              return sign + toMarkdown(item).replaceAll('\n', `\n${' '.repeat(sign.length)}`);
            })
            .join('\n'),
    )
    .join('\n\n');
}

/** This many pages, all about as long as a chapter: the English rules of both games, again and again. */
export function textPages(count: number): TextPage[] {
  const clauses = games
    .flatMap((game) => rules(game, 'en'))
    .flatMap((chapter) => chapter.clauses)
    .map(({ title, blocks, editions = [], reading = [] }) => ({
      title,
      markdown: toMarkdown([...blocks, ...editions, ...reading]),
    }));
  return Array.from({ length: count }, (_, page) => {
    const own = Array.from({ length: clausesPerPage }, (_, at) => {
      const clause = clauses[(page * clausesPerPage + at) % clauses.length];
      if (clause === undefined) throw new Error('There are no rules to set.');
      return clause;
    });
    const number = page + 1;
    return {
      slug: `text-${number}`,
      title: `${number}. ${own[0]?.title}`,
      description: `Clauses ${page * clausesPerPage + 1} to ${number * clausesPerPage}.`,
      markdown: own
        .map(({ title, markdown }) => `## ${escaped(title)}\n\n${markdown}`)
        .join('\n\n'),
    };
  });
}
