import type { Format as Translate } from '#i18n/format.ts';

export const isNumber = (card: string): boolean => /^\d+$/.test(card);

/** A card as the reader knows it: numbers as they are, specials by name. */
export const sayDobroCard = (card: string, t: Translate): string =>
  isNumber(card) ? card : t(`dobro-verdicts:card.${card}`);
