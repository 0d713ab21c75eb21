import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { randomGame } from '#testing/fort/game-states.ts';
import { describeGame } from '../game-log.ts';
import { describeState } from './described-state.ts';

/** Keys of a description with how often each is there: what games are written in. */
function keysIn(value: unknown, counts: Map<string, number> = new Map()): Map<string, number> {
  if (Array.isArray(value)) for (const each of value) keysIn(each, counts);
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      keysIn(each, counts);
    }
  return counts;
}

it('says of a table on which Birthday Party is decided that a card was recruited', () => {
  let asked = 0;
  for (let seed = 1; seed <= 40 && asked < 3; seed++)
    for (const { state } of randomGame({ players: 3, seed, variant: 'basic' })) {
      const { recruited } = describeState(state).me ?? {};
      if (state.asked === 'birthday-party') asked += 1;
      expect(recruited).toBe(state.asked === 'birthday-party' ? 1 : undefined);
    }
  expect(asked).toBeGreaterThan(0);
});

it('writes the same games in the same words', async () => {
  const lines = [2, 3, 4].flatMap((players) =>
    ['basic', 'draft'].flatMap((variant) => {
      const games = [1, 2, 3].map((seed) => describeGame({ players, seed, variant }));
      const moves = games.flat().flatMap((turn) => [turn.move, ...turn.moves]);
      const counts = [...keysIn(moves)].map(([key, count]) => `${key} ${count}`);
      const print = createHash('sha256').update(JSON.stringify(games)).digest('hex').slice(0, 12);
      return [`${variant}, ${players} players: ${print}`, `  ${counts.sort().join(', ')}`];
    }),
  );
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('same-logs.txt');
});
