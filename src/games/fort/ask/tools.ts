import type { Clause } from '#ask/clause.ts';
import { can, isTool, leadBy, type Unit } from '#ask/unit.ts';
import { boxesWith } from './boxes.ts';
import { cardsIn } from './reading.ts';

/** A card that the whole clause is done with: «Корешем взять …». */
export const toolIn = (units: readonly Unit[]): Unit | undefined =>
  cardsIn(units).find((card) => isTool(card) && !leadBy(card, 'with', 'as'));

/** What has to be on a card with which something is done. */
const iconsOf: Readonly<Record<string, readonly string[]>> = {
  trash: ['trash', 'trash-rival'],
  'pack-up': ['pack', 'lookout'],
  put: ['pack', 'lookout'],
  add: ['lookout'],
  recruit: ['recruit'],
  advance: ['advance'],
  pay: ['advance'],
  convert: ['convert'],
  spend: ['spend'],
  gain: ['gain', 'copy-pack', 'copy-rival-pack'],
};

/** What a card must have for what is done with it. */
export const iconsFor = (verb: Unit | undefined): string[] =>
  Object.entries(iconsOf).flatMap(([each, icons]) => (can(verb, each) ? icons : []));

/** “trash Rusty with Bones”: the card that can do it is played, where none is said to be. */
export const meansIn = ({ verb, units }: Clause): Unit | undefined => {
  const cards = cardsIn(units);
  return cards.find(
    (card) =>
      leadBy(card, 'with') &&
      // „munch z dashem 2 pizze biorę”: the one before it is played.
      (can(verb, 'trash', 'put', 'add', 'recruit') ||
        cards[cards.indexOf(card) - 1]?.leads.length !== 0) &&
      boxesWith(card.id, iconsFor(verb)).length > 0,
  );
};
