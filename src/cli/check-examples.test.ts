import { expect, test } from 'vitest';
import { projectRoot } from '#model/files.ts';
import { describeFinding } from '#model/finding.ts';
import { terminal } from '#testing/commands.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { checkDescriptions } from './check-examples.ts';

const check = (game: string, example: string): string[] =>
  checkDescriptions(
    temporaryFolder({ [`content/${game}/examples/a.yaml`]: example }),
    terminal,
  ).map(describeFinding);

test('the examples of both games can be read', () => {
  expect(checkDescriptions(projectRoot, terminal)).toEqual([]);
});

test.each([
  [
    'fort',
    '- {id: x, situation: {me: {hand: [bugg]}}, move: {play: bug}}',
    'a.yaml › x › situation.me.hand[0]: “bugg” is not known here. Did you mean “bug”?',
  ],
  ['fort', '- {id: x, move: {play: bug, atcions: []}}', 'x › move.atcions: there is no key'],
  ['fort', '- {id: x, move: {}}', 'a.yaml › x › move: the move says nothing'],
  ['fort', '- {id: x}', 'a.yaml › x › move: this entry is missing.'],
  ['dobro', '- {id: x, move: {play: 13}}', 'a.yaml › x › move.play: 13 is too big: at most 12.'],
  ['dobro', '- {id: x, situation: {hand: [jokr]}, move: {play: joker}}', '“jokr” is not known'],
  [
    'fort',
    '- {id: x, sheet: {players: [{name: A, made-up-rule: no}, {name: B}]}}',
    'players[0].made-up-rule',
  ],
  ['dobro', '- {id: x, sheet: {players: [A, B], rounds: [{pile: [1]}]}}', 'rounds[0].pile'],
  ['dobro', '- {id: x, sheet: {players: [A, B], rounds: [{piles: {C: 1}}]}}', '“C” is not one'],
])('%s: %s is refused', (game, example, message) => {
  expect(check(game, example)).toEqual([expect.stringContaining(message)]);
});

test('an example of something unreadable may be so', () => {
  expect(check('fort', '- {id: x, move: {play: bugg}, expect: {verdict: unreadable}}')).toEqual([]);
});
