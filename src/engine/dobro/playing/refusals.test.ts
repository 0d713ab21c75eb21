import { describe, expect, it, test } from 'vitest';
import { game } from '../game.ts';

const start = () => game.start({ players: 3, seed: 1 });

/** The table once the first player has opened and may draw. */
function drawing() {
  const state = start();
  const [play] = game.legalMoves(state);
  if (play === undefined) throw new Error('somebody opens');
  game.step(state, play);
  return state;
}

const refusal = (state: ReturnType<typeof start>, move: unknown) => {
  const found = game.apply(state, move);
  return found.ok ? 'taken' : found.violations.map(({ rule, code }) => `${rule} ${code}`).join();
};

describe('what is no move', () => {
  test.each([
    [{ do: 'draw', count: '2' }],
    [{ do: 'draw' }],
    [{ do: 'play', cards: ['joker'] }],
    [{ do: 'play', cards: [3], as: 'high' }],
    [{ do: 'play' }],
    [{ do: 'dance', cards: [3] }],
    ['take'],
    [null],
  ])('%j is refused as such, whatever the table', (move) => {
    expect(refusal(start(), move)).toBe('turn.one malformed-move');
    expect(refusal(drawing(), move)).toBe('turn.one malformed-move');
  });
});

describe('forget.wait and turn.one: each move in its time', () => {
  it('refuses to draw before anybody has acted', () => {
    expect(refusal(start(), { do: 'draw', count: 1 })).toBe('forget.wait not-now');
  });

  it('refuses to play or take while cards are drawn', () => {
    const state = drawing();
    expect(state.phase).toBe('draw');
    expect(refusal(state, { do: 'take' })).toBe('turn.one not-now');
    expect(refusal(state, { do: 'play', cards: [1] })).toBe('turn.one not-now');
    expect(refusal(state, { do: 'draw', count: 0 })).toBe('taken');
  });
});
