import { type Item, means } from './items.ts';

const small = [
  'filler',
  'ask',
  'and',
  'me',
  'in',
  'from',
  'into',
  'with',
  'as',
  'then',
  'action',
  'card',
  'phase-word',
  'already',
  'symbol',
  'have',
  'rival',
  'turn-of',
  'left',
  'next',
  'rule-question',
];

/** Words around a question that change nothing about what is asked. */
export const smallTalk = (item: Item): boolean => small.some((meaning) => means(item, meaning));
