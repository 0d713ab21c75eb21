import { resources, type Step } from '../notation/tree.ts';
import { no } from '../violation.ts';
import type { Action, MoveOf } from './action.ts';

type Spend = MoveOf<'spend'>;
const [pizza, toys] = resources.map((what): readonly Spend[] => [
  { do: 'spend', what, from: 'stuff' },
  { do: 'spend', what, from: 'pack' },
]);

/** Spend resource (action.spend): from Stuff or Pack, to the supply. */
export const spend: Action<Spend, Extract<Step, { do: 'spend' }>> = {
  tries: (_, { what }) => (what === 'pizza' ? pizza : toys) ?? [],
  check(counts, { what: resource, from }, step) {
    if (resource !== step.what)
      return no('action.spend', 'spend-other', { resource, shown: step.what });
    return counts[from][resource] > 0
      ? null
      : no('action.spend', 'nothing-to-spend', { resource, from });
  },
  take(counts, { what, from }, sign) {
    counts[from][what] -= sign;
    counts.supply[what] += sign;
  },
};
