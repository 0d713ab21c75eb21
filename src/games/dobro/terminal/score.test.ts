import { expect, it } from 'vitest';
import { score } from '#testing/commands.ts';
import { printed } from '#testing/printed.ts';

const answerScore = printed(score.answer);

const ask = (text: string, json = true) => answerScore({ text, language: 'en', json });

it('gives totals, lines with clauses, ranking and winners', () => {
  const { code, output } = ask(`
game: dobro
players: [Ann, Bo, Cy]
rounds:
  - {piles: [1, 2, 3]}
  - {piles: {Ann: 3, Bo: 3, Cy: 1}}
  - {piles: [3, 1, 2]}
`);
  expect(code).toBe(0);
  expect(JSON.parse(output)).toMatchObject({
    verdict: 'legal',
    winners: ['Bo'],
    tieBreak: 'last-round',
    ranking: [
      { place: 1, name: 'Bo', total: 6 },
      { place: 2, name: 'Cy', total: 6 },
      { place: 3, name: 'Ann', total: 5 },
    ],
  });
  const [ann] = JSON.parse(output).players;
  expect(ann.lines[1]).toEqual({ id: 'round-2', points: 1, rule: 'score.tie' });
});

it('names the rule behind each line, and takes the penalty in a line of its own', () => {
  const { output } = ask(
    '{game: dobro, players: [Ann, Bo], rounds: [{piles: [1, 4], forgetful: Ann}]}',
    false,
  );
  expect(output.replaceAll('\u00a0', ' ').split('\n').slice(0, 5)).toEqual([
    'Ann: 1 point',
    '  • Round 1, place 2: 2 points (7.3 Points by place) [dobro/score.rank]',
    '  • Round 1, forgetful card: −1 point (6.4 Penalty) [dobro/forget.penalty]',
    'Bo: 1 point',
    '  • Round 1, place 1: 1 point (7.3 Points by place) [dobro/score.rank]',
  ]);
});

it('says what is missing and who starts', () => {
  const { code, output } = ask(
    '{game: dobro, players: [Ann, Bo], rounds: [{piles: [4, 2]}, {}]}',
    false,
  );
  expect(code).toBe(2);
  expect(output).toContain('how many cards are in the score piles of round 2');
  expect(output).toContain('Ann starts the next round.');
});

it('names a player that is not at the table', () => {
  const { code, output } = ask(
    '{game: dobro, players: [Ann, Bo], rounds: [{piles: {Anne: 4}}]}',
    false,
  );
  expect(code).toBe(3);
  expect(output).toContain('Anne');
});

it('gives machines in words what is missing, and no winner yet', () => {
  const { code, output } = ask(`
game: dobro
players: [Ann, Bo, Cy]
rounds: [{piles: [3, 2, 9]}, {piles: [2, 3, 9]}, {piles: [4, 4, 9]}]
`);
  expect(code).toBe(2);
  expect(JSON.parse(output)).toMatchObject({
    winners: [],
    tieBreak: null,
    missing: [
      { fact: 'rounds.2.sums.0', message: 'the sum of the numbers in Ann’s last score pile' },
      { fact: 'rounds.2.sums.1' },
    ],
  });
});

it('names player and round of wrong points, and who starts', () => {
  const { code, output } = ask(
    `{game: dobro, players: [Ann, Bo, Cy], rounds: [{piles: [4, 5, 9]}],
      says: {rounds: [[3, 2, 2]], totals: [4, 2, 1], starter: Ann}}`,
    false,
  );
  expect(code).toBe(1);
  expect(output).toContain(
    'The sheet gives Cy 2\u00a0points for round 1, but it should be 1. (7.3 Points by place) [dobro/score.rank]',
  );
  expect(output).toContain(
    'The sheet gives Ann 4\u00a0points in all, but it should be 3. (1.1 Goal) [dobro/overview.goal]',
  );
  expect(output).toContain(
    'The player with the fewest points starts the next round, and the highest number card breaks a tie: that’s Cy, not Ann',
  );
});

it('knows that three cards add up to 36 at most', () => {
  const { code, output } = ask(
    '{game: dobro, players: [Ann, Bo], rounds: [{piles: [3, 8], sums: [37, 1]}]}',
    false,
  );
  expect(code).toBe(3);
  expect(output).toContain('The numbers in Ann’s score pile for round 1 can’t add up to 37');
  expect(output).toContain('The numbers in Bo’s score pile for round 1 can’t add up to 1');
});

it('leaves a total open where a pile is missing', () => {
  const sheet = '{game: dobro, players: [Ann, Bo, Cy], rounds: [{piles: [18, 12]}]}';
  const { code, output } = ask(sheet, false);
  expect(code).toBe(2);
  expect(output).toContain('Ann: not known yet');
  expect(JSON.parse(ask(sheet).output)).toMatchObject({
    players: [{ total: null }, {}, {}],
    ranking: [],
  });
});

it('says when the new hands don’t settle who starts', () => {
  const tied = (hands: string) =>
    ask(
      `{game: dobro, players: [Ann, Bo, Cy], rounds: [{piles: [4, 9, 9]}], hands: ${hands}}`,
      false,
    ).output;
  expect(tied('{Bo: [12, 10], Cy: [12, 10]}')).toContain('match down to the last one');
  expect(tied('{Bo: [12, 10]}')).toContain('the highest number card in the new hand starts.');
});

it('says for how many Dobro is', () => {
  const { code, output } = ask(
    '{game: dobro, players: [A, B, C, D, E, F, G], rounds: [{places: [1, 2, 3, 4, 5, 6, 7]}]}',
    false,
  );
  expect(code).toBe(3);
  expect(output).toContain('Dobro is for 2 to 6\u00a0players, not 7.');
});

it('names the round of what can’t be', () => {
  const { output } = ask(
    '{game: dobro, players: [Ann, Bo, Cy], rounds: [{piles: [1, 2, 3]}, {places: [1, 1, 2]}]}',
    false,
  );
  expect(output).toContain('The places 1, 1, and 2 in round 2 don’t fit together');
});

it('calls a victory of two a shared one', () => {
  const { output } = ask(
    `{game: dobro, players: [Ann, Bo], rounds: [{piles: [3, 4]}, {piles: [4, 3]},
      {piles: [3, 3], sums: [9, 9]}]}`,
    false,
  );
  expect(output).toContain('Shared victory: Ann and Bo');
});

it('asks for the new hands where they decide about a claim', () => {
  const sheet = `{game: dobro, players: [Ann, Bo, Cy],
    rounds: [{piles: [1, 2, 3]}, {piles: [3, 2, 1]}], hands: {Bo: [12]}, says: {starter: Cy}}`;
  const { code, output } = ask(sheet, false);
  expect(code).toBe(2);
  expect(output).toContain('  • which number cards Ann and Cy have in the new hand\n');
  expect(JSON.parse(ask(sheet).output).missing).toMatchObject([{ fact: 'hands' }]);
});

it('says who can’t have won, and that nobody starts a fourth round', () => {
  const { code, output } = ask(
    `{game: dobro, players: [Ann, Bo, Cy], rounds: [{piles: [5, 5, 5]}, {piles: [5, 5, 5]},
      {piles: [5, 4, 4]}], says: {winners: [Ann], starter: Bo}}`,
    false,
  );
  expect(code).toBe(1);
  expect(output).toContain(
    'The sheet says Ann won, but it can only be Bo or Cy. (8.1 Winner) [dobro/end.winner]',
  );
  expect(output).toContain('all 3\u00a0rounds are over. (8.1 Winner) [dobro/end.winner]');
});
