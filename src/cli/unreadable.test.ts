import { expect, it, test } from 'vitest';
import { patient } from './answer.ts';
import { answerMove } from './judge.ts';
import { answerScore } from './score.ts';

const plain = { language: 'en', json: false, schema: false } as const;

test.each([
  [
    'game: fort\nsituation: &a {me: {hand: [bug]}}\nmove: *b',
    'Line 3, column 7, the whole file: no anchor “b” stands before this alias.',
  ],
  ['game: fort\nmove: &a {play: [*a]}', 'Line 2, column 18, the whole file: too many aliases'],
  [
    `game: fort\nmove: {add: [&b bug, ${'*b, '.repeat(30)}]}`,
    'Line 2, column 102, the whole file: too many aliases',
  ],
  [
    'game: fort\nsituation: {me: {hand: }}\nmove: {play: bug}',
    'situation.me.hand: nothing stands here: list the cards, give a number, or leave the line out.',
  ],
  [
    'game: fort\nsituation: {me: {fort: }}\nmove: {play: bug}',
    'situation.me.fort: nothing stands here: write something, or leave the line out.',
  ],
  ['game: fort\nmove: {play: {card: bug, from: deck}}', 'move.play: expected a word.'],
  [
    'game: fort\nmove: {play: bug, lookout: [{card: spade, coin: shovel}]}',
    'move.lookout[0].card: “spade” is not known here.',
  ],
  [
    'game: dobro\nmove: {play: 6, take: true}',
    'Line 2, column 17, move.take: one move at a time: play, take.',
  ],
  ['game: dobro\nmove: {}', 'move: the move says nothing: write one of play, take'],
  ['game: dobro\nmove: {play: 13}', 'move.play: 13 is too big: at most 12.'],
  ['game: dobro\nmove: {play: jokr}', 'move.play: “jokr” is not known here. Did you mean “joker”?'],
  ['game: dobro\nmove: {play: 6, ass: 3}', 'there is no key “ass” here. Did you mean “as”?'],
])('%#: a move that can not be read', (text, message) => {
  const { output, code } = answerMove({ ...plain, text });
  expect(output).toContain(message);
  expect(code).toBe(3);
});

test.each([
  [
    '{game: fort, winners: [Anne], players: [{name: Ann}, {name: Ben}]}',
    'winners[0]: “Anne” is not one of the players. Did you mean “Ann”?',
  ],
  [
    'game: dobro\nplayers: [Ann, Bo]\nrounds:\n  - {piles: [4, 5], forgetful: Bob}',
    'Line 4, column 32, rounds[0].forgetful: “Bob” is not one of the players. Did you mean “Bo”?',
  ],
  [
    'game: dobro\nplayers: [Ann, Bo]\nrounds:\n  - piles: {Ann: 4, Bob: 5}',
    'Line 4, column 21, rounds[0].piles.Bob: “Bob” is not one of the players.',
  ],
])('%#: a sheet that can not be read', (text, message) => {
  const { output, code } = answerScore({ ...plain, text });
  expect(output).toContain(message);
  expect(code).toBe(3);
});

it('follows an alias that leads somewhere', () => {
  const text = `game: fort
situation: {me: {hand: &cards [bug], discard: *cards, lookout: [], fort: 0, stuff: 0}}
move: {play: bug, actions: [public]}`;
  expect(answerMove({ ...plain, text }).code).not.toBe(3);
});

it('answers without the words that are missing', () => {
  const t = patient(() => {
    throw new Error('no text');
  });
  expect(t('verdicts:violation.copy-nothing')).toBe('copy-nothing');
});
