import { type Resource, resources, type Step } from '../notation/tree.ts';
import { stuffRoom } from '../state/capacity.ts';
import type { Counts } from '../state/counts.ts';
import { no, type Violation } from '../violation.ts';
import type { Action, MoveOf } from './action.ts';

type Gain = MoveOf<'gain'>;
const ways: Readonly<Record<Resource | 'any', readonly Gain[]>> = {
  pizza: [{ do: 'gain', what: 'pizza' }],
  toys: [{ do: 'gain', what: 'toys' }],
  any: resources.map((what) => ({ do: 'gain', what })),
};

/** Tokens in the supply for `need` of a kind. */
export function checkSupply(counts: Counts, resource: Resource, need: number): Violation | null {
  const left = counts.supply[resource];
  return need > left ? no('supply.empty', 'supply-empty', { resource, need, left }) : null;
}

/** The same, and room for them in Stuff. */
export function checkRoom(counts: Counts, resource: Resource, need: number): Violation | null {
  const room = stuffRoom(counts, resource);
  return need > room
    ? no('board.stuff', 'stuff-full', { resource, need, room })
    : checkSupply(counts, resource, need);
}

export function takeTokens(counts: Counts, resource: Resource, count: number): void {
  counts.stuff[resource] += count;
  counts.supply[resource] -= count;
}

/** Gather resource (action.gain). */
export const gain: Action<Gain, Extract<Step, { do: 'gain' }>> = {
  tries: (_, step, { what }) => ways[step.what === 'any' && what ? what : step.what],
  check(counts, { what: resource }, step, { what, follows }) {
    if (step.what !== 'any') {
      if (step.what !== resource)
        return no('action.gain', 'gain-other', { resource, shown: step.what });
    } else if (what !== null && what !== resource) {
      return follows
        ? no('follow.same-resource', 'other-than-leader', { resource, leader: what })
        : no('action.gain-choice', 'gain-mixed', { resource, first: what });
    }
    return checkRoom(counts, resource, 1);
  },
  take(counts, { what }, sign) {
    takeTokens(counts, what, sign);
  },
};
