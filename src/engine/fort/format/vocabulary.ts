/** The words of the format that are not printed on cards. Free of schemas, so that browsers can have them. */

export const phases = ['cleanup', 'play', 'follow', 'recruit', 'discard', 'draw'] as const;
export type PhaseName = (typeof phases)[number];

/** From one Fort Level to the next. */
export const steps = ['0-1', '1-2', '2-3', '3-4', '4-5'] as const;

/** Where a card can be. */
export const sources = [
  'hand',
  'discard',
  'deck',
  'yard',
  'lookout',
  'park',
  'park-deck',
  'played',
] as const;
export type Source = (typeof sources)[number];

/** Where tokens can be. */
export const tokenPlaces = ['stuff', 'pack', 'supply'] as const;
export type TokenPlace = (typeof tokenPlaces)[number];

export const claims = ['end-triggered', 'game-over', 'next-turn'] as const;

export const setupFigures = [
  'pizza',
  'toys',
  'best-friends',
  'track',
  'fort',
  'made-up-rules',
  'perks',
  'park',
  'park-deck',
  'dealt',
  'kept',
  'deck',
  'hand',
] as const;
export type SetupFigure = (typeof setupFigures)[number];

/** The five places whose cards are yours (rule.count-all). */
export const ownZones = ['deck', 'discard', 'hand', 'yard', 'lookout'] as const;

/**
 * Figures that a made-up rule may ask for, each with its highest value: all kids that show it, the 18
 * further copies of those that show most, and one's own Best Friends.
 */
export const figures = {
  advances: 43,
  suits: 6,
  crowns: 23,
  books: 44,
  pizza: 12,
  toys: 12,
  'best-friends': 2,
} as const;
export type FigureName = keyof typeof figures;
