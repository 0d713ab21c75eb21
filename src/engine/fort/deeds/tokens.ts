import type { MoveOf } from '../actions/action.ts';
import { other } from '../actions/convert.ts';
import { packRoom, stuffRoom } from '../capacity.ts';
import { type Means, onTurn, total } from '../means.ts';
import { type Resource, resources, type Step } from '../notation/tree.ts';
import type { Stock } from '../state.ts';
import { by } from '../violation.ts';
import { playerAt } from '../zones.ts';
import type { Deed } from './deed.ts';

/** Icons that move tokens: the rules have moved them already, here is how far they go. */

const mostOf = (means: Means, resource: Resource): number =>
  Math.min(stuffRoom(means, resource), means.supply[resource]);

export const gain: Deed<MoveOf<'gain'>, Extract<Step, { do: 'gain' }>> = {
  most(means, step, { what }) {
    const kind = step.what === 'any' ? what : step.what;
    if (kind !== null) return mostOf(means, kind);
    return Math.max(mostOf(means, 'pizza'), mostOf(means, 'toys'));
  },
  run() {
    by('action.gain');
  },
};

export const pack: Deed<MoveOf<'pack'>> = {
  most(means) {
    const supply = onTurn(means, 'sticky-fingers') ? total(means.supply) : 0;
    return Math.min(packRoom(means), total(means.stuff) + supply);
  },
  run(state, seat, { from }) {
    const me = playerAt(state, seat);
    by('action.pack');
    if (total(me.pack) > me.level + 1) by('perk.xxl-backpack');
    if (from === 'supply') by('perk.sticky-fingers');
  },
};

export const spend: Deed<MoveOf<'spend'>, Extract<Step, { do: 'spend' }>> = {
  most: ({ stuff, pack: packed }, { what }) => stuff[what] + packed[what],
  run() {
    by('action.spend');
  },
};

const mostInto = (means: Means, to: Resource): number => {
  const from = other(to);
  const inStuff = Math.min(means.stuff[from], stuffRoom(means, to));
  return Math.min(means.supply[to], inStuff + means.pack[from]);
};

export const convert: Deed<MoveOf<'convert'>> = {
  most: (means, _step, { to }) =>
    to !== null ? mostInto(means, to) : Math.max(mostInto(means, 'pizza'), mostInto(means, 'toys')),
  run() {
    by('action.convert');
  },
};

const fits = (means: Means, there: Readonly<Stock>, full: boolean): boolean =>
  full
    ? total(there) > 0 &&
      there.pizza <= mostOf(means, 'pizza') &&
      there.toys <= mostOf(means, 'toys')
    : resources.some((resource) => there[resource] > 0 && mostOf(means, resource) > 0);

export const copyPack: Deed<MoveOf<'copy-pack'>> = {
  most: (means, _, { full }) => (fits(means, means.pack, full) ? 1 : 0),
  run() {
    by('action.copy-pack');
  },
};

export const copyRivalPack: Deed<MoveOf<'copy-rival-pack'>> = {
  most: (means, _, { full }) =>
    means.packs.some((there, whose) => whose !== means.seat && fits(means, there, full)) ? 1 : 0,
  run() {
    by('action.copy-rival-pack');
  },
};
