import { expect, it } from 'vitest';
import { withCardsTogether } from './reasons.ts';

const discard = (card: string) => ({ code: 'discard', facts: { card } });
const toYard = (card: string) => ({ code: 'to-yard', facts: { card } });

it('tells cards that fare alike together, in the order of the first of them', () => {
  expect(withCardsTogether([discard('bug'), toYard('doc'), discard('worm')])).toEqual([
    { code: 'discard', facts: { card: ['bug', 'worm'] } },
    toYard('doc'),
  ]);
});

it('keeps apart twins, cards without a name and those that differ in anything else', () => {
  const taken = (card: string, from: string) => ({ code: 'recruit', facts: { card, from } });
  const apart = [
    taken('bug', 'park'),
    taken('bug', 'park'),
    taken('doc', 'yard'),
    taken('', 'park'),
    taken('', 'park'),
    { code: 'draw', facts: { count: 5 } },
  ];
  expect(withCardsTogether(apart)).toEqual(apart);
});
