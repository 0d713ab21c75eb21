import { expect, it } from 'vitest';
import { randomGame } from '#testing/fort/game-states.ts';
import { plainActions, resources, type Step } from '../../notation/tree.ts';
import { countsOf } from '../../state/counts.ts';
import type { StepKind } from '../../state/move.ts';
import { gameActions } from '../icons/index.ts';
import { aids, spheres } from './interplay.ts';

const steps: readonly Step[] = [
  ...plainActions.map((kind): Step => ({ do: kind })),
  ...resources.map((what): Step => ({ do: 'spend', what })),
  ...[...resources, 'any' as const].map((what): Step => ({ do: 'gain', what, times: 1 })),
  ...[-1, 0].map((cost): Step => ({ do: 'advance', cost })),
  { do: 'vp', times: 1 },
];
const free = { what: null, to: null, follows: false };

interface Change {
  readonly first: StepKind;
  readonly second: StepKind;
  readonly by: number;
}

/** What doing each action once changes about how often each other could be done, in random games. */
function* changes(): Generator<Change> {
  for (let seed = 1; seed <= 20; seed++)
    for (const { state } of randomGame({ players: 3, seed, variant: 'basic' })) {
      if (state.asked !== 'play') continue;
      for (const full of [true, false]) {
        const counts = countsOf(state, state.leader);
        const bound = { ...free, full };
        for (const first of steps) {
          const action = gameActions[first.do];
          for (const move of action.tries(counts, first, bound)) {
            if (action.check(counts, move, first, bound) !== null) continue;
            const most = () =>
              steps.map((step) => gameActions[step.do].most?.(counts, step, bound) ?? Number.NaN);
            const before = most();
            action.take(counts, move, 1);
            const after = most();
            action.take(counts, move, -1);
            for (const [at, second] of steps.entries()) {
              const by = (after[at] ?? 0) - (before[at] ?? 0);
              yield { first: first.do, second: second.do, by };
            }
          }
        }
      }
    }
}

it('names every action that can help another, and keeps apart only what never meets', () => {
  const seen = new Set<string>();
  for (const { first, second, by } of changes()) {
    if (by > 0 && !aids[second].includes(first)) seen.add(`${first} helps ${second}`);
    if (by !== 0 && !Number.isNaN(by) && (spheres[first] & spheres[second]) === 0)
      seen.add(`${first} changes ${second}`);
  }
  expect([...seen]).toEqual([]);
});
