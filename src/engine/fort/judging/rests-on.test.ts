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
