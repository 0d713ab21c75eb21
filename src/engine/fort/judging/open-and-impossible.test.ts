import { describe, expect, it } from 'vitest';
import { type Case, judgeStrictly as judge, testEach } from '#testing/fort/judged.ts';

describe('is open, and what is missing', () => {
  const cases: readonly Case[] = [
    [
      'a perk that may not be in the row',
      '{me: {hand: [rusty], fort: 1, perks: [], stuff: {pizza: 4, toys: 4}}, board: {costs: {1-2: [any]}}}',
      '{play: rusty, actions: [public: {choose: diy}]}',
      'perk-row',
    ],
    ['an unknown level', '{me: {hand: [rusty]}}', '{play: rusty}', 'me.fort'],
    [
      'a card that may have been played',
      '{me: {hand: [bug]}}',
      '{discard: {to-pile: [tiny]}}',
      'me.played',
    ],
    [
      'Rough Housing before those behind decided',
      '{players: [Ann, me, Ben], turn: Ann, leader: {played: tiny}, me: {perks: [rough-housing], fort: 2}}',
      '{perk: rough-housing}',
      'leader.followed',
    ],
    [
      'Rough Housing, the order unknown',
      '{players: 4, turn: Ann, leader: {played: tiny}, me: {perks: [rough-housing], fort: 2}}',
      '{perk: rough-housing}',
      'leader.followed',
    ],
    [
      'a next turn, perhaps after the last round',
      '{players: [Ann, me], turn: me, me: {fort: 5}}',
      '{claim: next-turn, player: Ann}',
      'first-player',
    ],
    [
      'figures that fit one number of players',
      '{}',
      '{setup: {perks: 4, made-up-rules: 4}}',
      'players',
    ],
    [
      'a card in hand that nobody named',
      "{me: {hand: [tiny, '?'], played: none}}",
      '{discard: {to-yard: [tiny]}}',
      'me.hand',
    ],
    [
      'a second copy that may be in hand',
      "{me: {hand: [bug, '?'], played: bug}}",
      '{discard: {to-pile: [bug], to-yard: [bug, bug]}}',
      'me.hand',
    ],
    [
      'a Park deck that may be empty',
      '{players: 2, park: [bug, tiny, moose], rivals: {Ann: {yard: []}}}',
      '{recruit: {from: park-deck}}',
      'park-deck',
    ],
  ];
  testEach('open', cases);

  it('never leaves the asker without a fact to add', () => {
    for (const card of ['skids', 'lefty', 'captain', 'doc', 'worm', 'dot', 'blitz'] as const) {
      const { verdict, missing } = judge({ me: { hand: [card, 'more'] } }, { play: card });
      if (verdict === 'open') expect(missing.length, card).toBeGreaterThan(0);
    }
  });
});

describe('a situation that breaks a rule is impossible', () => {
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
    [
      'a Yard before the first Discard',
      '{me: {first-turn: true, yard: [tiny]}}',
      '{skip: cleanup}',
      'cleanup.first-turn',
    ],
    [
      'a Park deck of two players that is too large',
      '{park: [tiny, doc, moose], park-deck: 42}',
      '{recruit: tiny}',
      'setup.park',
    ],
    [
      'a Park deck of four players that is too large',
      '{players: 4, park: [tiny, doc, moose], park-deck: 26}',
      '{recruit: tiny}',
      'setup.park',
    ],
    ['seven cards in hand', '{me: {hand: 7}}', '{skip: play}', 'draw.only'],
    [
      'a perk in the row and with a player',
      '{perk-row: [diy, bribe], me: {fort: 3, perks: [diy]}}',
      '{skip: play}',
      'setup.perks',
    ],
    [
      'four perks for two players',
      '{players: 2, perk-row: [diy, bribe, recycling, copy-cat]}',
      '{skip: play}',
      'setup.perks',
    ],
    [
      'a perk twice in the row',
      '{players: [Ann, me], perk-row: [diy, diy]}',
      '{skip: play}',
      'setup.perks',
    ],
    [
      'more perks than the others left',
      '{players: [Ann, me], perk-row: [diy, bribe], me: {fort: 2}, rivals: {Ann: {fort: 3}}}',
      '{skip: play}',
      'setup.perks',
    ],
    [
      'a macaroni sculpture nobody took',
      '{players: [Ann, me], me: {fort: 5, macaroni: false}, rivals: {Ann: {fort: 3}}}',
      '{skip: play}',
      'fort.level-5',
    ],
    [
      'a macaroni sculpture both are without',
      '{players: [Ann, me], me: {fort: 5, macaroni: false}, rivals: {Ann: {fort: 5, macaroni: false}}}',
      '{skip: play}',
      'fort.level-5',
    ],
    [
      'a pair of Best Friends with two players',
      '{me: {hand: [rusty]}, rivals: {Ann: {hand: [bud, more]}}}',
      '{skip: play}',
      'setup.board',
    ],
    [
      'an added card without a played one',
      '{me: {played: none, added: [moose]}}',
      '{discard: {}}',
      'play.add',
    ],
    [
      'a played card without boxes',
      '{me: {played: the-moles, hand: [bug]}}',
      '{discard: {}}',
      'play.blank',
    ],
    [
      'a leader’s card without boxes',
      '{turn: Ann, leader: {played: the-moles}, me: {hand: [bug]}}',
      '{follow: bug}',
      'play.blank',
    ],
    [
      'two recruited without Birthday Party',
      '{me: {recruited: 2, perks: []}}',
      '{discard: {}}',
      'recruit.must',
    ],
    [
      'a rival who followed and declined',
      '{players: [Ann, Ben, me], turn: Ann, leader: {played: tiny, followed: [Ben], declined: [Ben]}}',
      '{decline: true}',
      'follow.when',
    ],
    [
      'more cards than there are',
      '{players: 4, rivals: {Ann: {deck: 30}, Ben: {deck: 30}, Cy: {deck: 10}}}',
      '{skip: play}',
      'setup.park',
    ],
    [
      'a card played before Cleanup',
      '{phase: cleanup, me: {played: bug}}',
      '{cleanup: all}',
      'turn.phases',
    ],
    [
      'tokens that left the game',
      '{players: [Ann, me], supply: {pizza: 10, toys: 10}, me: {fort: 0, stuff: {pizza: 1, toys: 1}, pack: 0}, rivals: {Ann: {fort: 0, stuff: {pizza: 1, toys: 1}, pack: 0}}}',
      '{skip: play}',
      'setup.supply',
    ],
    [
      'more tokens than there are, described by their number',
      '{supply: {pizza: 27, toys: 27}, me: {stuff: 8}}',
      '{skip: play}',
      'setup.supply',
    ],
    [
      'an overfull Pack, the XXL Backpack in the row',
      '{players: 3, perk-row: [xxl-backpack, diy, bribe], me: {fort: 2, pack: 5}}',
      '{skip: play}',
      'setup.perks',
    ],
    [
      'an overfull Pack, the XXL Backpack with a rival',
      '{players: 3, rivals: {Ann: {fort: 2, perks: [xxl-backpack]}}, me: {fort: 2, pack: 5}}',
      '{skip: play}',
      'setup.perks',
    ],
    [
      'a perk in the row and with a rival',
      '{perk-row: [bribe, diy], rivals: {Ann: {fort: 2, perks: [bribe]}}}',
      '{skip: play}',
      'setup.perks',
    ],
  ];
  testEach('impossible', cases);
});
