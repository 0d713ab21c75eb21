import type { Item } from './items.ts';

/** Words around a question that change nothing about what is asked. */
const small = [
  'filler',
  'let',
  'says',
  'of-me',
  'article',
  'ask',
  'and',
  'but',
  'if',
  'purpose',
  'me',
  'possessive',
  's',
  'in',
  'from',
  'into',
  'to',
  'with',
  'as',
  'for',
  'of-whom',
  'after',
  'then',
  'action',
  'card',
  'phase-word',
  'perk-word',
  'already',
  'symbol',
  'more',
  'have',
  'now',
  'only',
  'what',
  'players',
  'first',
  'together',
  'instead',
  'this-card',
  'the',
  'own',
  'chat',
  'relative',
  'turn-start',
  'there',
  'or',
];

export const isSmall = (meaning: string): boolean => small.includes(meaning);

/** What says something of its own besides: a thing, or that something is not so. */
const isTelling = (meaning: string): boolean =>
  (meaning.includes(':') && !meaning.startsWith('figure:')) ||
  meaning === 'not' ||
  meaning === 'none';

export const smallTalk = (unit: Item): boolean =>
  !unit.slipped && unit.meanings.some(isSmall) && !unit.meanings.some(isTelling);
