import { describe, expect, it } from 'vitest';
import { type MadeUpRuleId, parkDeck } from '#generated/fort.ts';
import { rival, sheet } from '#testing/fort/score-sheet.ts';
import { advancesOn, type CardId, cardIds, isBestFriend, pairOf, symbolsOf } from '../cards/ids.ts';
import type { SheetEntry } from '../format/sheet.ts';
import { figures } from '../format/vocabulary.ts';
import type { Suit } from '../notation/tree.ts';
import { score } from './score.ts';

const madeUp = (rule: MadeUpRuleId, facts: Partial<SheetEntry>, other: Partial<SheetEntry> = {}) =>
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
      winners: ['Ann'],
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

  it('asks once who has the sculpture when two are on level 5', () => {
    const ann: SheetEntry = { ...rival, name: 'Ann', fort: 5, 'made-up-rule': 'minimalism' };
    const ben: SheetEntry = {
      ...rival,
      name: 'Ben',
      fort: 5,
      'made-up-rule': 'popularity',
      lookout: 0,
    };
    const asked = (...players: SheetEntry[]) =>
      score(sheet(players)).missing.map(({ fact }) => fact);
    expect(asked(ann, ben)).toEqual(['Ann.macaroni']);
    expect(asked({ ...ann, macaroni: false }, ben)).toEqual([]);
    // Of whom the level is not known either, that is to be known first.
    const { fort: _, ...unknown } = ann;
    expect(asked(unknown, ben)).toEqual(['Ann.fort', 'Ben.macaroni']);
  });
});

describe('made-up rules', () => {
  it.each<[MadeUpRuleId, Partial<SheetEntry>, number]>([
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
    const ann: SheetEntry = {
      name: 'Ann',
      track: 0,
      fort: 1,
      'made-up-rule': 'sleepover',
      cards: 12,
    };
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
