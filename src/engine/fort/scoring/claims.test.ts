import { describe, expect, it } from 'vitest';
import { rival, sheet } from '#testing/fort/score-sheet.ts';
import type { Sheet, SheetEntry } from '../format/sheet.ts';
import { score } from './score.ts';

describe('claims', () => {
  it('names the line that is wrong', () => {
    const result = score(
      sheet([
        {
          name: 'Ann',
          track: 4,
          fort: 3,
          'made-up-rule': 'minimalism',
          says: { 'made-up-rule': 8, total: 13 },
        },
        rival,
      ]),
    );
    expect(result.verdict).toBe('illegal');
    expect(result.problems).toEqual([
      {
        rule: 'rule.minimalism',
        code: 'wrong-points',
        facts: { player: 'Ann', line: 'made-up-rule', said: 8, counted: 0 },
      },
    ]);
  });

  it('names the wrong winner', () => {
    const result = score(
      sheet([{ ...rival, name: 'Ann', track: 4 }, rival], { winners: ['Rival'] }),
    );
    expect(result.problems[0]).toMatchObject({ rule: 'overview.goal', facts: { counted: 'Ann' } });
  });

  it('takes the names of several winners in any order', () => {
    const tied = ['Zoe', 'Ann'].map((name): SheetEntry => ({ ...rival, name }));
    for (const winners of [
      ['Ann', 'Zoe'],
      ['Zoe', 'Ann'],
    ])
      expect(score(sheet(tied, { winners })).problems).toEqual([]);
    const [problem] = score(sheet(tied, { winners: ['Ann'] })).problems;
    expect(problem?.facts.counted).toBe('Zoe, Ann');
  });

  const code = (
    entry: SheetEntry,
    more: Partial<Sheet> = {},
    others: readonly SheetEntry[] = [rival],
  ) => score(sheet([entry, ...others], more)).problems.map((problem) => problem.code);
  it('counts no rule that somebody else has', () => {
    const ann: SheetEntry = {
      name: 'Ann',
      track: 20,
      fort: 2,
      advances: 0,
      suits: 1,
      crowns: 0,
      books: 0,
      stuff: { pizza: 0, toys: 0 },
      pack: 0,
      'best-friends': 1,
      cards: 3,
      lookout: 0,
    };
    // Only Minimalism would make it that much.
    const says = { total: 20 + 5 + 8 };
    const other: SheetEntry = { name: 'Ben', track: 0, fort: 1, cards: 20 };
    expect(code({ ...ann, says }, {}, [other])).toEqual([]);
    const taken: SheetEntry = { ...other, 'made-up-rule': 'minimalism' };
    expect(code({ ...ann, says }, {}, [taken])).toEqual(['points-out']);
  });

  const unprinted = { points: [0, null, null, null, null, 23] };

  it.each<[string, SheetEntry, string[]]>([
    [
      'fewer than the level is worth',
      { name: 'A', fort: 5, says: { total: 22 } },
      ['points-too-few'],
    ],
    ['level 5 and its sculpture', { name: 'A', fort: 5, says: { total: 26 } }, ['points-too-few']],
    ['that much is possible', { name: 'A', fort: 5, says: { total: 27 } }, []],
    [
      'six for the bracelet',
      { name: 'A', fort: 1, 'made-up-rule': 'friendship-bracelet', says: { 'made-up-rule': 6 } },
      ['points-out'],
    ],
    [
      'five for the bracelet',
      { name: 'A', fort: 1, 'made-up-rule': 'friendship-bracelet', says: { 'made-up-rule': 5 } },
      [],
    ],
    [
      'a third card in the Lookout of level 1',
      { name: 'A', fort: 1, 'made-up-rule': 'popularity', says: { 'made-up-rule': 3 } },
      ['points-out'],
    ],
    [
      'a second card there',
      { name: 'A', fort: 1, 'made-up-rule': 'popularity', says: { 'made-up-rule': 2 } },
      [],
    ],
    [
      'Minimalism off level 2, the track unknown',
      { name: 'A', fort: 3, 'made-up-rule': 'minimalism', says: { 'made-up-rule': 8 } },
      ['wrong-points'],
    ],
    [
      'Minimalism, the level unknown',
      { name: 'A', 'made-up-rule': 'minimalism', says: { 'made-up-rule': 8 } },
      [],
    ],
    ['no rule at level 0', { name: 'A', fort: 0, says: { 'made-up-rule': 1 } }, ['wrong-points']],
    ['a sculpture below level 5', { name: 'A', fort: 4, says: { macaroni: 4 } }, ['wrong-points']],
    ['a sculpture of any worth', { name: 'A', says: { macaroni: 3 } }, ['points-out']],
    [
      'crowns that one unnamed card can show',
      {
        name: 'A',
        fort: 1,
        'made-up-rule': 'play-palace',
        deck: ['tiny'],
        hand: 1,
        yard: 0,
        discard: 0,
        lookout: 0,
        says: { 'made-up-rule': 3 },
      },
      [],
    ],
    [
      'crowns that it can not',
      {
        name: 'A',
        fort: 1,
        'made-up-rule': 'play-palace',
        deck: ['tiny'],
        hand: 1,
        yard: 0,
        discard: 0,
        lookout: 0,
        says: { 'made-up-rule': 4 },
      },
      ['points-out'],
    ],
    [
      'toys beside pizza in the Pack',
      {
        name: 'A',
        fort: 1,
        'made-up-rule': 'piggy-bank',
        pack: { pizza: 2 },
        says: { 'made-up-rule': 5 },
      },
      ['points-out'],
    ],
    [
      'toys that fit',
      {
        name: 'A',
        fort: 1,
        'made-up-rule': 'piggy-bank',
        pack: { pizza: 2 },
        says: { 'made-up-rule': 4 },
      },
      [],
    ],
    [
      'a sleepover for three',
      { name: 'A', fort: 1, 'made-up-rule': 'sleepover', says: { 'made-up-rule': 3 } },
      ['points-out'],
    ],
  ])('with figures missing: %s', (_, entry, expected) => {
    expect(code(entry)).toEqual(expected);
  });

  it('leaves points open that the project does not know', () => {
    const ann: SheetEntry = { name: 'Ann', track: 3, fort: 3, 'made-up-rule': 'minimalism' };
    expect(code({ ...ann, says: { fort: 12, total: 15 } }, unprinted)).toEqual([]);
    expect(code({ ...ann, says: { total: 2 } }, unprinted)).toEqual(['points-too-few']);
    // At level 0 there is no rule to score, from level 1 on nobody knows the worth of the level.
    const saver: SheetEntry = {
      name: 'Ann',
      track: 3,
      'made-up-rule': 'piggy-bank',
      pack: { toys: 2 },
    };
    const { problems } = score(sheet([{ ...saver, says: { total: 4 } }, rival], unprinted));
    expect(problems.map(({ code: why, facts }) => [why, facts.counted])).toEqual([
      ['points-out', '3 / 5+'],
    ]);
  });

  it('says who can’t have won, whatever is missing', () => {
    const ahead: SheetEntry = { name: 'Ann', track: 30, fort: 5 };
    const behind: SheetEntry = { name: 'Ben', track: 2, fort: 1, 'made-up-rule': 'minimalism' };
    const won = (...winners: string[]) =>
      score(sheet([ahead, behind], { winners })).problems.map(({ code: why, facts }) => [
        why,
        facts.counted,
      ]);
    expect(won('Ben')).toEqual([['wrong-winners', 'Ann']]);
    expect(won('Ann', 'Ben')).toEqual([['wrong-winners', 'Ann']]);
    expect(won('Ann')).toEqual([]);
    // Level 4 and level 5 are never level with each other, however many points both have.
    const four: SheetEntry = { name: 'Cy', fort: 4 };
    const shared = score(sheet([ahead, four], { winners: ['Ann', 'Cy'] }));
    expect(shared.problems).toMatchObject([{ rule: 'score.tie', code: 'winner-out' }]);
    expect(score(sheet([ahead, four], { winners: ['Cy'] })).problems).toEqual([]);
  });

  it('adds up nothing that can not be on a table', () => {
    const { players } = score(
      sheet([
        { name: 'Ann', track: 4, fort: 1, 'made-up-rule': 'popularity', lookout: 5 },
        { ...rival, track: 7 },
      ]),
    );
    expect(players.map(({ total }) => total)).toEqual([null, 7]);
    expect(players[0]?.lines.map(({ points: each }) => each)).toEqual([4, 2, null]);
  });
});

describe('claims about the one sculpture (score.macaroni)', () => {
  const builder = (name: string, macaroni?: number): SheetEntry => ({
    name,
    fort: 5,
    ...(macaroni === undefined ? {} : { says: { macaroni } }),
  });
  it.each<[string, readonly SheetEntry[], string | undefined]>([
    ['two score it', [builder('A', 4), builder('B', 4)], 'macaroni-twice'],
    ['nobody does', [builder('A', 0), builder('B', 0)], 'macaroni-nobody'],
    [
      'nobody who could',
      [builder('A', 0), { name: 'B', fort: 5, macaroni: false }],
      'wrong-points',
    ],
    ['one does', [builder('A', 4), builder('B', 0)], undefined],
    ['another may', [builder('A', 0), builder('B')], undefined],
  ])('%s', (_, players, code) => {
    expect(score(sheet(players)).problems[0]?.code).toBe(code);
  });
});
