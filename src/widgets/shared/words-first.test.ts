import { expect, it } from 'vitest';
import { wordsFirst } from './words-first.ts';

it('lets the code of widgets wait, and touches nothing else', () => {
  const others = '<p>Words</p><script type="module">act()</script><script src="/page.js"></script>';
  expect(wordsFirst(others)).toBe(others);
  expect(wordsFirst(`${others}<script type="module" src="/_astro/w.js"></script>`)).toBe(
    `${others}<script type="module" src="/_astro/w.js" fetchpriority="low"></script>`,
  );
});
