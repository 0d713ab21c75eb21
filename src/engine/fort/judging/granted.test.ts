import { describe, expect, it } from 'vitest';
import type { DescribedMove } from '../format/move.ts';
import type { Side, Situation } from '../format/situation.ts';
import { withGranted } from './granted.ts';
import { judge as judged } from './judge.ts';

const me: Side = { stuff: { pizza: 0, toys: 0 }, pack: 0, fort: 2, perks: [] };
const handOf = (move: DescribedMove, situation: Situation = {}) =>
  withGranted(situation, move).situation.me?.hand;
const trash = (card: 'doc' | 'bones'): DescribedMove => ({
  play: 'bones',
  actions: [{ public: { trash: card } }],
});

describe('as long as no hand is described, it holds', () => {
  it.each<[string, DescribedMove, readonly string[]]>([
    ['the played card and those added', { play: 'bug', add: ['the-moles'] }, ['bug', 'the-moles']],
    ['the card discarded to follow', { follow: { card: 'puddin', coin: 'crown' } }, ['puddin']],
    ['a card trashed', trash('doc'), ['bones', 'doc']],
    [
      'a card for the Lookout',
      { follow: 'chef', action: { 'put-in-lookout': 'doc' } },
      ['chef', 'doc'],
    ],
    ['Best Friends that go to the pile', { discard: { 'to-pile': ['bug', 'rusty'] } }, ['rusty']],
  ])('%s', (_, move, cards) => {
    expect(handOf(move)).toEqual([...cards, 'more']);
  });

  it('all cards that a discard puts away, and no others', () => {
    expect(handOf({ discard: { 'to-yard': ['bug', 'doc'] } })).toEqual(['bug', 'doc']);
  });

  it.each<[string, DescribedMove, Situation?]>([
    ['said to lie elsewhere', { follow: { card: 'moose', from: 'lookout' } }],
    ['used this turn', { discard: { 'to-yard': ['bug'] } }, { me: { played: 'bug' } }],
    ['that are recruited', { recruit: 'bug' }],
    ['that come back', { perk: 'recycling', take: 'bug' }],
  ])('no cards %s', (_, move, situation) => {
    expect(handOf(move, situation)).toBeUndefined();
  });

  it('no cards that nobody named, none that lies in the discard pile, no second copy', () => {
    expect(handOf({ follow: 'chef', action: { trash: '?' } })).toEqual(['chef', 'more']);
    expect(handOf(trash('doc'), { me: { discard: ['doc'] } })).toEqual(['bones', 'more']);
    expect(handOf(trash('bones'))).toEqual(['bones', 'more']);
  });
});

describe('what else a move takes for granted', () => {
  it.each<[string, DescribedMove, Situation]>([
    ['the Park', { recruit: 'bug' }, { park: ['bug', 'more'], me: {} }],
    [
      'the Lookout',
      { play: 'bug', 'add-from-lookout': ['shovel', { card: 'moose' }] },
      { me: { hand: ['bug', 'more'], lookout: ['shovel', 'moose', 'more'] } },
    ],
    [
      'the discard pile and the perk',
      { perk: 'recycling', take: 'bug' },
      { me: { discard: ['bug', 'more'], perks: ['recycling'] } },
    ],
  ])('%s', (_, move, situation) => {
    expect(withGranted({}, move).situation).toEqual(situation);
  });

  it.each<[string, DescribedMove, Situation, Situation?]>([
    [
      'a rival’s Yard',
      { recruit: { card: 'bug', from: 'yard', of: 'Ann' } },
      { me: {}, rivals: { Ann: { yard: ['bug', 'more'] } } },
    ],
    [
      'two Yards',
      {
        play: 'prince',
        actions: [
          {
            public: {
              'put-in-lookout': [
                { card: 'bug', from: 'yard', of: 'Ann' },
                { card: 'doc', from: 'yard', of: 'Ben' },
                { card: 'worm', from: 'yard', of: 'Ann' },
                { card: 'tiny', from: 'park' },
              ],
            },
          },
        ],
      },
      {
        me: { hand: ['prince', 'more'] },
        park: ['tiny', 'more'],
        rivals: { Ann: { yard: ['bug', 'worm', 'more'] }, Ben: { yard: ['doc', 'more'] } },
      },
    ],
    [
      'a rival’s Yard beside what is known of the rival',
      { play: 'tiny', actions: [{ private: { 'trash-rival': { card: 'bug', of: 'Ann' } } }] },
      { me: { hand: ['tiny', 'more'] }, rivals: { Ann: { fort: 1, yard: ['bug', 'more'] } } },
      { rivals: { Ann: { fort: 1 } } },
    ],
    [
      'the discard pile',
      { play: 'crash', actions: [{ public: { trash: { card: 'doc', from: 'discard' } } }] },
      { me: { hand: ['crash', 'more'], discard: ['doc', 'more'] } },
    ],
    [
      'the Yard that is cleaned up, and no others',
      { cleanup: ['doc', 'bug'] },
      { me: { yard: ['doc', 'bug'] } },
    ],
    [
      'the cards that were used this turn',
      { discard: { 'to-pile': ['bug', 'worm', 'zip'], 'to-yard': ['doc'] } },
      { me: { hand: ['doc', 'zip'], played: 'bug', added: ['worm'] } },
    ],
  ])('%s', (_, move, situation, described = {}) => {
    expect(withGranted(described, move).situation).toEqual(situation);
  });

  it.each<[string, DescribedMove, Situation]>([
    [
      'in the leader’s Yard, which was cleaned up',
      { follow: 'punky', action: { recruit: { card: 'doc', from: 'yard', of: 'Ann' } } },
      { turn: 'Ann', me: { hand: ['punky', 'more'] } },
    ],
    ['in one’s own Yard', { recruit: { card: 'doc', from: 'yard', of: 'me' } }, { me: {} }],
    [
      'in the discard pile that is put there to follow',
      { follow: 'crash', action: { trash: { card: 'crash', from: 'discard' } } },
      { me: { hand: ['crash', 'more'] } },
    ],
    [
      'that is in hand among those used',
      { discard: { 'to-pile': ['doc'] } },
      { me: { hand: ['doc'] } },
    ],
  ])('but no card %s', (_, move, situation) => {
    const { me = {}, ...table } = situation;
    const described = 'discard' in move ? situation : { ...table, me: { ...me, hand: undefined } };
    expect(withGranted(described, move).situation).toEqual(situation);
  });

  it('but a card in a rival’s Yard does not lie in the Park as well', () => {
    const situation: Situation = { rivals: { Ann: { yard: ['bug'] } }, me: {} };
    expect(withGranted(situation, { recruit: 'bug' }).situation).toEqual(situation);
  });
});

describe('the answer', () => {
  const follow: Situation = { leader: { played: 'chef' }, me };

  it('needs no list of the hand', () => {
    expect(judged({ me }, { play: 'bug' }).verdict).toBe('legal');
    expect(judged(follow, { follow: 'doc' }).verdict).toBe('legal');
    expect(judged({}, { recruit: 'doc' }).verdict).toBe('legal');
    expect(judged({}, { perk: 'recycling', take: 'doc' }).verdict).toBe('legal');
    const theirs = { card: 'doc', from: 'yard', of: 'Ann' } as const;
    expect(judged({}, { recruit: theirs }).verdict).toBe('legal');
    expect(judged({}, { cleanup: ['doc'] }).verdict).toBe('legal');
    expect(judged({}, { discard: { 'to-pile': ['bug'], 'to-yard': ['doc'] } }).verdict).toBe(
      'legal',
    );
  });

  it('says what it takes for granted', () => {
    expect(judged({ me }, { play: 'bug' }).granted).toEqual([{ fact: 'me.hand', value: ['bug'] }]);
    expect(judged({}, { perk: 'recycling', take: 'doc' }).granted).toEqual([
      { fact: 'me.discard', value: ['doc'] },
      { fact: 'me.perks', value: ['recycling'] },
    ]);
    expect(judged({ me: { ...me, hand: ['bug'] } }, { play: 'bug' }).granted).toBeUndefined();
  });

  it('has the card that Recycling brings back in the discard pile, not in hand', () => {
    const { verdict, granted } = judged(
      { me: { fort: 2, lookout: [], stuff: { pizza: 0, toys: 0 } } },
      { play: 'bug', add: ['the-moles'], actions: [{ recycle: 'the-moles' }, 'public'] },
    );
    expect(verdict).toBe('legal');
    expect(granted).toEqual([
      { fact: 'me.hand', value: ['bug'] },
      { fact: 'me.discard', value: ['the-moles'] },
      { fact: 'me.perks', value: ['recycling'] },
    ]);
  });

  it('takes nothing for granted where it is to be strict', () => {
    const { verdict, missing, granted } = judged({ me }, { play: 'bug' }, { strict: true });
    expect([verdict, missing, granted]).toEqual(['open', [{ fact: 'me.hand' }], undefined]);
  });

  it.each<[string, Situation, DescribedMove]>([
    ['hand', { me: { ...me, hand: ['doc'] } }, { play: 'bug' }],
    ['hand', { ...follow, me: { ...me, hand: [] } }, { follow: 'doc' }],
    ['Park', { park: ['bug', 'chef', 'moose'] }, { recruit: { card: 'doc', from: 'park' } }],
    ['discard pile', { me: { discard: [] } }, { perk: 'recycling', take: 'doc' }],
    ['perk', { me: { discard: ['doc'], perks: [] } }, { perk: 'recycling', take: 'doc' }],
  ])('goes by a described %s alone', (_, situation, move) => {
    expect(judged(situation, move).verdict).toBe('illegal');
  });

  it('stays open where a hand is described without saying what it is', () => {
    expect(judged({ me: { ...me, hand: ['more'] } }, { play: 'bug' }).verdict).toBe('open');
    expect(judged({ me: { ...me, hand: 5 } }, { play: 'bug' }).verdict).toBe('open');
  });

  it('asks for the hand where the rest of it matters', () => {
    const { verdict, missing } = judged({ me }, { play: 'lefty', actions: ['private'] });
    expect(verdict).toBe('open');
    expect(missing.map(({ fact }) => fact)).toContain('me.hand');
  });

  it('finds no table impossible for what was taken for granted', () => {
    const rich = { ...me, stuff: { pizza: 4, toys: 4 } };
    expect(judged({ me: { ...rich, discard: ['rusty'] } }, { play: 'rusty' }).verdict).toBe('open');
    expect(judged({ me: { fort: 1 } }, { perk: 'bribe' }).verdict).toBe('illegal');
  });
});
