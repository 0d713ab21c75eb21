import { describe, expect, it } from 'vitest';
import { judged } from '#testing/fort/judged.ts';
import { scoreRestsOn } from '../scoring/rests-on.ts';
import { score } from '../scoring/score.ts';

const leader = (card: string) => `{players: [me, Ann], turn: Ann, leader: {played: ${card}},`;

describe('a legal verdict', () => {
  it('names the rules of the play, of the cards added and of what happens', () => {
    const { rules } = judged(
      '{me: {hand: [bug, the-moles], lookout: [moose], fort: 1, stuff: {pizza: 0, toys: 2}}}',
      '{play: bug, add: [the-moles], add-from-lookout: [moose], actions: [{public: {gain: {pizza: 4}}}, {private: {score: 1}}]}',
    );
    expect(rules).toEqual([
      'play.one-card',
      'play.actions',
      'play.full',
      'play.add',
      'play.lookout',
      'play.purpose',
      'symbol.fort-level',
      'action.gain',
      'action.vp',
    ]);
  });

  it('names where a recruited card comes from, and the perk', () => {
    const table = '{me: {perks: [birthday-party], fort: 2}, park: [doc, tiny, zip], park-deck: 9}';
    const { rules } = judged(
      table.replace('zip', 'bug'),
      '{recruit: [doc, {from: park-deck}], perk: birthday-party}',
    );
    expect(rules).toEqual(['recruit.must', 'perk.birthday-party', 'recruit.park', 'recruit.deck']);
  });

  it.each([
    [
      'copying a Pack',
      '{me: {hand: [giggles], fort: 1, lookout: [], pack: {pizza: 0, toys: 2}, stuff: {pizza: 0, toys: 0}}}',
      '{play: giggles, actions: [public]}',
      ['action.copy-pack'],
    ],
    [
      'room in the Lookout that the level before did not have',
      '{me: {hand: [moose, doc], fort: 0, stuff: {pizza: 1, toys: 0}, pack: 0, lookout: [tiny]}, board: {costs: {0-1: [any]}}}',
      '{play: moose, add: [], add-from-lookout: [], actions: [private, {public: {put-in-lookout: doc}}]}',
      ['action.advance', 'board.cost', 'fort.level-1', 'action.lookout', 'fort.capacity'],
    ],
    [
      'room in the Lookout that was there before',
      '{me: {hand: [moose, doc], fort: 0, stuff: {pizza: 1, toys: 0}, pack: 0, lookout: []}, board: {costs: {0-1: [any]}}}',
      '{play: moose, add: [], add-from-lookout: [], actions: [private, {public: {put-in-lookout: doc}}]}',
      ['action.advance', 'board.cost', 'fort.level-1', 'action.lookout'],
    ],
    [
      'room in the Pack that the level before did not have',
      '{me: {hand: [skids], fort: 0, stuff: {pizza: 2, toys: 0}, pack: {pizza: 0, toys: 1}, lookout: [], perks: []}, board: {costs: {0-1: [pizza]}}}',
      '{play: skids, add: [], add-from-lookout: [], actions: [private, {public: {put-in-pack: {pizza: 1}}}]}',
      ['action.advance', 'board.cost', 'fort.level-1', 'action.pack', 'fort.capacity'],
    ],
    [
      'copying a rival’s Pack',
      '{me: {hand: [smoke], stuff: {pizza: 0, toys: 0}}, rivals: {Ann: {fort: 1, pack: {pizza: 1, toys: 0}}}}',
      '{play: smoke}',
      ['action.copy-rival-pack'],
    ],
    [
      'whatever kinds are in the Pack',
      '{me: {hand: [giggles], fort: 1, lookout: [], pack: 2, stuff: {pizza: 2, toys: 2}}}',
      '{play: giggles, actions: [public]}',
      ['action.copy-pack'],
    ],
    [
      'a choice that hangs on what is in Stuff, and is there in any case',
      '{me: {hand: [ghost], fort: 1, lookout: [], pack: 0, stuff: 4}}',
      '{play: ghost, suit: crown}',
      ['symbol.one-suit', 'action.gain', 'action.gain-choice'],
    ],
    [
      'no Cleanup on the first turn',
      '{turn: me, me: {first-turn: true}}',
      '{skip: cleanup}',
      ['cleanup.first-turn'],
    ],
    [
      'a perk that was chosen a moment ago',
      '{me: {fort: 1, perks: [], hand: [skids, rocket-bros], lookout: [], stuff: {pizza: 1, toys: 3}, pack: {pizza: 2, toys: 0}}, perk-row: [xxl-backpack, diy, bribe], board: {costs: {1-2: [pizza]}}}',
      '{play: skids, add: [rocket-bros], actions: [{private: {pay: {stuff: {pizza: 1}}, choose: xxl-backpack}}, {public: {put-in-pack: {stuff: {toys: 3}}}}]}',
      [
        'play.add',
        'play.purpose',
        'action.advance',
        'board.cost',
        'fort.level-2',
        'action.pack',
        'perk.xxl-backpack',
      ],
    ],
    [
      'a coin, whichever suit was declared',
      '{players: [Ann, me], turn: Ann, leader: {played: ace, gained: pizza}, me: {hand: [smoke], stuff: {pizza: 2, toys: 4}}}',
      '{follow: smoke}',
      [
        'follow.when',
        'follow.discard',
        'follow.full',
        'follow.coin-discard',
        'follow.coin-declared',
        'follow.same-resource',
        'action.gain',
        'action.gain-choice',
      ],
    ],
    [
      'the same resource, whichever it was',
      '{players: [Ann, me], turn: Ann, leader: {played: tiny}, me: {hand: [puddin], stuff: {pizza: 3, toys: 3}}}',
      '{follow: puddin}',
      ['follow.when', 'follow.discard', 'follow.full', 'follow.multi-suit', 'follow.same-resource'],
    ],
    [
      'a choice',
      '{me: {hand: [tiny], stuff: {pizza: 0, toys: 0}}}',
      '{play: tiny, actions: [{public: {gain: toys}}]}',
      ['action.gain', 'action.gain-choice'],
    ],
    [
      'cards in the Lookout',
      '{me: {hand: [doc], lookout: [crown]}}',
      '{play: doc, actions: [private]}',
      ['symbol.in-lookout', 'action.vp'],
    ],
    [
      'resources in the Pack',
      '{me: {hand: [the-ant], fort: 1, pack: 2}}',
      '{play: the-ant, actions: [private]}',
      ['symbol.in-pack', 'action.vp'],
    ],
    [
      'any one suit',
      '{me: {hand: [ghost], stuff: {pizza: 0, toys: 0}}}',
      '{play: ghost, suit: crown, actions: [{private: {gain: toys}}]}',
      ['symbol.one-suit', 'action.gain', 'action.gain-choice'],
    ],
    [
      'a discount',
      '{me: {hand: [dot], fort: 2, stuff: {pizza: 1, toys: 0}, pack: 0}, board: {costs: {2-3: [any, any]}}}',
      '{play: dot, actions: [private]}',
      ['symbol.cost', 'action.advance', 'board.cost'],
    ],
    [
      'a card from the Park',
      '{park: [bug, tiny, dash], me: {hand: [prince], fort: 2, perks: [bribe], lookout: []}}',
      '{play: prince, actions: [{public: {put-in-lookout: {card: bug, from: park}}}]}',
      ['action.lookout', 'perk.bribe'],
    ],
    [
      'a card from the hand',
      '{me: {hand: [prince, bug], fort: 2, perks: [bribe], lookout: []}}',
      '{play: prince, actions: [{public: {put-in-lookout: bug}}]}',
      ['action.lookout'],
    ],
    [
      'a token from the supply',
      '{me: {hand: [penny], fort: 2, perks: [sticky-fingers], pack: 0, stuff: {pizza: 0, toys: 0}}}',
      '{play: penny, actions: [{public: {put-in-pack: {supply: {toys: 1}}}}]}',
      ['action.pack', 'perk.sticky-fingers'],
    ],
    [
      'a Pack as full as only the XXL Backpack is',
      '{me: {hand: [penny], fort: 2, perks: [xxl-backpack], pack: {pizza: 3, toys: 0}, stuff: {pizza: 1, toys: 0}}}',
      '{play: penny, actions: [public]}',
      ['action.pack', 'perk.xxl-backpack'],
    ],
    [
      'a Pack as full as any',
      '{me: {hand: [penny], fort: 2, perks: [xxl-backpack], pack: {pizza: 2, toys: 0}, stuff: {pizza: 1, toys: 0}}}',
      '{play: penny, actions: [public]}',
      ['action.pack'],
    ],
  ])('of %s', (_, situation, move, expected) => {
    const { verdict, rules = [] } = judged(situation, move);
    expect(verdict).toBe('legal');
    expect(rules.slice(rules.indexOf('play.full') + 1)).toEqual(expected);
  });

  it.each([
    ['bug', 'moose', '', ['follow.count', 'action.gain']],
    [
      'doodles',
      '{card: puddin, coin: glue}',
      '',
      ['follow.multi-suit', 'follow.coin-discard', 'follow.count', 'action.gain'],
    ],
    [
      'blades',
      'dash',
      ', declared: skateboard, gained: toys',
      ['follow.coin-declared', 'follow.same-resource', 'action.gain', 'action.gain-choice'],
    ],
    [
      'worm',
      'moose',
      ', gained: toys',
      ['follow.same-resource', 'symbol.in-lookout', 'action.gain', 'action.gain-choice'],
    ],
  ])('of following %s with %s', (card, discard, said, expected) => {
    const { rules = [] } = judged(
      `{players: [me, Ann], turn: Ann, leader: {played: ${card}${said}}, me: {hand: [moose, puddin, dash], lookout: [glue], stuff: {pizza: 0, toys: 0}}}`,
      `{follow: ${discard}}`,
    );
    expect(rules.slice(rules.indexOf('follow.full') + 1)).toEqual(expected);
  });

  it.each([
    ['{me: {first-turn: true}}', '{cleanup: none}', ['cleanup.first-turn']],
    ['{me: {yard: []}}', '{cleanup: none}', ['cleanup.yard']],
    ['{me: {hand: [], deck: 3, discard: 9}}', '{draw: 5}', ['draw.five', 'draw.reshuffle']],
    ['{me: {hand: [], deck: 5, discard: 9}}', '{draw: 5}', ['draw.five']],
    [
      '{park: [doc, tiny, bug], park-deck: 9, me: {fort: 2, perks: [birthday-party]}}',
      '{recruit: [doc, tiny]}',
      ['recruit.must', 'perk.birthday-party', 'recruit.park'],
    ],
    [
      '{players: 3}',
      '{setup: {perks: 4, hand: 5, friends: [zip, blades]}}',
      ['setup.perks', 'setup.hand', 'setup.board'],
    ],
  ])('of %s: %s', (situation, move, expected) => {
    expect(judged(situation, move).rules).toEqual(expected);
  });

  it('is the only one that does: a refusal names what is broken', () => {
    const { rules, violations } = judged('{me: {hand: [bug]}}', '{play: doc}');
    expect([rules, violations[0]?.rule]).toEqual([undefined, 'play.one-card']);
  });
});

describe('a verdict on which editions differ', () => {
  it('says so of a follower’s own Yard', () => {
    const { verdict, editions, readings } = judged(
      `${leader('baby-face')} me: {hand: [punky], yard: [doc], stuff: {pizza: 0, toys: 0}}}`,
      '{follow: punky, action: {recruit: {card: doc, from: yard, of: me}}}',
    );
    expect({ verdict, editions }).toEqual({ verdict: 'illegal', editions: ['recruit.yard'] });
    expect(readings).not.toContain('recruit.yard');
  });

  it('says so of one coin for two suits', () => {
    const { editions } = judged(
      '{me: {hand: [chef, smoke], stuff: {pizza: 0, toys: 0}, lookout: []}}',
      '{play: chef, add: [{card: smoke, coin: [book, skateboard]}]}',
    );
    expect(editions).toEqual(['play.coin-one-suit']);
  });

  it('says so of a marker past 25, and not of one on 25', () => {
    const claim = (track: number) =>
      judged(`{me: {track: ${track}}, rivals: {Ann: {track: 3}}}`, '{claim: end-triggered}');
    expect(claim(26).editions).toEqual(['end.points']);
    expect(claim(25).editions).toBeUndefined();
  });
});

describe('a verdict that rests on our reading', () => {
  it('says so of icons side by side', () => {
    const { readings } = judged(
      '{me: {hand: [doc, bug], fort: 0, pack: 1, stuff: {pizza: 1, toys: 0}, lookout: []}}',
      '{play: doc, actions: [public]}',
    );
    expect(readings).toContain('symbol.beside');
  });

  it('says so of the points of level 0, and which edition counts coins', () => {
    const { players } = score({
      players: [
        { name: 'Ann', track: 3, fort: 0, macaroni: false },
        { name: 'Ben', track: 3, fort: 0, macaroni: false },
      ],
      points: [0],
    });
    expect(scoreRestsOn(players).readings).toEqual(['score.fort']);
  });
});
