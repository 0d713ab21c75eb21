import { type Box, type BoxName, boxNames, type Step } from '#engine/fort/notation/tree.ts';
import { playable } from '#generated/fort.ts';

const stepsOf = (box: Box | null): Step[] => {
  if (box === null) return [];
  if ('do' in box) return [box];
  if ('all' in box) return box.all.flatMap(stepsOf);
  if ('first' in box) return [...stepsOf(box.first), ...stepsOf(box.then)];
  return stepsOf(box.each);
};

const isCard = (id: string): id is keyof typeof playable => id in playable;

/** The box of a card that has the icon, the public one first; undefined if neither has it. */
export function boxWith(card: string | undefined, icons: readonly string[]): BoxName | undefined {
  if (card === undefined || !isCard(card)) return undefined;
  const found = playable[card];
  return boxNames.find((name) => stepsOf(found[name]).some((step) => icons.includes(step.do)));
}
