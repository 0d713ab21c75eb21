import { expect, it } from 'vitest';
import { shareShapes } from './share.ts';

const drawn = (id: string, shape: string) =>
  `<svg class="icon tinted" data-icon="${id}" viewBox="0 0 24 24" aria-hidden="true"><path d="${shape}"></path></svg>`;

it('writes a shape once that is seen twice', () => {
  const html = `<p>${drawn('coin', 'M1')} or ${drawn('coin', 'M1')}, ${drawn('book', 'M2')}</p>`;
  const shared = shareShapes(html, 0);
  expect(shareShapes(html)).toBe(html);
  expect(shared.match(/<use href="#drawn-coin"><\/use>/g)).toHaveLength(2);
  expect(shared.match(/d="M1"/g)).toHaveLength(1);
  expect(shared).toContain('<path id="drawn-coin" d="M1"></path>');
  expect(shared).toContain(drawn('book', 'M2'));
});

it('leaves alone what shows nothing twice, and what a widget has written', () => {
  const once = `<p>${drawn('coin', 'M1')}</p>`;
  expect(shareShapes(once, 0)).toBe(once);
  const widget = `<div data-island>${drawn('coin', 'M1')}${drawn('coin', 'M1')}</div>`;
  expect(shareShapes(widget, 0)).toBe(widget);
});
