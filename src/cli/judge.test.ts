import { describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { languages } from '#i18n/languages.ts';
import { judge, score } from '#testing/commands.ts';
import { type PrintedQuestion, printed } from '#testing/printed.ts';

const answerMove = printed(judge.answer);
const answerScore = printed(score.answer);

const asked = (text: string, more: Omit<PrintedQuestion, 'text'> = {}): PrintedQuestion => ({
  text,
  ...more,
});

const bug = (pizza: number | undefined) => `game: fort
situation:
  me:
    hand: [bug, the-moles]
    lookout: [moose]
    fort: 1
${pizza === undefined ? '' : `    stuff: {pizza: ${pizza}, toys: 0}\n`}move:
  play: bug
  add: [the-moles]
  add-from-lookout: [moose]
  actions: [public, private]
`;

/** The same with the public action alone, which has to be used in full then. */
const full = (pizza: number) => bug(pizza).replace('[public, private]', '[public]');

describe('judge', () => {
  it('says what happens, with exit code 0', () => {
    const { output, code } = answerMove(asked(bug(0)));
    expect(code).toBe(0);
    expect(output).toContain('✓ Allowed.');
    expect(output).toContain('You gain 4\u00a0pizza and score 1\u00a0victory point.');
  });

  it('as JSON has each effect by itself, in its order', () => {
    const text = `game: fort
situation: {me: {hand: [crash, the-scrappers, tiny, bug], discard: [doc], lookout: []}}
move: {play: crash, add: [the-scrappers], actions: [{public: {trash: [tiny, bug, {card: doc, from: discard}]}}]}`;
    const { effects } = JSON.parse(answerMove(asked(text, { json: true })).output);
    expect(effects.map(({ message }: { message: string }) => message)).toEqual([
      'You trash Tiny from your hand.',
      'You trash Bug from your hand.',
      'You trash Doc from your discard pile.',
    ]);
  });

  it('names the figures and the clause of what is not legal, with exit code 1', () => {
    const { output, code } = answerMove(asked(full(1)));
    expect(code).toBe(1);
    expect(output).toContain(
      '4\u00a0pizza, but your Stuff has room for only 3. (4.3 Stuff) [fort/board.stuff]',
    );
    expect(output).toContain('[fort/play.full]');
  });

  it('asks for what is missing, with exit code 2', () => {
    const { output, code } = answerMove(asked(bug(undefined)));
    expect(code).toBe(2);
    expect(output).toContain('how much pizza is in your Stuff (me.stuff.pizza)');
  });

  it('calls a situation that can not be impossible, with exit code 3', () => {
    const { output, code } = answerMove(
      asked(bug(0).replace('fort: 1', 'fort: 0').replace('[moose]', '[moose, wart]')),
    );
    expect(code).toBe(3);
    expect(output).toContain('[fort/board.lookout]');
  });

  test.each([
    ['ru', 'Нужно взять 4 пиццы, а в тайнике есть место только для 3 пицц.'],
    ['pl', 'Trzeba wziąć 4 Pizze, a w Gratach jest miejsce tylko na 3 Pizze.'],
  ] as const)('answers in %s', (language, sentence) => {
    const { output } = answerMove(asked(full(1), { language }));
    expect(output.replaceAll('\u00a0', ' ')).toContain(sentence);
  });

  it('says what it takes for granted, and takes nothing for granted when strict', () => {
    const bare =
      'game: fort\nsituation: {me: {fort: 0, stuff: {pizza: 0, toys: 0}}}\nmove: {play: bug}';
    const { code, output } = answerMove(asked(bare));
    expect([code, output]).toEqual([0, expect.stringContaining('Bug in hand (me.hand)')]);
    expect(answerMove(asked(bare, { strict: true })).code).toBe(2);
  });

  test.each([
    ['en', 'play: bug', 'Assumed:', 'you have Bug in hand (me.hand)'],
    ['ru', 'play: bug', 'Предполагаем:', 'у вас в руке «Шпион» (me.hand)'],
    ['pl', 'play: bug', 'Zakładamy:', 'na ręce masz Żuka (me.hand)'],
    ['en', 'recruit: [doc]', 'Assumed:', 'the Park has Doc (park)'],
    ['pl', 'play: bug, lookout: [moose]', 'Zakładamy:', 'w Czatowni masz kartę Moose'],
    ['ru', 'perk: recycling, take: bug', 'Предполагаем:', 'у вас в личном сбросе «Шпион»'],
    ['en', 'perk: recycling, take: bug', 'Assumed:', 'your perk is Recycling'],
  ] as const)('puts what is taken for granted into words, in %s: %s', (language, move, ...said) => {
    const text = `game: fort\nmove: {${move}}`;
    const plain = (words: string): string => words.replaceAll('\u00a0', ' ');
    const output = plain(answerMove(asked(text, { language })).output);
    for (const words of said) expect(output).toContain(words);
    const { granted } = JSON.parse(answerMove(asked(text, { language, json: true })).output);
    for (const { message } of granted) expect(output).toContain(`  • ${plain(message)}\n`);
    const strictly = answerMove(asked(text, { language, json: true, strict: true })).output;
    expect(JSON.parse(strictly).granted).toEqual([]);
  });

  it('gives machines the verdict as data', () => {
    const keys = z.object({
      verdict: z.literal('illegal'),
      violations: z.array(z.object({ rule: z.string(), message: z.string() })),
      missing: z.array(z.unknown()),
      effects: z.array(z.unknown()),
    });
    const { violations } = keys.parse(
      JSON.parse(answerMove(asked(full(1), { json: true })).output),
    );
    expect(violations.map(({ rule }) => rule)).toEqual(['board.stuff', 'play.full']);
  });

  it('says a sentence once, with every clause that leads to it', () => {
    const text = `{game: fort, situation: {phase: play, me: {perks: [birthday-party], fort: 2}},
      move: {perk: birthday-party, recruit: doc}}`;
    const { output } = answerMove(asked(text));
    expect(output.match(/do this only in the Recruit phase/g)).toHaveLength(1);
    expect(output).toContain('[fort/perk.birthday-party]');
  });

  test.each([
    ['en', 'which cards are in rival 2’s Yard (rivals.rival 2.yard)'],
    ['ru', 'какие карты во дворе у соперника 2'],
    ['pl', 'jakie karty rywal 2 ma na Podwórku'],
  ] as const)('numbers rivals without a name, in %s', (language, question) => {
    const text =
      '{game: fort, situation: {players: 3, park: 0, park-deck: 0}, move: {recruit: {from: yard}}}';
    const { output } = answerMove(asked(text, { language }));
    expect(output.replaceAll('\u00a0', ' ')).toContain(question);
  });

  test.each([
    ['en', 'unless no rival has cards in their Yard', 'which cards are in a rival’s Yard'],
    ['ru', 'если ни у одного соперника во дворе нет карт', 'какие карты во дворе у соперника '],
    ['pl', 'chyba że żaden rywal nie ma kart na Podwórku', 'jakie karty rywal ma na Podwórku'],
  ] as const)('calls any rival so where none is told apart, in %s', (language, when, question) => {
    const text = '{game: fort, situation: {park: 0, park-deck: 0}, move: {recruit: {from: yard}}}';
    const output = answerMove(asked(text, { language })).output.replaceAll('\u00a0', ' ');
    expect(output).toContain(when);
    expect(output).toContain(question);
    expect(output).not.toMatch(/(rival|соперника|rywal) 1(?!\.)/);
  });

  it('says that a choice left open is one way of several', () => {
    const text = `{game: fort, situation: {players: [me, Ann], me: {hand: [tiny], stuff: 0}},
      move: {play: tiny, actions: [public]}, moves: [{decline: true}]}`;
    const output = answerMove(asked(text)).output.replaceAll('\u00a0', ' ');
    expect(output).toContain('You gain 1 pizza. That’s one way to do it.');
  });

  it('says of figures that follow from a total that they are the most there can be', () => {
    const text = `{game: fort, situation: {me: {hand: [crash], stuff: 7, discard: 0}},
      move: {play: crash, actions: [private]}}`;
    const output = answerMove(asked(text)).output.replaceAll('\u00a0', ' ');
    expect(output).toContain('room for only 1 pizza or 1 toy. That’s the most there can be');
  });

  it('says that a pile is empty, not that no card is there', () => {
    const text = `{game: fort, situation: {me: {perks: [recycling], fort: 2, discard: []}},
      move: {perk: recycling}}`;
    expect(answerMove(asked(text)).output).toContain('Your discard pile is empty.');
  });

  it('counts cards without a name on the table after a move', () => {
    const text = `{game: fort, situation: {players: [me, Ann], me: {hand: [], deck: 5, discard: []}},
      move: {draw: 5}, moves: [{skip: cleanup}]}`;
    expect(answerMove(asked(text)).output).toMatch(/Hand: 5.cards\n/);
  });

  it('knows the printed names of every edition', () => {
    for (const name of ['Bug', 'Шпион', 'Żuk', 'шпион'])
      expect(answerMove(asked(bug(0).replace('play: bug', `play: ${name}`))).code).toBe(0);
  });

  test.each([
    ['en', '✗ Wrong.'],
    ['ru', '✗ Неверно.'],
    ['pl', '✗ Nie zgadza się.'],
  ] as const)('calls a claim right or wrong, in %s', (language, word) => {
    const text = '{game: fort, situation: {players: 2}, move: {setup: {perks: 5}}}';
    expect(answerMove(asked(text, { language })).output).toContain(word);
  });

  it('judges Dobro as well', () => {
    expect(
      answerMove(asked('{game: dobro, situation: {value: 6, hand: [8]}, move: {play: 8}}')).code,
    ).toBe(0);
    expect(
      answerMove(asked('{game: dobro, situation: {value: 9, hand: [8]}, move: {play: 8}}')).code,
    ).toBe(1);
  });

  it('names the entries of Dobro that would answer', () => {
    const { output } = answerMove(asked('{game: dobro, move: {options: true}}'));
    expect(output).toContain(
      '  • the value in play (value)\n  • which cards are in your hand (hand)',
    );
    const climb = '{game: dobro, situation: {climb: [joker]}, move: {play: 5}}';
    expect(answerMove(asked(climb)).output).toContain('the Joker in play no. 1 is (climb.0.as)');
  });

  test.each([
    ['en', ['6 + 6 · value 24', 'Skip · value 12', 'Joker as 12 · value 24']],
    ['ru', ['6 + 6: доброе число 24', '«Пропуск хода»: доброе число 12']],
    ['pl', ['6 + 6 · wartość 24', 'Joker jako 12 · wartość 24']],
  ] as const)('tells each play with the value it leaves, in %s', (language, plays) => {
    const text =
      '{game: dobro, situation: {value: 12, hand: [6, 6, skip, joker]}, move: {options: true}}';
    const said = answerMove(asked(text, { language })).output.replaceAll('\u00a0', ' ');
    for (const play of plays) expect(said).toContain(`  • ${play}\n`);
  });
});

describe('a description that can not be read', () => {
  const refused = (text: string) => {
    const { output, code } = answerMove(asked(text));
    expect(code).toBe(3);
    return output;
  };

  test.each([
    [
      bug(0).replace('[bug,', '[bugg,'),
      'Line 4, column 12, situation.me.hand[0]: “bugg” is not known here. Did you mean “bug”?',
    ],
    [
      bug(0).replace('fort: 1', 'fort: 9'),
      'Line 6, column 11, situation.me.fort: 9 is too big: at most 5.',
    ],
    [
      bug(0).replace('pizza: 0', 'pizza: -1'),
      'situation.me.stuff.pizza: -1 is too small: at least 0.',
    ],
    [
      bug(0).replace('stuff:', 'stuf:'),
      'situation.me.stuf: there is no key “stuf” here. Did you mean “stuff”?',
    ],
    [
      bug(0).replace('move:', 'turn: Ann\nmove:').replace('turn: Ann', 'players: 2'),
      'players: there is no key “players” here; it belongs to: situation.',
    ],
    [
      bug(0).replace('play: bug', 'playy: bug'),
      'move.playy: there is no key “playy” here. Did you mean “play”?',
    ],
    [bug(0).replace('  play: bug\n', ''), 'move: the move says nothing: write one of play, follow'],
    [bug(0).replace('  add:', '  draw: 5\n  add:'), 'move.draw: one move at a time: play, draw.'],
    [
      bug(0).replace('  add:', '  take: bug\n  add:'),
      'move.take: “take” has no place in this kind of move.',
    ],
    [
      '{game: fort, situation: {players: [Ann, Ben]}, move: {skip: play}}',
      'situation.players: the list of players needs “me”',
    ],
    [
      '{game: fort, situation: {players: [me, Ann, Ann]}, move: {skip: play}}',
      'situation.players[2]: “Ann” appears here twice',
    ],
    ['game: chess', 'Line 1, column 7, game: say which game this is'],
    ['', 'Line 1, column 1, the whole file: there is nothing here.'],
    ['game: fort\nmove: {play: [', 'Line 2,'],
    ['game: fort\ngame: fort', 'this key appears twice.'],
    [
      '{"game": "fort", "situation": {"me": {"fort": "one"}}, "move": {"skip": "play"}}',
      'situation.me.fort: expected a number.',
    ],
    [
      '{game: fort, situation: {players: [me, Ann], turn: Anna}, move: {skip: play}}',
      '“Anna” is not one of the players. Did you mean “Ann”?',
    ],
    [
      '{game: fort, situation: {players: [me, Ann]}, move: {recruit: {card: bug, from: yard, of: ann}}}',
      'move.recruit.of: “ann” is not one of the players. Did you mean “Ann”?',
    ],
    [
      '{game: fort, situation: {players: [me, Ann]}, move: {play: golden-boy, actions: [{private: {trash-rival: {card: bug, of: Zoe}}}]}}',
      'move.actions[0].private.trash-rival.of: “Zoe” is not one of the players.',
    ],
  ])('%#: names line and entry', (text, message) => {
    expect(refused(text)).toContain(message);
  });

  it('is reported to machines without a verdict on the move', () => {
    const { output } = answerMove(asked('game: fort\nmove: {play: bugg}', { json: true }));
    expect(JSON.parse(output)).toMatchObject({
      verdict: 'unreadable',
      violations: [],
      effects: [],
      problems: [{ line: 2, column: 14, entry: 'move.play', suggestion: 'bug' }],
    });
  });
});

it.each(['Zuk', 'sweet\u00a0pea', 'ŻUK', 'Шпион'])('knows a card as people type it: %s', (name) => {
  const { output } = answerMove(asked(`{game: Fort, move: {play: ${name}}}`, { json: true }));
  expect(JSON.parse(output).verdict).not.toBe('unreadable');
});

it('counts two cards of the same name', () => {
  const { output } = answerMove(
    asked(
      '{game: fort, situation: {park: [tiny, tiny, moose], park-deck: 9, me: {perks: [birthday-party], fort: 2}}, move: {recruit: [tiny, tiny]}}',
    ),
  );
  expect(output).toContain('You recruit 2\u00a0Tinys from the Park');
});

it('takes files that name the schema they follow', () => {
  const move = '{$schema: dobro-move.json, game: dobro, situation: {value: 3}, move: {play: 4}}';
  expect(answerMove(asked(move)).code).toBe(0);
  const sheet = '{$schema: s.json, game: dobro, players: [A, B], rounds: [{piles: [1, 2]}]}';
  expect(answerScore(asked(sheet)).code).toBe(0);
});

it('answers every verdict in every language', () => {
  for (const language of languages)
    for (const text of [bug(0), full(1), bug(undefined), 'x: ['])
      expect(answerMove(asked(text, { language })).output).not.toMatch(/verdicts:|\{\{/);
});
