import type { MoveOf } from '../../actions/action.ts';
import { other } from '../../actions/convert.ts';
import { type Resource, resources, type Step } from '../../notation/tree.ts';
import { packRoom, stuffRoom } from '../../state/capacity.ts';
import { type Counts, onTurn, total } from '../../state/counts.ts';
import type { Stock } from '../../state/state.ts';
import { playerAt } from '../../state/zones.ts';
import { by } from '../../violation.ts';
import type { InGame } from './game-action.ts';

/** Icons that move tokens. The rules have moved them already; here it is worked out how often that can be done. */

const mostOf = (counts: Counts, resource: Resource): number =>
  Math.min(stuffRoom(counts, resource), counts.supply[resource]);

export const gain: InGame<MoveOf<'gain'>, Extract<Step, { do: 'gain' }>> = {
  most(counts, step, { what }) {
    const kind = step.what === 'any' ? what : step.what;
    if (kind !== null) return mostOf(counts, kind);
    return Math.max(mostOf(counts, 'pizza'), mostOf(counts, 'toys'));
  },
  run() {
    by('action.gain');
  },
};

export const pack: InGame<MoveOf<'pack'>> = {
  most(counts) {
    const supply = onTurn(counts, 'sticky-fingers') ? total(counts.supply) : 0;
    return Math.min(packRoom(counts), total(counts.stuff) + supply);
  },
  run(state, seat, { from }) {
    const me = playerAt(state, seat);
    by('action.pack');
    if (total(me.pack) > me.level + 1) by('perk.xxl-backpack');
    if (from === 'supply') by('perk.sticky-fingers');
  },
};

export const spend: InGame<MoveOf<'spend'>, Extract<Step, { do: 'spend' }>> = {
  most: ({ stuff, pack: packed }, { what }) => stuff[what] + packed[what],
  run() {
    by('action.spend');
  },
};

const mostInto = (counts: Counts, to: Resource): number => {
  const from = other(to);
  const inStuff = Math.min(counts.stuff[from], stuffRoom(counts, to));
  return Math.min(counts.supply[to], inStuff + counts.pack[from]);
};

export const convert: InGame<MoveOf<'convert'>> = {
  most: (counts, _step, { to }) =>
    to !== null
      ? mostInto(counts, to)
      : Math.max(mostInto(counts, 'pizza'), mostInto(counts, 'toys')),
  run() {
    by('action.convert');
  },
};

const fits = (counts: Counts, there: Readonly<Stock>, full: boolean): boolean =>
  full
    ? total(there) > 0 &&
      there.pizza <= mostOf(counts, 'pizza') &&
      there.toys <= mostOf(counts, 'toys')
    : resources.some((resource) => there[resource] > 0 && mostOf(counts, resource) > 0);

export const copyPack: InGame<MoveOf<'copy-pack'>> = {
  most: (counts, _, { full }) => (fits(counts, counts.pack, full) ? 1 : 0),
  run() {
    by('action.copy-pack');
  },
};

export const copyRivalPack: InGame<MoveOf<'copy-rival-pack'>> = {
  most: (counts, _, { full }) =>
    counts.packs.some((there, whose) => whose !== counts.seat && fits(counts, there, full)) ? 1 : 0,
  run() {
    by('action.copy-rival-pack');
  },
};
