import { describe, expect, it } from 'vitest';
import { type Case, judged, testEach } from '#testing/fort/judged.ts';

describe('not legal, and why', () => {
  const bug =
    '{me: {hand: [bug, tiny], fort: 2, lookout: [], stuff: {pizza: 0, toys: 0}, pack: 0}}';
  const cases: readonly Case[] = [
    [
      'a card trashed by a box without the icon',
      bug,
      '{play: bug, actions: [public: {trash: tiny}]}',
      'play.actions',
    ],
    [
      'points from a box without the icon',
      bug,
      '{play: bug, actions: [public: {score: 3}]}',
      'play.actions',
    ],
    [
      'DIY beside a played card',
      '{me: {hand: [bug], perks: [diy], fort: 2}}',
      '{play: bug, perk: diy}',
      'perk.diy',
    ],
    [
      'Rough Housing beside following',
      '{turn: Ann, leader: {played: scout}, me: {hand: [moose], perks: [rough-housing], fort: 2}}',
      '{follow: moose, perk: rough-housing}',
      'perk.rough-housing',
    ],
    [
      'Do-Over before any card was played',
      '{me: {hand: [thunder], played: none, perks: [do-over], fort: 2}}',
      '{play: thunder, perk: do-over}',
      'perk.do-over',
    ],
    [
      'Birthday Party in the Play phase',
      '{phase: play, me: {perks: [birthday-party], recruited: 1}, park: [doc, tiny, bug]}',
      '{recruit: doc, perk: birthday-party}',
      'perk.birthday-party',
    ],
    [
      'more times in part than there is room for',
      '{me: {hand: [dash, rocket-bros], fort: 3, lookout: [], stuff: {pizza: 2, toys: 1}, pack: {pizza: 1, toys: 1}, perks: []}}',
      '{play: dash, add: [rocket-bros], actions: [public: {times: 3}, private]}',
      'board.stuff',
    ],
    [
      'advancing at the top, nothing else known',
      '{me: {fort: 5}}',
      '{play: dot}',
      'action.advance',
    ],
    [
      'coming back to a box, nothing known',
      '{}',
      '{play: skids, actions: [public, private, public]}',
      'play.finish-one',
    ],
    [
      'a Lookout card that is not there, little known',
      '{me: {lookout: []}}',
      '{play: sarge, add-from-lookout: [moose], actions: [private, public]}',
      'play.lookout',
    ],
    [
      'no room for what comes after the unknown',
      '{me: {hand: [baby-face], stuff: {toys: 4}}}',
      '{play: baby-face}',
      'board.stuff',
    ],
    [
      'two kinds where one is chosen',
      '{me: {hand: [punky, crash], stuff: {pizza: 0, toys: 0}}}',
      '{play: punky, actions: [private: {gain: {pizza: 1, toys: 1}}]}',
      'action.gain-choice',
    ],
    [
      'the deck of a Park that was not refilled',
      '{park: [tiny, doc]}',
      '{recruit: {from: park-deck}}',
      'recruit.deck',
    ],
    [
      'points after ▸ without the first part',
      '{me: {hand: [lefty], fort: 0}}',
      '{play: lefty, actions: [public: {advance: false, score: 2}]}',
      'symbol.then',
    ],
    [
      'a follower who counts more than the discarded card',
      '{turn: Ann, leader: {played: bug}, me: {hand: [sarge], stuff: {pizza: 0, toys: 0}}}',
      '{follow: sarge, action: {gain: {pizza: 2}}}',
      'follow.count',
    ],
    [
      'drawing with cards still in hand',
      '{me: {hand: [doc, bug], deck: 5}}',
      '{draw: 5}',
      'discard.yard',
    ],
    [
      'a Lookout card onto the pile',
      '{me: {hand: [], lookout: [moose], played: bug}}',
      '{discard: {to-pile: [bug, moose]}}',
      'discard.lookout',
    ],
    [
      'Rough Housing after following',
      '{turn: Ann, leader: {played: bug, followed: [me]}, me: {perks: [rough-housing], fort: 2}}',
      '{perk: rough-housing}',
      'perk.rough-housing',
    ],
  ];
  testEach('illegal', cases);

  it('takes the figures from the way that fits what was said', () => {
    const { violations } = judged(
      '{me: {hand: [bug, the-moles, moose], lookout: [], stuff: {pizza: 1}}}',
      '{play: bug, actions: [public: {gain: {pizza: 4}}]}',
    );
    expect(violations[0]).toEqual({
      rule: 'board.stuff',
      code: 'stuff-full',
      facts: { resource: 'pizza', need: 4, room: 3, done: 3 },
    });
  });

  it('is only the useless card where the other action is used in full', () => {
    const table =
      '{me: {hand: [doodles, tink, kitty], fort: 1, lookout: [], stuff: {pizza: 0, toys: 2}, pack: 1}}';
    const { violations } = judged(
      table,
      '{play: doodles, add: [tink, kitty], actions: [public, private]}',
    );
    expect(violations).toMatchObject([{ rule: 'play.purpose', code: 'too-little' }]);
    expect(violations[0]?.facts.cards).toEqual(['tink', 'kitty']);
  });

  it('says the same thing once', () => {
    const { violations } = judged('{turn: me, leader: {played: bug}}', '{follow: sarge}');
    const said = violations.map((violation) => JSON.stringify(violation));
    expect(said).toEqual([...new Set(said)]);
  });
});

describe('legal, and what happens', () => {
  it('counts the coin of a Lookout card of which only the coin shows', () => {
    const { verdict, effects } = judged(
      '{me: {hand: [bug], lookout: [coin], fort: 1, stuff: {pizza: 0, toys: 0}}}',
      '{play: bug, add-from-lookout: [{card: coin, coin: shovel}], actions: [public]}',
    );
    expect(verdict).toBe('legal');
    expect(effects).toEqual([{ code: 'gain', facts: { resource: 'pizza', count: 2 } }]);
  });

  it('uses ▸ in part where the right side has no room', () => {
    const { verdict } = judged(
      '{players: 2, me: {hand: [tiny], stuff: {pizza: 3, toys: 4}}, rivals: {Ann: {yard: [doc]}}}',
      '{play: tiny, actions: [public: {gain: pizza}, private: {trash-rival: doc}]}',
    );
    expect(verdict).toBe('legal');
  });

  it('takes a number of resources as both kinds together', () => {
    const play = (stuff: number, card: string, box: string) =>
      judged(`{me: {hand: [${card}], stuff: ${stuff}}}`, `{play: ${card}, actions: [${box}]}`)
        .verdict;
    expect(play(7, 'einstein', 'public')).toBe('legal');
    expect(play(7, 'thunder', 'private')).toBe('open');
    expect(play(8, 'thunder', 'private')).toBe('illegal');
    expect(play(9, 'thunder', 'private')).toBe('impossible');
  });

  it('reports each new level with what it gives', () => {
    const { effects } = judged(
      '{me: {hand: [dot], fort: 0, stuff: {pizza: 4, toys: 4}}, perk-row: [], board: {costs: {0-1: [any], 1-2: [any, any]}}}',
      '{play: dot, actions: [public, private]}',
    );
    expect(effects.map(({ code, facts }) => [code, facts.level])).toEqual([
      ['advance', 1],
      ['made-up-rule', undefined],
      ['advance', 2],
      ['perk', undefined],
    ]);
  });

  it('reports the end that a last Park card or a fifth level triggers', () => {
    const recruit = judged('{park: [tiny, doc, bug], park-deck: 1}', '{recruit: doc}');
    expect(recruit.effects).toContainEqual({ code: 'end', facts: { rule: 'end.park' } });
    const diy = judged(
      '{me: {fort: 4, perks: [diy], stuff: {pizza: 4, toys: 4}}, board: {costs: {4-5: [any]}}}',
      '{perk: diy}',
    );
    expect(diy.effects).toContainEqual({ code: 'end', facts: { rule: 'end.fort' } });
  });

  it('reports effects in the order they happen', () => {
    const { effects } = judged(
      '{turn: Ann, leader: {played: crash}, me: {hand: [blitz], discard: []}}',
      '{follow: blitz, action: {trash: blitz}}',
    );
    expect(effects.map(({ code }) => code)).toEqual(['discard', 'trash']);
  });

  it('gives a way to do it that is legal itself', () => {
    const situation =
      '{me: {hand: [thunder, dash], played: bug, perks: [do-over], fort: 2, stuff: {pizza: 0, toys: 0}}}';
    const { example } = judged(situation, '{play: thunder, perk: do-over, actions: [private]}');
    expect(judged(situation, JSON.stringify(example)).verdict).toBe('legal');
  });
});
