import { describe, expect, it, test } from 'vitest';
import { type Case, judged, testEach } from '#testing/fort/judged.ts';

describe('at the wrong time, or with what is not there', () => {
  const cases: readonly Case[] = [
    [
      'declining on one’s own turn',
      '{players: [Ann, me], turn: me, me: {hand: 5}}',
      '{decline: true}',
      'follow.when',
    ],
    [
      'declining after following',
      '{turn: Ann, leader: {played: tiny, followed: [me]}}',
      '{decline: true}',
      'follow.many',
    ],
    [
      'declining while the card is carried out',
      '{turn: Ann, leader: {played: tiny, resolving: true}}',
      '{decline: true}',
      'follow.when',
    ],
    [
      'a turn after the last round',
      '{players: [Ann, me], first-player: Ann, turn: me, me: {fort: 5}}',
      '{claim: next-turn, player: Ann}',
      'end.round',
    ],
    ['three Best Friends', '{players: 2}', '{setup: {friends: [rusty, bud, ace]}}', 'setup.board'],
    ['one Best Friend', '{players: 2}', '{setup: {friends: [rusty]}}', 'setup.board'],
    [
      'two turns in a row',
      '{players: 2, turn: me}',
      '{claim: next-turn, player: me}',
      'turn.order',
    ],
    ['perks for no number of players', '{}', '{setup: {perks: 7}}', 'setup.perks'],
    [
      'figures for different numbers of players',
      '{}',
      '{setup: {perks: 4, made-up-rules: 3}}',
      'setup.perks',
    ],
    [
      'a perk that lies in the row',
      '{perk-row: [recycling], me: {fort: 3, discard: [bug]}}',
      '{perk: recycling, take: bug}',
      'perk.recycling',
    ],
    [
      'a perk that a rival has',
      '{rivals: {Ann: {fort: 2, perks: [recycling]}}, me: {fort: 3, discard: [bug]}}',
      '{perk: recycling, take: bug}',
      'perk.recycling',
    ],
    [
      'Birthday Party with nothing to take',
      '{park: [], park-deck: 0, rivals: {Ann: {yard: [doc]}}, players: 2, me: {recruited: 1, perks: [birthday-party], fort: 2}}',
      '{perk: birthday-party}',
      'recruit.park',
    ],
    [
      'a Best Friend out of the Park',
      '{}',
      '{recruit: {card: rusty, from: park}}',
      'card.best-friend',
    ],
    ['skipping to follow on one’s own turn', '{turn: me}', '{skip: follow}', 'follow.when'],
    [
      'declining after those behind',
      '{players: [Ann, me, Ben], turn: Ann, leader: {played: tiny, followed: [Ben]}}',
      '{decline: true}',
      'follow.when',
    ],
    [
      'drawing with a number of cards in hand',
      '{phase: draw, me: {hand: 2, deck: 7}}',
      '{draw: 5}',
      'discard.yard',
    ],
    [
      'Do-Over in the Draw phase',
      '{phase: draw, me: {perks: [do-over], fort: 2, played: bug, hand: [thunder]}}',
      '{perk: do-over}',
      'perk.do-over',
    ],
    [
      'Do-Over with an empty hand',
      '{me: {perks: [do-over], fort: 2, played: bug, hand: []}}',
      '{perk: do-over}',
      'play.one-card',
    ],
    [
      'Do-Over with a card without boxes',
      '{me: {perks: [do-over], fort: 2, played: bug, hand: [the-moles]}}',
      '{perk: do-over}',
      'play.blank',
    ],
    [
      'Copy Cat in the Recruit phase',
      '{turn: Ann, phase: recruit, me: {perks: [copy-cat], fort: 2}}',
      '{perk: copy-cat}',
      'perk.copy-cat',
    ],
    [
      'Bribe in the Recruit phase',
      '{phase: recruit, me: {perks: [bribe], fort: 2}}',
      '{perk: bribe}',
      'perk.bribe',
    ],
    [
      'Sticky Fingers in the Draw phase',
      '{phase: draw, me: {perks: [sticky-fingers], fort: 2}}',
      '{perk: sticky-fingers}',
      'perk.sticky-fingers',
    ],
    [
      'declining in the Recruit phase',
      '{turn: Ann, phase: recruit}',
      '{decline: true}',
      'follow.when',
    ],
    [
      'following after those behind',
      '{players: [me, Ann, Ben], turn: Ben, leader: {played: bug, followed: [Ann]}, me: {hand: [wart], stuff: {pizza: 0, toys: 0}}}',
      '{follow: wart}',
      'follow.when',
    ],
    [
      'an XXL Backpack that a rival has',
      '{rivals: {Ann: {fort: 2, perks: [xxl-backpack]}}, me: {hand: [spike], lookout: 0, fort: 2, stuff: {pizza: 1, toys: 0}, pack: 3}}',
      '{play: spike, actions: [public]}',
      'board.pack',
    ],
    [
      'an XXL Backpack that lies in the row',
      '{perk-row: [xxl-backpack, diy], me: {hand: [spike], lookout: 0, fort: 2, stuff: {pizza: 1, toys: 0}, pack: 3}}',
      '{play: spike, actions: [public]}',
      'board.pack',
    ],
    [
      'declining twice',
      '{players: [Ann, Ben, me], turn: Ann, leader: {played: bug, declined: [me]}}',
      '{decline: true}',
      'follow.when',
    ],
  ];
  testEach('illegal', cases);
});

describe('legal whatever the facts are that nobody described', () => {
  const cases: readonly (readonly [name: string, situation: string, move: string])[] = [
    [
      'drawing what the piles have at least',
      '{me: {deck: 4, discard: [tiny, more]}}',
      '{draw: 5, reshuffle: true}',
    ],
    [
      'the largest Park deck of four',
      '{players: 4, park: [tiny, doc, moose], park-deck: 25}',
      '{recruit: tiny}',
    ],
    ['declining', '{turn: Ann, leader: {played: tiny}}', '{decline: true}'],
    ['declining, nothing else described', '{}', '{decline: true}'],
    [
      'Rough Housing as the last to decide',
      '{players: [Ann, Ben, me], turn: Ann, leader: {played: tiny}, me: {perks: [rough-housing], fort: 2}}',
      '{perk: rough-housing}',
    ],
    [
      'Rough Housing between two',
      '{players: [Ann, me], turn: Ann, leader: {played: tiny}, me: {perks: [rough-housing], fort: 2}}',
      '{perk: rough-housing}',
    ],
    ['the pair of a board', '{players: 2}', '{setup: {friends: [rusty, bud]}}'],
    [
      'as many players as are described',
      '{rivals: {Ann: {fort: 0}, Ben: {fort: 0}}}',
      '{setup: {perks: 4}}',
    ],
    ['the other of two is next', '{players: 2, turn: Ann}', '{claim: next-turn, player: me}'],
    [
      'a sculpture with a rival nobody described',
      '{players: [Ann, me], me: {fort: 5, macaroni: false}}',
      '{skip: play}',
    ],
    ['a sculpture with somebody', '{me: {fort: 5, macaroni: false}}', '{skip: play}'],
    [
      'a card in the box, whether its action put it there or a rival',
      '{me: {hand: [tiny], played: wart, rough-housed: true, added: [moose]}}',
      '{discard: {to-pile: [moose], to-yard: [tiny]}}',
    ],
    [
      'Do-Over with a card to play',
      '{me: {perks: [do-over], fort: 2, played: bug, hand: [thunder]}}',
      '{perk: do-over}',
    ],
    [
      'Copy Cat on a rival’s turn',
      '{turn: Ann, me: {perks: [copy-cat], fort: 2}}',
      '{perk: copy-cat}',
    ],
    ['Bribe on one’s own turn', '{me: {perks: [bribe], fort: 2}}', '{perk: bribe}'],
  ];
  test.each(cases)('%s', (_, situation, move) => {
    const { verdict, violations, missing } = judged(situation, move);
    expect({ verdict, violations, missing }).toMatchObject({ verdict: 'legal', missing: [] });
  });

  it('counts the cards of a Yard that have no name', () => {
    const { effects } = judged("{me: {yard: [tiny, '?']}}", '{cleanup: all}');
    expect(effects).toEqual([{ code: 'cleanup', facts: { count: 2 } }]);
  });

  it('does not say where the card of Birthday Party comes from', () => {
    const { verdict, effects } = judged(
      '{park: [doc, tiny, bug], me: {perks: [birthday-party], fort: 2}}',
      '{perk: birthday-party}',
    );
    expect({ verdict, effects }).toEqual({ verdict: 'legal', effects: [] });
  });

  it('says no number of players where none fits', () => {
    const { violations } = judged('{}', '{setup: {perks: 4, made-up-rules: 3}}');
    expect(violations.map(({ code }) => code)).toEqual(['setup-misfit', 'setup-misfit']);
  });
});
