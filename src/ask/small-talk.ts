import type { Item } from './items.ts';

/** Words around a question that change nothing about what is asked. */
const small = [
  'filler',
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
  'each',
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

export const smallTalk = ({ meanings, slipped }: Item): boolean =>
  slipped ? false : meanings.some(isSmall);
