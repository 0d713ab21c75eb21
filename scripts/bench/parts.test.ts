import { expect, it } from 'vitest';
import { chosenParts, parts } from './parts.ts';

it('measures everything unless some parts are named', () => {
  expect([...chosenParts(undefined)]).toEqual([...parts]);
  expect([...chosenParts('starlight, play')]).toEqual(['starlight', 'play']);
});

it('refuses a name that it does not know', () => {
  expect(() => chosenParts('play,starlite')).toThrow(
    'There is nothing called "starlite" to measure.',
  );
});
