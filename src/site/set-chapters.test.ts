import { expect, it } from 'vitest';
import { setChapters } from './set-chapters.ts';

type Transform = (code: string, id: string) => { readonly code: string } | undefined;

function transformOf(): Transform {
  let found: Transform | undefined;
  const updateConfig = ({ vite }: { vite: { plugins: { transform: Transform }[] } }) => {
    found = vite.plugins[0]?.transform;
  };
  const setUp: unknown = setChapters().hooks['astro:config:setup'];
  (setUp as (given: unknown) => void)({ updateConfig });
  if (found === undefined) throw new Error('no plugin');
  return found;
}

it('sets the chapters of a language, and nothing else', () => {
  const transform = transformOf();
  const chapter = '/somewhere/content/fort/rules/ru/play.mdx';
  expect(transform('Карты в [руке](term:hand) — 5 карт.', chapter)?.code).toBe(
    'Карты в\u00a0[руке](term:hand)\u00a0— 5\u00a0карт.',
  );
  expect(transform('Карты в руке.', '/somewhere/content/fort/notes.mdx')).toBeUndefined();
});
