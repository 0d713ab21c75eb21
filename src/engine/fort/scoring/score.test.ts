import { describe, expect, it } from 'vitest';
import { type MadeUpRuleId, parkDeck } from '#generated/fort.ts';
import { advancesOn, type CardId, cardIds, isBestFriend, pairOf, symbolsOf } from '../cards/ids.ts';
import type { Entry, Sheet } from '../format/sheet.ts';
import { figures } from '../format/vocabulary.ts';
import type { Suit } from '../notation/tree.ts';
import { score } from './score.ts';

const points = [0, 2, 5, 9, 15, 23];
const sheet = (players: readonly Entry[], more: Partial<Sheet> = {}): Sheet => ({
  players,
  points,
  ...more,
});
const rival: Entry = { name: 'Rival', track: 0, fort: 0 };
const madeUp = (rule: MadeUpRuleId, facts: Partial<Entry>, other: Partial<Entry> = {}) =>
  score(
    sheet([
      { name: 'Ann', track: 0, fort: 1, 'made-up-rule': rule, ...facts },
      { ...rival, ...other },
    ]),
  ).players[0]?.lines.find((line) => line.id === 'made-up-rule')?.points;

describe('the total (score.total)', () => {
  it('adds 17 + 23 + 4 + 4 = 48, the tie broken by Fort Level', () => {
    const result = score(
      sheet([
        {
          name: 'Ann',
          track: 17,
          fort: 5,
          macaroni: true,
          'made-up-rule': 'friendship-bracelet',
          suits: 4,
        },
        { name: 'Ben', track: 31, fort: 4, 'made-up-rule': 'piggy-bank', toys: 2 },
      ]),
    );
    expect(result.players[0]?.lines.map((line) => line.points)).toEqual([17, 23, 4, 4]);
    expect(result.players.map((player) => player.total)).toEqual([48, 48]);
    expect(result).toMatchObject({ verdict: 'legal', winners: ['Ann'], tieBreak: 'fort-level' });
  });

  it('shares the victory when level and total are the same', () => {
    const result = score(
      sheet([
        { ...rival, name: 'Ann', track: 9 },
        { ...rival, track: 9 },
      ]),
    );
    expect(result).toMatchObject({ winners: ['Ann', 'Rival'], tieBreak: 'shared' });
    expect(result.ranking.map(({ place }) => place)).toEqual([1, 1]);
  });

  it('stays open while the points of a level are not known, and names them', () => {
    const result = score({
      players: [{ name: 'Ann', track: 3, fort: 2, 'made-up-rule': 'minimalism' }, rival],
      points: [0, null, null, null, null, 23],
    });
    expect(result).toMatchObject({
      verdict: 'open',
      winners: [],
      missing: [{ fact: 'board.points.2' }],
    });
    expect(result.players[0]?.total).toBeNull();
  });

  it('gives the macaroni sculpture to the only player on level 5', () => {
    const [ann] = score(
      sheet([
        { name: 'Ann', track: 0, fort: 5, 'made-up-rule': 'loner', 'best-friends': 0 },
        rival,
      ]),
    ).players;
    expect(ann?.total).toBe(23 + 5 + 4);
  });

  it('asks who has the sculpture when two are on level 5', () => {
    const two = score(
      sheet([
        { ...rival, name: 'Ann', fort: 5, 'made-up-rule': 'minimalism' },
        { ...rival, fort: 5, 'made-up-rule': 'popularity', lookout: 0 },
      ]),
    );
    expect(two.missing).toEqual([{ fact: 'Ann.macaroni' }, { fact: 'Rival.macaroni' }]);
  });
});

describe('made-up rules', () => {
  it.each<[MadeUpRuleId, Partial<Entry>, number]>([
    ['big-plans', { advances: 3 }, 3],
    ['big-plans', { cards: ['dot', 'lefty', 'zip', 'bug'] }, 4],
    ['friendship-bracelet', { suits: 5 }, 5],
    ['friendship-bracelet', { cards: ['dash', 'bug', 'dot', 'crash', 'puddin', 'chef'] }, 7],
    ['friendship-bracelet', { cards: ['bud', 'smoke'] }, 0],
    ['piggy-bank', { stuff: { toys: 3 }, pack: { toys: 1, pizza: 1 } }, 4],
    ['pizza-party', { stuff: { toys: 3 }, pack: { pizza: 1 }, pizza: 1 }, 1],
    ['loner', { cards: ['bug'] }, 5],
    ['loner', { cards: ['bud'] }, 0],
    ['minimalism', { fort: 2 }, 8],
    ['minimalism', { fort: 3 }, 0],
    ['popularity', { lookout: ['the-moles', 'bug'] }, 2],
    ['play-palace', { cards: ['tiny', 'puddin', 'bud'] }, 2],
    ['secret-stash', { pack: 2 }, 2],
    [
      'slime-lab',
      { deck: ['noodle-twins'], hand: [], yard: [], discard: ['doc'], lookout: ['bones'] },
      4,
    ],
  ])('%s %j', (rule, facts, expected) => {
    expect(madeUp(rule, facts)).toBe(expected);
  });

  it('compares cards with every rival for the sleepover', () => {
    expect(madeUp('sleepover', { cards: 12 }, { cards: 11 })).toBe(8);
    expect(madeUp('sleepover', { cards: 12 }, { cards: 12 })).toBe(4);
    expect(madeUp('sleepover', { cards: 12 }, { cards: 13 })).toBe(0);
    expect(madeUp('sleepover', { cards: 12 })).toBeNull();
    expect(madeUp('sleepover', { cards: 12 }, { deck: 13 })).toBe(0);
  });

  it('asks no rival where one with more cards settles the sleepover', () => {
    const ann: Entry = { name: 'Ann', track: 0, fort: 1, 'made-up-rule': 'sleepover', cards: 12 };
    const { verdict, missing } = score(sheet([ann, { ...rival, cards: 14 }, rival]));
    expect([verdict, missing]).toEqual(['legal', []]);
    const open = score(sheet([ann, { ...rival, cards: 11 }, { ...rival, name: 'Cy' }]));
    expect([open.verdict, open.missing]).toEqual(['open', [{ fact: 'Cy.cards' }]]);
  });

  it('needs no further cards where those that are named settle it', () => {
    expect(madeUp('loner', { deck: ['rusty'], hand: 2 })).toBe(0);
    expect(madeUp('loner', { deck: ['bug'], hand: 2 })).toBeNull();
    const six = ['bug', 'doc', 'tink', 'dash', 'tiny', 'blitz'] as const;
    expect(madeUp('friendship-bracelet', { deck: six, discard: 3 })).toBe(7);
    expect(madeUp('friendship-bracelet', { deck: six.slice(1), discard: 3 })).toBeNull();
  });

  it('knows how much all cards of the game can show', () => {
    const most = (shown: (card: CardId) => number) => {
      const kids = cardIds.filter((card) => !isBestFriend(card)).map(shown);
      const copies = (parkDeck.cards - kids.length) * Math.max(...kids);
      const friends = cardIds.filter(isBestFriend).map((card) => {
        const pair = pairOf(card);
        return shown(card) + (pair ? shown(pair) : 0);
      });
      return kids.reduce((sum, count) => sum + count, copies) + Math.max(...friends);
    };
    const symbols = (suit: Suit) => (card: CardId) =>
      symbolsOf(card).filter((symbol) => symbol === suit).length;
    expect(most(symbols('crown'))).toBe(figures.crowns);
    expect(most(symbols('book'))).toBe(figures.books);
    expect(most(advancesOn)).toBe(figures.advances);
  });
});

describe('what can not be', () => {
  const level = { track: 0, fort: 1, 'made-up-rule': 'popularity', lookout: 0 } as const;
  it.each<[string, string, readonly Entry[]]>([
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

  const code = (entry: Entry, more: Partial<Sheet> = {}, others: readonly Entry[] = [rival]) =>
    score(sheet([entry, ...others], more)).problems.map((problem) => problem.code);
  const unprinted = { points: [0, null, null, null, null, 23] };

  it.each<[string, Entry, string[]]>([
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
    const ann: Entry = { name: 'Ann', track: 3, fort: 3, 'made-up-rule': 'minimalism' };
    expect(code({ ...ann, says: { fort: 12, total: 15 } }, unprinted)).toEqual([]);
    expect(code({ ...ann, says: { total: 2 } }, unprinted)).toEqual(['points-too-few']);
  });

  it('tells who can not have won, whatever is missing', () => {
    const ahead: Entry = { name: 'Ann', track: 30, fort: 5 };
    const behind: Entry = { name: 'Ben', track: 2, fort: 1, 'made-up-rule': 'minimalism' };
    const won = (...winners: string[]) =>
      score(sheet([ahead, behind], { winners })).problems.map(({ code: why, facts }) => [
        why,
        facts.counted,
      ]);
    expect(won('Ben')).toEqual([['winner-out', 'Ann']]);
    expect(won('Ann', 'Ben')).toEqual([['winner-out', 'Ann']]);
    expect(won('Ann')).toEqual([]);
    // Level 4 and level 5 are never level with each other, however many points both have.
    const four: Entry = { name: 'Cy', fort: 4 };
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
