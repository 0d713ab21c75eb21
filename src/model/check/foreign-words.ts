/**
 * Words that a text of any language may contain: names, and what is written the same everywhere.
 * Nicknames of cards and names of games are known from the content and need not be listed.
 */
export const foreignWords = [
  // Languages by their own name, in the language switch.
  'English',
  'Русский',
  'Polski',
  'Yardstick',
  'Joker',
  // Publishers.
  'Leder',
  'Games',
  'Grok',
  // Papers, formats and techniques.
  'A',
  'A4',
  'Letter',
  'PDF',
  'JSON',
  'Schema',
  'CSV',
  'HTML',
  'JavaScript',
  'Ctrl',
  'Enter',
  'Esc',
  'Shift',
  'MIT',
  'CC',
  'BY',
];
