import { describe, expect, it, test } from 'vitest';
import { judge } from './judge.ts';
import { type Case, judged } from './judged.test-helper.ts';

describe('can’t be told, and what is missing', () => {
  const cases: readonly Case[] = [
    [
      'a perk that may not be in the row',
      '{me: {hand: [rusty], fort: 1, perks: [], stuff: {pizza: 4, toys: 4}}, board: {costs: {1-2: [any]}}}',
      '{play: rusty, actions: [public: {choose: diy}]}',
      'perk-row',
    ],
    ['an unknown level', '{me: {hand: [rusty]}}', '{play: rusty}', 'me.fort'],
  ];
  test.each(cases)('%s', (_, situation, move, fact) => {
    const { verdict, missing } = judged(situation, move);
    expect(verdict).toBe('open');
    expect(missing.map((each) => each.fact)).toContain(fact);
  });

  it('never leaves the asker without a fact to add', () => {
    for (const card of ['skids', 'lefty', 'captain', 'doc', 'worm', 'dot', 'blitz'] as const) {
      const { verdict, missing } = judge({ me: { hand: [card, 'more'] } }, { play: card });
      if (verdict === 'open') expect(missing.length, card).toBeGreaterThan(0);
    }
  });
});

describe('can’t be', () => {
  const cases: readonly Case[] = [
    [
      'a Park that was not refilled',
      '{park: [tiny, bug], park-deck: 3}',
      '{recruit: tiny}',
      'recruit.park',
    ],
    ['four rivals', '{rivals: {A: {}, B: {}, C: {}, D: {}}}', '{skip: play}', 'overview.players'],
    [
      'two rivals in a game of two',
      '{players: 2, rivals: {A: {}, B: {}}}',
      '{skip: play}',
      'overview.players',
    ],
    [
      'a leader who follows',
      '{turn: Ann, leader: {played: bug, followed: [Ann]}}',
      '{follow: moose}',
      'follow.when',
    ],
    [
      'a leader who gained what the card does not give',
      '{turn: Ann, leader: {played: bug, gained: toys}}',
      '{follow: moose}',
      'action.gain',
    ],
    [
      'a suit declared for a card without a coin',
      '{turn: Ann, leader: {played: bug, declared: glue}}',
      '{follow: moose}',
      'follow.coin-declared',
    ],
  ];
  test.each(cases)('%s', (_, situation, move, cited) => {
    const { verdict, violations } = judged(situation, move);
    expect(verdict).toBe('impossible');
    expect(violations.map(({ rule }) => rule)).toContain(cited);
  });
});
