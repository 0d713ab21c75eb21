import type { Box, Step } from '../notation/tree.ts';

/** One step of a box written out, each icon by itself. */
export interface ProgramStep {
  readonly step: Step;
  /** The right part of ▸: must be done if possible once the left part is (symbol.then). */
  readonly then: boolean;
  /** The step at which a box used in part continues when this one is left out. */
  out: number;
}

const open = -1;

function write(box: Box, times: number, then: boolean, first: boolean, into: ProgramStep[]): void {
  if ('do' in box) {
    const count = 'times' in box ? box.times : 1;
    for (let n = 0; n < count; n++) into.push({ step: box, then, out: open });
  } else if ('each' in box) {
    for (let n = 0; n < times; n++) write(box.each, times, then, first, into);
  } else if ('first' in box) {
    write(box.first, times, then, true, into);
    write(box.then, times, true, first, into);
  } else {
    for (const part of box.all) {
      write(part, times, then, first, into);
      // Icons side by side don't depend on each other; inside the left part of ▸ all are needed.
      if (!first) close(into);
    }
  }
}

function close(steps: readonly ProgramStep[]): void {
  for (const step of steps) if (step.out === open) step.out = steps.length;
}

/** The steps of a box in order, with × done `times` times, groups each time in order (symbol.group). */
export function writeProgram(box: Box, times: number): readonly ProgramStep[] {
  const steps: ProgramStep[] = [];
  write(box, times, false, false, steps);
  close(steps);
  return steps;
}

/** Every icon of a box, each as often as it is drawn. */
export function iconsIn(box: Box | null): readonly Step[] {
  if (!box) return [];
  if ('do' in box) return [box];
  if ('each' in box) return iconsIn(box.each);
  if ('first' in box) return [...iconsIn(box.first), ...iconsIn(box.then)];
  return box.all.flatMap(iconsIn);
}

/** The part of a box with ×; no printed box has more than one. */
export function perOf(box: Box): Extract<Box, { per: unknown }> | null {
  if ('do' in box) return null;
  if ('each' in box) return box;
  if ('first' in box) return perOf(box.first) ?? perOf(box.then);
  for (const part of box.all) {
    const per = perOf(part);
    if (per) return per;
  }
  return null;
}
