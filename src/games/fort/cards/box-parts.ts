import { type Box, type Counter, type Step, type Suit, suits } from '#engine/fort/notation/tree.ts';

/** The icons of a box by which players look it up; the names are those of src/icons. */
export type BoxIcon =
  | Step['do']
  | Counter
  | 'per'
  | 'then'
  | 'group'
  | 'pizza'
  | 'toys'
  | 'any-resource'
  | 'cost-minus'
  | 'cost-plus';

/** All steps of a box, in their printed order. */
export function stepsOf(box: Box): Step[] {
  if ('do' in box) return [box];
  if ('all' in box) return box.all.flatMap(stepsOf);
  if ('first' in box) return [...stepsOf(box.first), ...stepsOf(box.then)];
  return stepsOf(box.each);
}

/** What comes after × in a box. */
export function countersOf(box: Box): Counter[] {
  if ('do' in box) return [];
  if ('all' in box) return box.all.flatMap(countersOf);
  if ('first' in box) return [...countersOf(box.first), ...countersOf(box.then)];
  return [...countersOf(box.each), box.per];
}

export const isSuit = (counter: Counter): counter is Suit => suits.some((suit) => suit === counter);

/** × and a suit, or the suit the player names: added cards make it stronger (play.add). */
export const isImprovable = (box: Box | null): boolean =>
  box !== null && countersOf(box).some((counter) => isSuit(counter) || counter === 'one-suit');

function stepIcons(step: Step): BoxIcon[] {
  switch (step.do) {
    case 'gain':
      return ['gain', step.what === 'any' ? 'any-resource' : step.what];
    case 'spend':
      return ['spend', step.what];
    case 'advance':
      if (step.cost === 0) return ['advance'];
      return ['advance', step.cost < 0 ? 'cost-minus' : 'cost-plus'];
    default:
      return [step.do];
  }
}

/** As it is drawn: a part that is more than one step is put in brackets. */
const partIcons = (box: Box): BoxIcon[] =>
  'do' in box ? stepIcons(box) : ['group', ...allIcons(box)];

function allIcons(box: Box): BoxIcon[] {
  if ('do' in box) return stepIcons(box);
  if ('all' in box) return box.all.flatMap(partIcons);
  if ('first' in box) return [...partIcons(box.first), 'then', ...partIcons(box.then)];
  return [...partIcons(box.each), 'per', box.per];
}

/** Every icon of a box once, in the order of reading. */
export const iconsOf = (box: Box | null): BoxIcon[] =>
  box === null ? [] : [...new Set(allIcons(box))];
