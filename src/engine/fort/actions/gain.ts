import { stuffRoom } from '../capacity.ts';
import type { Means } from '../means.ts';
import { type Resource, resources, type Step } from '../notation/tree.ts';
import { no, type Violation } from '../violation.ts';
import type { Action, MoveOf } from './action.ts';

type Gain = MoveOf<'gain'>;
const ways: Readonly<Record<Resource | 'any', readonly Gain[]>> = {
  pizza: [{ do: 'gain', what: 'pizza' }],
  toys: [{ do: 'gain', what: 'toys' }],
  any: resources.map((what) => ({ do: 'gain', what })),
};

/** Tokens in the supply for `need` of a kind. */
export function checkSupply(means: Means, resource: Resource, need: number): Violation | null {
  const left = means.supply[resource];
  return need > left ? no('supply.empty', 'supply-empty', { resource, need, left }) : null;
}

/** The same, and room for them in Stuff. */
export function checkRoom(means: Means, resource: Resource, need: number): Violation | null {
  const room = stuffRoom(means, resource);
  return need > room
    ? no('board.stuff', 'stuff-full', { resource, need, room })
    : checkSupply(means, resource, need);
}

export function takeTokens(means: Means, resource: Resource, count: number): void {
  means.stuff[resource] += count;
  means.supply[resource] -= count;
}

/** Gather resource (action.gain). */
export const gain: Action<Gain, Extract<Step, { do: 'gain' }>> = {
  tries: (_, step, { what }) => ways[step.what === 'any' && what ? what : step.what],
  check(means, { what: resource }, step, { what, follows }) {
    if (step.what !== 'any') {
      if (step.what !== resource)
        return no('action.gain', 'gain-other', { resource, shown: step.what });
    } else if (what !== null && what !== resource) {
      return follows
        ? no('follow.same-resource', 'other-than-leader', { resource, leader: what })
        : no('action.gain-choice', 'gain-mixed', { resource, first: what });
    }
    return checkRoom(means, resource, 1);
  },
  take(means, { what }, sign) {
    takeTokens(means, what, sign);
  },
};
