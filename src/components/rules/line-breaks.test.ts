import { expect, it } from 'vitest';
import type { Inline } from '#model/rules/index.ts';
import { heldTogether } from './line-breaks.ts';

const icon: Inline = { type: 'icon', id: 'per', alt: '', spoken: false };
const bug: Inline = { type: 'link', kind: 'card', game: 'fort', id: 'bug', children: [] };
const hand: Inline = { type: 'link', kind: 'term', game: 'fort', id: 'hand', children: [] };
const text = (words: string): Inline => ({ type: 'text', text: words });
const texts = (...inlines: Inline[]): string[] =>
  heldTogether(inlines).flatMap((inline) => (inline.type === 'text' ? [inline.text] : []));

it('joins an icon with the no-break space after it', () => {
  expect(texts(icon, text('\u00a0word'))).toEqual(['\u2060\u00a0word']);
});

it('joins a bracket, a quotation mark or a no-break space with the icon after it', () => {
  expect(texts(text('suit ('), bug)).toEqual(['suit (\u2060']);
  expect(texts(text('4\u00a0'), icon)).toEqual(['4\u00a0\u2060']);
});

it('leaves alone what may be parted', () => {
  expect(texts(text('take '), icon, text(' word'))).toEqual(['take ', ' word']);
  expect(texts(text('from ('), hand)).toEqual(['from (']);
});
