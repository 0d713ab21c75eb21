import { expect, test } from 'vitest';
import { closest } from './closest.ts';

test.each([
  ['moosse', ['moose', 'bug'], 'moose'],
  ['mosoe', ['moose', 'bug'], 'moose'],
  ['moles', ['the-moles', 'moose'], 'the-moles'],
  ['mols', ['the-moles', 'bug'], 'the-moles'],
  ['turn.full', ['play.full', 'play.add'], 'play.full'],
  ['zebra', ['moose', 'bug'], undefined],
  ['bug', ['bug'], undefined],
  ['perk', ['park', 'perks'], 'perks'],
  ['5', ['?'], undefined],
])('“%s” among %j: %s', (word, known, meant) => {
  expect(closest(word, known)).toBe(meant);
});
