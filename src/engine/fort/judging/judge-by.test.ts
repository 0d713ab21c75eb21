import { describe, expect, it } from 'vitest';
import { cardIds } from '../cards/ids.ts';
import { described } from './described-question.ts';
import { judge } from './judge.ts';
import { isCardAlone, judgeBy } from './judge-by.ts';
import { following } from './moves/follow.ts';

/** Judges with less knowledge than that of all moves answer what they know enough for in the same way. */

describe('a card to play, of which nothing else is said', () => {
  it.each(cardIds)('is judged without more knowledge: %s', (play) => {
    expect(judgeBy({}).judge({}, { play })).toEqual(judge({}, { play }));
  });

  it.each(cardIds)('takes the same for granted as a described move: %s', (play) => {
    const { situation, granted } = described.withGranted({}, { play });
    expect(described.impossible(situation, { play })).toEqual([]);
    expect(judge({}, { play })).toEqual({
      ...judgeBy({ described }).judge(situation, { play }),
      granted,
    });
  });

  it('takes a card as asked about alone only while nothing else is said', () => {
    expect(isCardAlone({}, { play: 'bug' })).toBe(true);
    expect(isCardAlone({ me: {} }, { play: 'bug' })).toBe(false);
    expect(isCardAlone({}, { play: 'bug', add: ['the-moles'] })).toBe(false);
    expect(isCardAlone({}, { follow: 'bug' })).toBe(false);
  });
});

describe('a judge that lacks the knowledge for a question', () => {
  it.each([
    ['of a described table', judgeBy({}), { me: { fort: 1 } }, { play: 'bug' }],
    ['of a perk beside a play', judgeBy({}), {}, { play: 'bug', perk: 'bribe' }],
    ['of following', judgeBy({ described }), {}, { follow: 'bug' }],
    ['of other moves', judgeBy({ described, following }), {}, { draw: 5 }],
  ] as const)('fails instead of guessing: %s', (_, { judge: judgeLess }, situation, move) => {
    expect(() => judgeLess(situation, move)).toThrow('does not know enough');
    expect(() => judge(situation, move)).not.toThrow();
  });
});
