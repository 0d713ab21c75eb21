import { expect, it, test } from 'vitest';
import { formatter, withSayer } from '#i18n/format.ts';
import { judge, score } from '#testing/commands.ts';
import { printed } from '#testing/printed.ts';
import { patient } from './reply.ts';

const answerMove = printed(judge.answer);
const answerScore = printed(score.answer);

const plain = { language: 'en' } as const;

test.each([
  [
    'game: fort\nsituation: &a {me: {hand: [bug]}}\nmove: *b',
    'Line 3, column 7, the whole file: there is no anchor “b” before this alias.',
  ],
  ['game: fort\nmove: &a {play: [*a]}', 'Line 2, column 18, the whole file: too many aliases'],
  [
    `game: fort\nmove: {add: [&b bug, ${'*b, '.repeat(30)}]}`,
    'Line 2, column 102, the whole file: too many aliases',
  ],
  [
    'game: fort\nsituation: {me: {hand: }}\nmove: {play: bug}',
    'situation.me.hand: this is empty: list the cards, give a number, or leave the line out.',
  ],
  [
    'game: fort\nsituation: {me: {fort: }}\nmove: {play: bug}',
    'situation.me.fort: this is empty: write something, or leave the line out.',
  ],
  ['game: fort\nmove: {play: {card: bug, from: deck}}', 'move.play: expected a word.'],
  [
    'game: fort\nmove: {play: bug, add-from-lookout: [{card: spade, coin: shovel}]}',
    'move.add-from-lookout[0].card: “spade” is not known here.',
  ],
  [
    'game: dobro\nmove: {play: 6, take: true}',
    'Line 2, column 17, move.take: one move at a time: play, take.',
  ],
  ['game: dobro\nmove: {}', 'move: the move says nothing: write one of play, take'],
  ['game: dobro\nmove: {play: 13}', 'move.play: 13 is too big: at most 12.'],
  ['game: dobro\nmove: {play: jokr}', 'move.play: “jokr” is not known here. Did you mean “joker”?'],
  [
    'game: dobro\nsituation: {players: [Ann, Ann, me]}\nmove: {play: 6}',
    'Line 2, column 28, situation.players[1]: “Ann” appears here twice',
  ],
  [
    'game: dobro\nsituation: {players: [Ann, me], turn: Anna}\nmove: {play: 6}',
    'situation.turn: “Anna” is not one of the players. Did you mean “Ann”?',
  ],
  [
    'game: dobro\nsituation: {players: [Ann, me], forgetful: middle, forgot: nobody}\nmove: {forgetful: Zed}',
    'Line 3, column 19, move.forgetful: “Zed” is not one of the players.',
  ],
  [
    'game: dobro\nsituation: {value: 4, hand: 3}\nmove: {options: true}',
    'Line 2, column 29, situation.hand: list the cards here; how many you hold is written as holding: 3.',
  ],
  ['game: dobro\nsituation: {hand: joker}\nmove: {play: joker}', 'Did you mean “[joker]”?'],
  ['game: dobro\nmove: {play: 6, ass: 3}', 'there is no key “ass” here. Did you mean “as”?'],
])('%#: a move that can not be read', (text, message) => {
  const { output, code } = answerMove({ ...plain, text });
  expect(output).toContain(message);
  expect(code).toBe(3);
});

const fort = (situation: string, move = '{skip: play}') =>
  `{game: fort, situation: ${situation}, move: ${move}}`;

test.each([
  [fort('{me: {hand: {bug: 1}}}'), 'situation.me.hand: expected a list of cards or their number.'],
  [
    fort('{me: {hand: bug}}'),
    'situation.me.hand: expected a list of cards or their number. Did you mean “[bug]”?',
  ],
  [fort('{me: {hand: Żuk}}'), 'Did you mean “[bug]”?'],
  [fort('{me: {perks: diy}}'), 'situation.me.perks: expected a list. Did you mean “[diy]”?'],
  [
    fort('{me: {hand: [5]}}'),
    'situation.me.hand[0]: a list holds cards; if you know only how many there are, write the number without square brackets.',
  ],
  [
    '{game: fort, player: Ann, move: {skip: play}}',
    'there is no key “player” here; it belongs to: move.',
  ],
  [fort('{hand: [bug]}'), 'it belongs to: situation.me, situation.rivals.'],
  [fort('{move: {}}'), 'situation.move: “move” goes at the top of the file, not here.'],
  [fort('{players: ["", me]}'), 'situation.players[0]: a name is missing here.'],
  [fort('{rivals: {"": {fort: 1}}}'), 'a name is missing here.'],
  [fort('{rivals: {me: {fort: 1}}}'), '“me” is the one who asks and can’t be a rival.'],
  [
    fort('{me: {lookout: [{shows: [shovel, shovel, shovel]}]}}'),
    'situation.me.lookout[0].shows: 3 entries: at most 2.',
  ],
  [fort('{me: {stuff: few}}'), 'situation.me.stuff: expected a number or an entry with keys.'],
  [fort('{me: {fort: 1.5}}'), 'situation.me.fort: expected a whole number.'],
  [fort('{board: {costs: {0-2: [pizza]}}}'), 'there is no key “0-2” here. Did you mean “0-1”?'],
  [fort('{}', '{setup: {perk: 3}}'), 'there is no key “perk” here. Did you mean “perks”?'],
  [fort('{}', '{claim: next-turn}'), 'move.player: this entry is missing.'],
  [fort('{}', '{play: bug, add: [{crad: doc}]}'), 'move.add[0].crad: there is no key “crad” here.'],
])('%s: says what was meant', (text, message) => {
  const { output, code } = answerMove({ ...plain, text });
  expect(output).toContain(message);
  expect(code).toBe(3);
});

it('names one limit of a figure, the one that binds', () => {
  const { output } = answerMove({ ...plain, text: fort('{me: {track: 1e99}}') });
  expect(output.match(/at most/g)).toHaveLength(1);
  expect(output).toContain('at most 200');
});

it('names all mistakes of a file at once, in their order', () => {
  const text = `game: fort
situation:
  players: [me, Ann]
  turn: Bob
  me:
    hand: [the-mols, Buggg, einstien]
    fotr: 3
move:
  play: bugg
  take: bug
  actions: [{public: {gain: piza}}, privat]
`;
  const { problems } = JSON.parse(answerMove({ ...plain, json: true, text }).output);
  expect(
    problems.map(({ line, entry, suggestion }: Record<string, unknown>) => [
      line,
      entry,
      suggestion,
    ]),
  ).toEqual([
    [4, 'situation.turn', undefined],
    [6, 'situation.me.hand[0]', 'the-moles'],
    [6, 'situation.me.hand[1]', 'bug'],
    [6, 'situation.me.hand[2]', 'einstein'],
    [7, 'situation.me.fotr', 'fort'],
    [9, 'move.play', 'bug'],
    [10, 'move.take', undefined],
    [11, 'move.actions[0].public.gain', 'pizza'],
    [11, 'move.actions[1]', 'private'],
  ]);
});

it('leaves players of Dobro their names, those of kids among them', () => {
  const text = `game: dobro
situation: {players: [Ace, me], opened: Ace, direction: clockwise, climb: [4], hand: [5, 6]}
move: {play: 5}`;
  expect(answerMove({ ...plain, text }).code).toBe(0);
});

test.each([
  [
    fort('{}', '{recruit: doc, to: yard}'),
    'not into your Yard. (8.1 Take one card) [fort/recruit.must]',
  ],
  [
    fort('{turn: Ann, leader: {played: none}, me: {hand: [bug]}}', '{follow: bug}'),
    '[fort/follow.when]',
  ],
])('%s: is read, and not legal', (text, message) => {
  const { output, code } = answerMove({ ...plain, text });
  expect(output).toContain(message);
  expect(code).toBe(1);
});

test.each([
  [
    '{game: fort, winners: [Anne], players: [{name: Ann}, {name: Ben}]}',
    'winners[0]: “Anne” is not one of the players. Did you mean “Ann”?',
  ],
  [
    '{game: fort, winners: [Anne], players: [{name: Ann, fort: 9}, {name: Ben}]}',
    'winners[0]: “Anne” is not one of the players.',
  ],
  [
    '{game: fort, winners: [Anne], players: [{name: Ann, fort: 9}, {name: Ben}]}',
    'players[0].fort: 9 is too big: at most 5.',
  ],
  ['{game: fort, winners: [], players: [{name: Ann}]}', 'winners: 0 entries: at least 1.'],
  [
    'game: dobro\nplayers: [Ann, Bo]\nrounds:\n  - {piles: [4, 5], forgetful: Bob}',
    'Line 4, column 32, rounds[0].forgetful: “Bob” is not one of the players. Did you mean “Bo”?',
  ],
  [
    'game: dobro\nplayers: [Ann, Bo, Ann]\nrounds: [{piles: [4, 9, 9]}]',
    'Line 2, column 20, players[2]: “Ann” appears here twice',
  ],
  [
    'game: dobro\nplayers: [Ann, Bo]\nrounds: [{piles: [1, 2, 3]}]',
    'Line 3, column 18, rounds[0].piles: 3 entries: at most 2.',
  ],
  [
    'game: dobro\nplayers: [Ann, Bo]\nrounds: [{piles: [4, -2]}]',
    'Line 3, column 22, rounds[0].piles[1]: -2 is too small: at least 0.',
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
  const t = patient(
    withSayer(formatter('en', {}), () => {
      throw new Error('no text');
    }),
  );
  expect(t('verdicts:violation.copy-nothing')).toBe('copy-nothing');
});

it('reports once that a file breaks off', () => {
  const { output } = answerMove({ ...plain, text: '{"game": "fort", "move": {"play": ' });
  expect(output.match(/not valid YAML or JSON/g)).toHaveLength(1);
});
