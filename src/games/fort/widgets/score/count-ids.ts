/** What is counted on the table, one figure per place. */
export const countIds = [
  'advances',
  'crowns',
  'books',
  'best-friends',
  'lookout',
  'pack',
  'cards',
  'toys-in-stuff',
  'toys-in-pack',
  'pizza-in-stuff',
  'pizza-in-pack',
] as const;
