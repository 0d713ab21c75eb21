import type { Box, Resource, Step } from '#engine/fort/notation/tree.ts';
import type { IconId } from '#icons/index.ts';

export interface Token {
  readonly icon: IconId;
  /** Belongs to the token before it: no line break or wide gap between the two. */
  readonly glued: boolean;
}

const free = (icon: IconId): Token => ({ icon, glued: false });
const glued = (icon: IconId): Token => ({ icon, glued: true });
const repeat = (times: number, tokens: readonly Token[]): Token[] =>
  Array.from({ length: times }, () => tokens).flat();

const resourceIcon = (what: Resource | 'any'): IconId => (what === 'any' ? 'any-resource' : what);

const drawStep = (step: Step): Token[] => {
  switch (step.do) {
    case 'gain':
      return repeat(step.times, [free('gain'), glued(resourceIcon(step.what))]);
    case 'spend':
      return [free('spend'), glued(step.what)];
    case 'vp':
      return repeat(step.times, [free('vp')]);
    case 'advance': {
      const cost = glued(step.cost < 0 ? 'cost-minus' : 'cost-plus');
      return [free('advance'), ...repeat(Math.abs(step.cost), [cost])];
    }
    default:
      return [free(step.do)];
  }
};

/** Brackets stay with what they enclose, so that a line never ends with an opening one. */
const bracket = ([first, ...rest]: readonly Token[]): Token[] =>
  first === undefined
    ? []
    : [free('group-open'), { ...first, glued: true }, ...rest, glued('group-close')];

/** As in the notation, a part that is more than one step is put in brackets (symbol.group). */
const drawPart = (box: Box): Token[] => ('do' in box ? drawStep(box) : bracket(drawBox(box)));

/** The icons of a box from left to right; an empty box has none. */
export const drawBox = (box: Box | null): Token[] => {
  if (box === null) return [];
  if ('do' in box) return drawStep(box);
  if ('all' in box) return box.all.flatMap(drawPart);
  if ('first' in box) return [...drawPart(box.first), glued('then'), ...drawPart(box.then)];
  return [...drawPart(box.each), glued('per'), glued(box.per)];
};

/** The same, cut into runs that must stay on one line. */
export const drawRuns = (box: Box | null): IconId[][] => {
  const runs: IconId[][] = [];
  for (const token of drawBox(box)) {
    const last = runs.at(-1);
    if (token.glued && last !== undefined) last.push(token.icon);
    else runs.push([token.icon]);
  }
  return runs;
};
