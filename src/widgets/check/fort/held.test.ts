import { describe, expect, it } from 'vitest';
import type { DescribedMove } from '../../../engine/fort/describe/move.ts';
import type { Side, Situation } from '../../../engine/fort/describe/situation.ts';
import { withHeld } from './held.ts';
import { judged } from './judged.ts';

const me: Side = { stuff: { pizza: 0, toys: 0 }, pack: 0, fort: 1, perks: [] };
const handOf = (move: DescribedMove, situation: Situation = {}) =>
  withHeld(situation, move).me?.hand;

describe('as long as no hand is described, it holds', () => {
  it.each<[string, DescribedMove, readonly string[]]>([
    ['the played card and those added', { play: 'bug', add: ['the-moles'] }, ['bug', 'the-moles']],
    ['the card discarded to follow', { follow: { card: 'puddin', coin: 'crown' } }, ['puddin']],
    [
      'a card trashed',
      { play: 'bones', actions: [{ public: { trash: 'doc' } }] },
      ['bones', 'doc'],
    ],
    ['a card for the Lookout', { follow: 'chef', action: { lookout: 'doc' } }, ['chef', 'doc']],
    ['Best Friends that go to the pile', { discard: { pile: ['bug', 'rusty'] } }, ['rusty']],
  ])('%s', (_, move, cards) => {
    expect(handOf(move)).toEqual([...cards, 'more']);
  });

  it.each<[string, DescribedMove, Situation?]>([
    ['said to lie elsewhere', { follow: { card: 'moose', from: 'lookout' } }],
    ['that nobody named', { follow: 'chef', action: { trash: '?' } }, { me: { hand: ['chef'] } }],
    ['used this turn', { discard: { yard: ['bug'] } }, { me: { played: 'bug' } }],
    ['that are recruited', { recruit: 'bug' }],
    ['that come back', { perk: 'recycling', take: 'bug' }],
  ])('no cards %s', (_, move, situation = {}) => {
    expect(withHeld(situation, move)).toBe(situation);
  });

  it('all cards that a discard puts away, and no others', () => {
    expect(handOf({ discard: { yard: ['bug', 'doc'] } })).toEqual(['bug', 'doc']);
  });

  it('no second copy of a card that lies in the discard pile or was played', () => {
    const trash: DescribedMove = { play: 'bones', actions: [{ public: { trash: 'doc' } }] };
    expect(handOf(trash, { me: { discard: ['doc'] } })).toEqual(['bones', 'more']);
    expect(handOf({ play: 'bones', actions: [{ public: { trash: 'bones' } }] })).toEqual([
      'bones',
      'more',
    ]);
  });
});

describe('the answer', () => {
  const follow: Situation = { leader: { played: 'chef' }, me };

  it('needs no list of the hand', () => {
    expect(judged({ me }, { play: 'bug' }).verdict).toBe('legal');
    expect(judged(follow, { follow: 'doc' }).verdict).toBe('legal');
  });

  it('says what the judge was asked', () => {
    const { asked } = judged({ me }, { play: 'bug' });
    expect(asked).toEqual({
      situation: { me: { ...me, hand: ['bug', 'more'] } },
      move: { play: 'bug' },
    });
  });

  it('goes by a described hand alone', () => {
    const hand = ['doc'] as const;
    expect(judged({ me: { ...me, hand } }, { play: 'bug' }).verdict).toBe('illegal');
    expect(judged({ ...follow, me: { ...me, hand: [] } }, { follow: 'doc' }).verdict).toBe(
      'illegal',
    );
    expect(judged({ me: { ...me, hand: ['more'] } }, { play: 'bug' }).verdict).toBe('open');
    expect(judged({ me: { ...me, hand: 5 } }, { play: 'bug' }).verdict).toBe('open');
  });

  it('asks for the hand where the rest of it matters', () => {
    const { verdict, missing } = judged({ me }, { play: 'lefty', actions: ['private'] });
    expect(verdict).toBe('open');
    expect(missing.map(({ fact }) => fact)).toContain('me.hand');
  });

  it('finds no table impossible for what was taken for granted', () => {
    const situation: Situation = { me: { ...me, discard: ['rusty'] } };
    expect(judged(situation, { play: 'rusty' }).verdict).not.toBe('impossible');
  });
});
