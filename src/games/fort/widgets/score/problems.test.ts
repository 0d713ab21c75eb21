import { expect, it } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { sayViolation } from '../../words/verdict.ts';
import { fortWords } from '../../words/words.ts';
import { type FortGame, type FortPlayer, newPlayer } from './game.ts';
import { problemCodes, scoreGame } from './sheet.ts';

const game = (...players: Partial<FortPlayer>[]): FortGame => ({
  points: [0, 3, 6, 10, 16, 23],
  players: players.map((player) => ({ ...newPlayer(), ...player })),
});
const picking = { rule: 'play-palace', picking: true } as const;
const many = Array.from({ length: 61 }, () => 'bug' as const);

/** One table for each thing that can't be. */
const tables: readonly FortGame[] = [
  game({ fort: 1, rule: 'popularity', counts: { lookout: 3 } }, {}),
  game({ fort: 1, rule: 'secret-stash', counts: { pack: 9 } }, {}),
  game({ fort: 1, rule: 'piggy-bank', counts: { 'toys-in-stuff': 5, 'toys-in-pack': 0 } }, {}),
  game({ fort: 1, rule: 'pizza-party', counts: { 'pizza-in-stuff': 31, 'pizza-in-pack': 0 } }, {}),
  game({ fort: 0, rule: 'loner' }, { rule: 'loner' }),
  game({ fort: 4, macaroni: true }, { fort: 5, macaroni: true }),
  game({ fort: 5, macaroni: false }, { fort: 0 }),
  game({ ...picking, cards: ['zip', 'zip', 'bud'] }, {}),
  game({ ...picking, cards: ['rusty'] }, { ...picking, rule: 'slime-lab', cards: ['bud'] }),
  game({ ...picking, cards: many }, {}),
  game({ ...picking, cards: many.slice(0, 40) }, {}),
  game(
    { fort: 2, rule: 'secret-stash', counts: { pack: 5 } },
    { fort: 2, rule: 'piggy-bank', counts: { 'toys-in-pack': 4 } },
  ),
  game({ fort: 1, rule: 'slime-lab', counts: { books: 45 } }, {}),
  game({ fort: 1, rule: 'sleepover', counts: { cards: 40 } }, { counts: { cards: 40 } }),
];
const problems = tables.flatMap((table) => scoreGame(table).problems);

it('meets everything that the sheet can find', () => {
  expect([...new Set(problems.map(({ code }) => code))].sort()).toEqual([...problemCodes].sort());
});

it.each(languages)('has a sentence for each of them (%s)', (language) => {
  for (const problem of problems)
    expect(sayViolation(problem, fortWords(language))).not.toMatch(/\{\{|undefined|verdicts:/);
});
