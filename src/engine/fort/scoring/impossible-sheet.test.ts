import { describe, expect, it } from 'vitest';
import { rival, sheet } from '#testing/fort/score-sheet.ts';
import type { SheetEntry } from '../format/sheet.ts';
import { score } from './score.ts';

describe('what can not be', () => {
  const level = { track: 0, fort: 1, 'made-up-rule': 'popularity', lookout: 0 } as const;
  it.each<[string, string, readonly SheetEntry[]]>([
    ['overview.players', 'players', [rival]],
    ['fort.level-1', 'rule-at-level-0', [{ ...rival, 'made-up-rule': 'loner' }, rival]],
    [
      'setup.made-up-rules',
      'rule-twice',
      [
        { ...level, name: 'A' },
        { ...level, name: 'B' },
      ],
    ],
    [
      'fort.level-5',
      'macaroni-twice',
      [
        { name: 'A', fort: 5, macaroni: true },
        { name: 'B', fort: 5, macaroni: true },
      ],
    ],
    ['fort.level-5', 'macaroni-below-5', [{ name: 'A', fort: 4, macaroni: true }, rival]],
    [
      'fort.level-5',
      'macaroni-nobody',
      [
        { name: 'A', fort: 5, macaroni: false },
        { ...rival, macaroni: false },
      ],
    ],
    ['fort.level-5', 'macaroni-nobody', [{ name: 'A', fort: 5, macaroni: false }, rival]],
    [
      'setup.park',
      'cards-over',
      [
        { ...rival, cards: 40 },
        { ...rival, deck: 20, hand: 5 },
      ],
    ],
    ['card.best-friend', 'friend-in-yard', [{ ...rival, yard: ['bud'] }, rival]],
    ['board.lookout', 'lookout-over', [{ ...rival, lookout: 2 }, rival]],
    ['board.pack', 'pack-over', [{ ...rival, pack: 2 }, rival]],
    ['board.stuff', 'stuff-over', [{ ...rival, stuff: { pizza: 5 } }, rival]],
    ['board.stuff', 'board-over', [{ ...rival, toys: 6 }, rival]],
    ['rule.play-palace', 'figure-over', [{ ...rival, crowns: 24 }, rival]],
    ['board.pack', 'pack-over', [{ ...rival, pack: { toys: 2 } }, rival]],
    ['fort.level-2', 'perk-below-2', [{ ...level, name: 'A', perks: ['xxl-backpack'] }, rival]],
    ['fort.level-2', 'two-perks', [{ ...rival, fort: 2, perks: ['diy', 'bribe'] }, rival]],
    [
      'setup.perks',
      'perk-twice',
      [
        { ...rival, fort: 2, perks: ['xxl-backpack'] },
        { ...level, name: 'B', fort: 2, pack: 5 },
      ],
    ],
    ['rule.play-palace', 'figure-differs', [{ ...rival, crowns: 3, cards: ['tiny'] }, rival]],
    [
      'setup.board',
      'friend-twice',
      [
        { ...rival, cards: ['bud'] },
        { ...rival, cards: ['bud'] },
      ],
    ],
    ['card.best-friend', 'friends-of-two-boards', [{ ...rival, cards: ['bud', 'zip'] }, rival]],
    [
      'setup.park',
      'too-many-copies',
      [{ ...rival, cards: Array.from({ length: 20 }, () => 'bug') }, rival],
    ],
    [
      'setup.supply',
      'tokens-over',
      Array.from({ length: 4 }, () => ({ ...level, name: 'A', fort: 5, pizza: 9 })),
    ],
  ])('%s: %s', (rule, code, players) => {
    const { verdict, problems, winners } = score(sheet(players));
    expect(verdict).toBe('impossible');
    expect(winners).toEqual([]);
    expect(problems.map((problem) => [problem.rule, problem.code])).toContainEqual([rule, code]);
  });

  it('finds a Best Friend too many once', () => {
    const { problems } = score(
      sheet([{ ...rival, cards: ['rusty', 'rusty', 'rusty', 'zip', 'zip'] }, rival]),
    );
    expect(problems.map(({ code }) => code)).toEqual([
      'friend-twice',
      'friend-twice',
      'friends-of-two-boards',
    ]);
  });

  it('knows the points that every board shows for levels 0 and 5', () => {
    const { verdict, problems } = score(
      sheet([{ ...rival, fort: 1 }, rival], { points: [0, 2, null, null, null, 20] }),
    );
    expect(verdict).toBe('impossible');
    expect(problems).toEqual([
      { rule: 'score.fort', code: 'printed-points', facts: { level: 5, said: 20, counted: 23 } },
    ]);
  });

  it('leaves the sculpture to a rival whose level is not said', () => {
    const { problems } = score(sheet([{ name: 'A', fort: 5, macaroni: false }, { name: 'B' }]));
    expect(problems).toEqual([]);
  });

  it('finds nothing wrong with the pack of an XXL Backpack', () => {
    expect(score(sheet([{ ...level, name: 'A', fort: 2, pack: 5 }, rival])).problems).toEqual([]);
  });
});

describe('all cards of a player (rule.count-all)', () => {
  it.each<[string, Omit<SheetEntry, 'name'>, boolean]>([
    ['a card of a place that is not among them', { cards: ['bug'], lookout: ['doc'] }, true],
    ['a second copy in a place', { cards: ['bug', 'doc'], hand: ['bug'], yard: ['bug'] }, true],
    ['more in the places than in all', { cards: 3, deck: 2, discard: ['doc', 'bug'] }, true],
    ['the same cards by place', { cards: ['bug', 'doc'], lookout: ['doc'], hand: ['bug'] }, false],
    ['fewer by place', { cards: 9, deck: 2 }, false],
  ])('%s', (_, entry, wrong) => {
    const { problems } = score(sheet([{ name: 'A', ...entry }, rival]));
    expect(problems.map(({ code }) => code)).toEqual(wrong ? ['figure-differs'] : []);
  });
});
