import { describe, expect, it } from 'vitest';
import { blankGame, type FortGame, type FortPlayer, newPlayer } from './game.ts';
import { problemsAt, scoreGame } from './sheet.ts';

const points = [0, 3, 6, 10, 16, 23];
const game = (...players: Partial<FortPlayer>[]): FortGame => ({
  points,
  players: players.map((player) => ({ ...newPlayer(), ...player })),
});
const totals = (own: FortGame) => scoreGame(own).players.map(({ total }) => total);
const bare: Partial<FortPlayer> = { track: 0, fort: 0 };

describe('what a made-up rule looks at', () => {
  it.each([
    ['big-plans', { counts: { advances: 4 } }, 4],
    ['friendship-bracelet', { suits: ['crown', 'book', 'glue'] as const }, 3],
    ['piggy-bank', { counts: { 'toys-in-stuff': 2, 'toys-in-pack': 1 } }, 3],
    ['pizza-party', { counts: { 'pizza-in-stuff': 0, 'pizza-in-pack': 2 } }, 2],
    ['loner', { counts: { 'best-friends': 0 } }, 5],
    ['minimalism', {}, 8],
    ['popularity', { counts: { lookout: 3 } }, 3],
    ['play-palace', { counts: { crowns: 5 } }, 5],
    ['play-palace', { picking: true, cards: ['tiny', 'tiny', 'bug'] as const }, 2],
    ['secret-stash', { counts: { pack: 4 } }, 4],
    ['slime-lab', { picking: true, cards: ['noodle-twins', 'doc'] as const }, 3],
  ] as const)('%s', (rule, entries, worth) => {
    expect(totals(game({ track: 1, fort: 2, rule, ...entries }, bare))[0]).toBe(1 + 6 + worth);
  });

  it('compares the cards of all for Sleepover, counted or picked', () => {
    const own = { track: 0, fort: 1, rule: 'sleepover' as const, counts: { cards: 3 } };
    const rival = { ...bare, picking: true, cards: ['bug', 'bug', 'doc'] as const };
    expect(totals(game(own, rival))[0]).toBe(3 + 4);
    expect(totals(game(own, bare))[0]).toBeNull();
  });

  it('ignores what was entered for another rule', () => {
    const own = { track: 0, fort: 2, rule: 'minimalism' as const, counts: { lookout: 50 } };
    expect(scoreGame(game(own, bare)).problems).toEqual([]);
  });

  it('takes nothing ticked and nothing picked for not entered yet', () => {
    const own = { track: 0, fort: 1, rule: 'friendship-bracelet' as const };
    expect(totals(game(own, bare))[0]).toBeNull();
    expect(totals(game({ ...own, picking: true }, bare))[0]).toBeNull();
  });
});

describe('what can’t be', () => {
  const codes = (own: FortGame, seat: number, field: Parameters<typeof problemsAt>[2]) =>
    problemsAt(scoreGame(own), seat, field).map(({ code }) => code);

  it('is shown at the field of everyone concerned', () => {
    const two = game({ fort: 5, macaroni: true }, { fort: 5, macaroni: true }, bare);
    expect([0, 1, 2].map((seat) => codes(two, seat, 'macaroni').length)).toEqual([1, 1, 0]);
    const same = game({ rule: 'loner' }, { rule: 'loner' });
    expect([0, 1].map((seat) => codes(same, seat, 'rule'))).toEqual([
      ['rule-twice'],
      ['rule-twice'],
    ]);
    const nobody = game({ fort: 5, macaroni: false }, bare);
    expect(codes(nobody, 0, 'macaroni')).toEqual(['macaroni-nobody']);
  });

  it('names no winner, and adds nothing to a total', () => {
    const own = game({ track: 9, fort: 0, rule: 'loner', counts: { 'best-friends': 0 } }, bare);
    const { winners, problems, players } = scoreGame(own);
    expect(problems.length).toBe(1);
    expect(winners).toEqual([]);
    expect(players.map(({ total }) => total)).toEqual([null, 0]);
  });
});

it('never guesses the points of a level', () => {
  const unknown = {
    ...game({ track: 1, fort: 2, rule: 'minimalism' }, bare),
    points: blankGame().points,
  };
  expect(totals(unknown)).toEqual([null, 0]);
  expect(scoreGame(unknown).missing).toContainEqual({ fact: 'board.points.2' });
});
