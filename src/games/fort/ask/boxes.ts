import { isCard, symbolsOf } from '#engine/fort/cards/ids.ts';
import { type Box, type BoxName, boxNames, type Step } from '#engine/fort/notation/tree.ts';
import { cardBoxes } from '#generated/fort.ts';

/** A box with everything inside it. */
const partsOf = (box: Box | null): Box[] => {
  if (box === null) return [];
  const inside =
    'do' in box ? [] : 'all' in box ? box.all : 'first' in box ? [box.first, box.then] : [box.each];
  return [box, ...inside.flatMap(partsOf)];
};

const stepsOf = (box: Box | null): Step[] => partsOf(box).filter((part) => 'do' in part);

/** Whether a step gives all these resources. */
const gives = (step: Step, kinds: readonly string[]): boolean =>
  step.do !== 'gain' || kinds.every((kind) => step.what === 'any' || step.what === kind);

/** The boxes of a card that have one of the icons, the public one first; `kinds` are gained with it. */
export function boxesWith(
  card: string | undefined,
  icons: readonly string[],
  kinds: readonly string[] = [],
): BoxName[] {
  if (card === undefined || !isCard(card)) return [];
  const found = cardBoxes[card];
  const having = boxNames.filter((name) =>
    stepsOf(found[name]).some((step) => icons.includes(step.do)),
  );
  const giving = having.filter((name) =>
    stepsOf(found[name]).some((step) => icons.includes(step.do) && gives(step, kinds)),
  );
  return giving.length > 0 ? giving : having;
}

/** The one kind of resource that a card gives, where it gives only one. */
export function givenBy(card: string): string | undefined {
  if (!isCard(card)) return undefined;
  const kinds = Object.values(cardBoxes[card])
    .flatMap(stepsOf)
    .flatMap((step) => (step.do === 'gain' ? [step.what] : []));
  const [kind] = kinds;
  return kind !== 'any' && kinds.every((each) => each === kind) ? kind : undefined;
}

/** Whether a card shows a coin, which can count as any suit. */
export const showsCoin = (card: string): boolean =>
  isCard(card) && symbolsOf(card).includes('coin');

/** Whether a card counts the symbols of a suit that its player names. */
export const countsOneSuit = (card: string): boolean =>
  isCard(card) &&
  Object.values(cardBoxes[card])
    .flatMap(partsOf)
    .some((part) => 'per' in part && part.per === 'one-suit');
