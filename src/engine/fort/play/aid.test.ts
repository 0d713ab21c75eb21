import { expect, it } from 'vitest';
import { randomGame } from '#testing/fort/game-states.ts';
import { fullActions } from '../deeds/index.ts';
import { meansOf } from '../means.ts';
import type { StepKind } from '../move.ts';
import { plainActions, resources, type Step } from '../notation/tree.ts';
import { aids, spheres } from './aid.ts';

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
        const means = meansOf(state, state.leader);
        const bound = { ...free, full };
        for (const first of steps) {
          const action = fullActions[first.do];
          for (const move of action.tries(means, first, bound)) {
            if (action.check(means, move, first, bound) !== null) continue;
            const most = () =>
              steps.map((step) => fullActions[step.do].most?.(means, step, bound) ?? Number.NaN);
            const before = most();
            action.take(means, move, 1);
            const after = most();
            action.take(means, move, -1);
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
