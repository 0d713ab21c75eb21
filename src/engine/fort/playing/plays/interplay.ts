import type { PrintedBox } from '../../cards/printed.ts';
import type { Counter } from '../../notation/tree.ts';
import type { StepKind } from '../../state/move.ts';
import { programOf } from '../icons/game-steps.ts';

/** How the boxes of a card can help each other, or get in each other's way. */

/**
 * The actions after which more of an action may be possible than before, since they bring what it
 * needs or make room for it. Any other action leaves it as it is or takes away from it.
 */
export const aids: Readonly<Record<StepKind, readonly StepKind[]>> = {
  gain: ['pack', 'spend', 'convert', 'advance'],
  pack: ['gain', 'spend', 'copy-pack', 'copy-rival-pack', 'advance'],
  lookout: ['advance'],
  trash: ['recruit'],
  'trash-this': [],
  'trash-rival': [],
  recruit: [],
  // Packing out of the supply is gaining (perk.sticky-fingers).
  advance: ['gain', 'pack', 'convert', 'copy-pack', 'copy-rival-pack', 'advance'],
  vp: [],
  spend: ['gain', 'pack', 'convert', 'copy-pack', 'copy-rival-pack'],
  'copy-pack': ['pack', 'spend', 'convert', 'advance'],
  'copy-rival-pack': ['pack', 'spend', 'convert', 'advance'],
  // In the other direction: one box converts in one direction only, two may differ (action.convert).
  convert: ['gain', 'pack', 'spend', 'copy-pack', 'copy-rival-pack', 'advance', 'convert'],
};

/** The same for what is counted when a box starts (symbol.in-pack, symbol.in-lookout, symbol.fort-level). */
const countAids: Readonly<Partial<Record<Counter, readonly StepKind[]>>> = {
  'in-pack': ['pack'],
  'in-lookout': ['lookout'],
  'fort-level': ['advance'],
};

const kindsOf = (facts: PrintedBox): StepKind[] => programOf(facts, 1).map(({ step }) => step.do);

/** Can one of the boxes before it get a box further than it would get by itself? */
export function isAided(facts: PrintedBox, before: readonly PrintedBox[]): boolean {
  const aiding = kindsOf(facts).flatMap((kind) => aids[kind]);
  if (facts.per !== null) aiding.push(...(countAids[facts.per] ?? []));
  return before.some((other) => kindsOf(other).some((kind) => aiding.includes(kind)));
}

/** What actions use and change, as bits. A Fort Level changes what there is room for, so all of it. */
const tokens = 1;
const cards = 2;
const level = 4;
export const spheres: Readonly<Record<StepKind, number>> = {
  gain: tokens,
  pack: tokens,
  lookout: cards,
  trash: cards,
  'trash-this': 0,
  'trash-rival': cards,
  recruit: cards,
  advance: tokens | cards | level,
  vp: 0,
  spend: tokens,
  'copy-pack': tokens,
  'copy-rival-pack': tokens,
  convert: tokens,
};
const countSpheres: Readonly<Partial<Record<Counter, number>>> = {
  'in-pack': tokens,
  'in-lookout': cards,
  'fort-level': level,
};

const sphereOf = (facts: PrintedBox): number =>
  kindsOf(facts).reduce(
    (all, kind) => all | spheres[kind],
    (facts.per && countSpheres[facts.per]) ?? 0,
  );

/** Can each box do exactly what it could do by itself, whatever the others do? */
export function areApart(boxes: readonly PrintedBox[]): boolean {
  let used = 0;
  for (const facts of boxes) {
    const sphere = sphereOf(facts);
    if ((used & sphere) !== 0) return false;
    used |= sphere;
  }
  return true;
}
