import { describe, expect, it, test } from 'vitest';
import { type CardId, clauseIds } from '#generated/fort.ts';
import { clausesOfCard } from '#model/concerns.ts';
import { iconsOf, isImprovable } from './box-parts.ts';
import { fortCard, fortCards, isPlayCard, type PlayCard, playCards } from './cards.ts';
import { followFacts } from './follower.ts';
import { fullConditions } from './full-use.ts';
import { improvements } from './improve.ts';
import { relatedTo } from './related.ts';

const play = (id: CardId): PlayCard => {
  const card = fortCard(id);
  if (!isPlayCard(card)) throw new Error(`${id} has no boxes`);
  return card;
};
const codes = (list: readonly { readonly code: string }[]) => list.map(({ code }) => code);

it('knows every card of the game', () => {
  const count = (kind: string) => fortCards.filter((card) => card.kind === kind).length;
  expect(['kid', 'best-friend', 'made-up-rule', 'perk', 'other'].map(count)).toEqual([
    42, 8, 11, 9, 2,
  ]);
});

describe('the icons of a box', () => {
  it('are listed once in the order of reading', () => {
    expect(iconsOf(play('bones').public)).toEqual(['group', 'trash', 'then', 'vp', 'per', 'book']);
    expect(iconsOf(play('dot').private)).toEqual(['advance', 'cost-minus']);
    expect(iconsOf(play('zip').private)).toEqual([]);
  });

  it('tell whether added cards help', () => {
    expect(isImprovable(play('ghost').private)).toBe(true);
    expect(isImprovable(play('bug').public)).toBe(true);
    expect(isImprovable(play('bug').private)).toBe(false);
    expect(isImprovable(play('dot').public)).toBe(false);
  });
});

describe('the rules of a card', () => {
  it('follow from its icons, in the order of the rules', () => {
    expect(clausesOfCard('fort', 'bones')).toEqual(
      clauseIds.filter((id) =>
        [
          ...['action.trash', 'action.vp', 'action.gain', 'action.gain-choice', 'board.stuff'],
          ...['supply.empty', 'symbol.per', 'symbol.then', 'symbol.group', 'play.own-suit'],
          ...['play.add', 'play.lookout', 'rule.slime-lab'],
          ...['follow.discard', 'follow.full', 'follow.count'],
        ].includes(id),
      ),
    );
  });

  it('name the empty box, the coin and the Best Friend', () => {
    expect(clausesOfCard('fort', 'zip')).toContain('play.blank');
    expect(clausesOfCard('fort', 'smoke')).toEqual(
      expect.arrayContaining(['card.coin', 'follow.when', 'play.blank']),
    );
    expect(clausesOfCard('fort', 'ace')).toEqual(
      expect.arrayContaining(['card.best-friend', 'follow.coin-declared', 'follow.same-resource']),
    );
  });
});

describe('using a box in full', () => {
  it('names every step that can fail, each once', () => {
    const { suits, public: box } = play('bones');
    expect(codes(fullConditions(box, suits))).toEqual(['trash', 'vp', 'then']);
  });

  it('warns of counting to zero (play.zero)', () => {
    expect(codes(fullConditions(play('chef').private, ['book']))).toContain('suit-absent');
    expect(codes(fullConditions(play('doc').private, ['book']))).toContain('counted');
    expect(codes(fullConditions(play('ghost').private, ['crown']))).toContain('one-suit');
  });

  it('is impossible for an empty box (play.blank)', () => {
    expect(codes(fullConditions(play('zip').private, ['skateboard']))).toEqual(['empty']);
  });
});

describe('improving a box', () => {
  it('takes the suit after ×, and knows what the card counts itself', () => {
    expect(improvements(play('chef').private, ['book'])).toMatchObject([
      { code: 'suit', suit: 'skateboard', own: 0 },
    ]);
    expect(improvements(play('bones').public, ['book'])).toMatchObject([{ own: 1 }]);
  });

  it('is impossible without × (symbol.per)', () => {
    expect(codes(improvements(play('dot').public, ['glue']))).toEqual(['none']);
  });
});

describe('following a card', () => {
  it('counts the symbols of the discarded card (follow.count)', () => {
    expect(codes(followFacts(play('bones')))).toEqual([
      'discard',
      'count-symbols',
      'trash',
      'full',
    ]);
  });

  it('matches the suit that the leader names for a coin (follow.coin-declared)', () => {
    expect(codes(followFacts(play('ace')))).toEqual([
      'discard-declared',
      'once',
      'same-resource',
      'full',
    ]);
  });

  it('is impossible without a public action (follow.when)', () => {
    expect(codes(followFacts(play('ghost')))).toEqual(['nobody']);
    expect(codes(followFacts(play('the-moles')))).toEqual(['nobody']);
  });
});

describe('related cards', () => {
  it('are the pair, the same boxes, and the cards with two symbols that fit', () => {
    expect(relatedTo(play('zip')).pair).toEqual(['blades']);
    expect(relatedTo(play('penny'))).toMatchObject({
      sameBox: ['doodles', 'sweet-pea', 'the-ant', 'dash'],
      improvers: ['icky-sticky'],
      others: ['sticky-fingers'],
    });
    expect(relatedTo(play('puddin')).improves).toEqual(['golden-boy', 'prince']);
    expect(relatedTo(play('prince')).improves).toEqual([]);
  });

  test.each(playCards.map(({ id }) => id))('%s is not related to itself', (id) => {
    const { pair, sameBox, improvers } = relatedTo(play(id));
    expect([...pair, ...sameBox, ...improvers]).not.toContain(id);
  });
});
