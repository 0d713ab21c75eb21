import type { Box, Step } from './tree.ts';

const printTimes = (times: number): string => (times === 1 ? '' : ` ${times}`);

const printStep = (step: Step): string => {
  switch (step.do) {
    case 'gain':
      return `gain ${step.what}${printTimes(step.times)}`;
    case 'spend':
      return `spend ${step.what}`;
    case 'vp':
      return `vp${printTimes(step.times)}`;
    case 'advance':
      return step.cost === 0 ? 'advance' : `advance ${step.cost > 0 ? '+' : ''}${step.cost}`;
    default:
      return step.do;
  }
};

/** Parts that are more than a single icon are put in brackets, as on the cards. */
const printPart = (box: Box): string => ('do' in box ? printStep(box) : `(${printBox(box)})`);

/** The notation of a box; `parseBox` reads it back to the same tree. */
export const printBox = (box: Box | null): string => {
  if (box === null) return '';
  if ('do' in box) return printStep(box);
  if ('all' in box) return box.all.map(printPart).join(', ');
  if ('first' in box) return `${printPart(box.first)} > ${printPart(box.then)}`;
  return `${printPart(box.each)} x ${box.per}`;
};
