import { expect, test } from 'vitest';
import { asAlternatives } from './alternatives.ts';

const told = (...texts: string[]) =>
  asAlternatives(texts.map((text) => text.replaceAll('_', '\u00a0')));

test.each([
  [['You gain 1_toy.', 'You gain 2_toys.', 'You gain 5_toys.'], 'You gain [1_toy / 2_toys].'],
  [['At level 1 it holds 2.', 'At level 5 it holds 6.'], 'At level 1 it holds 2.'],
  [
    ['do it once', 'do it twice', 'do it 5_times', 'do it 6_times'],
    'do it [once / twice / 5_times]',
  ],
  [
    ['There is room for it', 'There is no room at all for it'],
    'There is [room / no room at all] for it',
  ],
  [['Bug goes', 'The_Moles go'], 'Bug goes / The_Moles go'],
] as const)('%#: what differs stands in brackets, each form once', (texts, line) => {
  expect(told(...texts)).toBe(line.replaceAll('_', '\u00a0'));
});
