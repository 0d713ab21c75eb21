import { expect, it } from 'vitest';
import { textPages, toMarkdown } from './texts.ts';

it('writes a rule text as Markdown', () => {
  expect(
    toMarkdown([
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'Play *one* ' },
          { type: 'strong', children: [{ type: 'text', text: 'card' }] },
          { type: 'text', text: '.' },
        ],
      },
      {
        type: 'list',
        ordered: true,
        items: [[{ type: 'paragraph', children: [{ type: 'text', text: 'first' }] }]],
      },
    ]),
  ).toBe('Play \\*one\\* **card**.\n\n1. first');
});

it('makes as many pages as asked, each with eight clauses and an address of its own', () => {
  const pages = textPages(120);
  expect(new Set(pages.map(({ slug }) => slug)).size).toBe(120);
  for (const { markdown } of pages) expect(markdown.match(/^## /gm)).toHaveLength(8);
});
