import { expect, test } from 'vitest';
import { sheetSchema } from '../format/sheet.ts';
import { readSheet } from './read-sheet.ts';
import { scoreRestsOn } from './rests-on.ts';
import { score } from './score.ts';

test.each([
  ['score.fort: no rulebook has points for level 0', { fort: 0 }, ['score.fort'], []],
  ['score.fort: level 5 is printed', { fort: 5 }, [], []],
  ['an unknown level rests on nothing yet', {}, [], []],
  [
    'rule.big-plans: what Dot counts',
    { fort: 5, 'made-up-rule': 'big-plans', advances: 2 },
    ['rule.big-plans'],
    [],
  ],
  [
    'rule.slime-lab: whether coins count',
    { fort: 5, 'made-up-rule': 'slime-lab', books: 2 },
    [],
    ['rule.slime-lab'],
  ],
  [
    'rule.play-palace: not while its cards are unknown',
    { fort: 5, 'made-up-rule': 'play-palace' },
    [],
    [],
  ],
  ['rule.minimalism: printed', { fort: 2, 'made-up-rule': 'minimalism' }, [], []],
])('%s', (_, entry, readings, editions) => {
  const sheet = sheetSchema.parse({
    players: [{ name: 'Ann', track: 0, ...entry }, { name: 'Ben' }],
  });
  expect(scoreRestsOn(score(readSheet(sheet)).players)).toEqual({ readings, editions });
});
