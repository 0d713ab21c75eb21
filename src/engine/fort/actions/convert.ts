import type { Resource } from '../notation/tree.ts';
import { no } from '../violation.ts';
import type { Action, MoveOf } from './action.ts';
import { checkRoom, checkSupply } from './gain.ts';

type Convert = MoveOf<'convert'>;
const into = (to: Resource): readonly Convert[] => [
  { do: 'convert', to, in: 'stuff' },
  { do: 'convert', to, in: 'pack' },
];
const ways = { pizza: into('pizza'), toys: into('toys') };
const allWays = [...ways.pizza, ...ways.toys];

export const other = (resource: Resource): Resource => (resource === 'pizza' ? 'toys' : 'pizza');

/** Convert resource (action.convert): all in one direction. */
export const convert: Action<Convert> = {
  tries: (_means, _step, { to }) => (to === null ? allWays : ways[to]),
  check(counts, { to, in: place }, _step, bound) {
    if (bound.to !== null && bound.to !== to)
      return no('action.convert', 'convert-back', { to, first: bound.to });
    const from = other(to);
    if (counts[place][from] <= 0)
      return no('action.convert', 'nothing-to-convert', { resource: from, place });
    return place === 'stuff' ? checkRoom(counts, to, 1) : checkSupply(counts, to, 1);
  },
  take(counts, { to, in: place }, sign) {
    const from = other(to);
    counts[place][from] -= sign;
    counts[place][to] += sign;
    counts.supply[from] += sign;
    counts.supply[to] -= sign;
  },
};
