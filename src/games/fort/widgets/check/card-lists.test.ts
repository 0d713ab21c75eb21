import { expect, it } from 'vitest';
import { cardsLying } from './card-lists.ts';
import { kinds } from './check.ts';
import { fortForms } from './forms.ts';

const situation = {
  park: ['doc'],
  me: { hand: ['kitty', 'more'], lookout: ['golden-boy'], discard: ['moose'], yard: ['worm'] },
  rivals: { Ann: { yard: ['tiny'] } },
} as const;
const lying = (at: string) => [...cardsLying(at, { kind: 'follow', situation, move: {} })];

it('knows the cards that lie where those of a field are taken from', () => {
  for (const at of ['play', 'add', 'follow', 'discard.to-pile', 'discard.to-yard'])
    expect([at, lying(at)]).toEqual([at, expect.arrayContaining(['kitty'])]);
  expect(lying('add-from-lookout')).toEqual(['golden-boy']);
  expect(lying('recruit')).toEqual(['doc', 'tiny']);
  expect(lying('trash')).toEqual(expect.arrayContaining(['kitty', 'moose']));
  // What is being described lies nowhere yet.
  expect(lying('me.hand')).toEqual([]);
});

it('has a place for every field of a move that asks for cards', () => {
  const { move, choices } = fortForms('en');
  const asked = [...kinds.flatMap((kind) => move[kind] ?? []), ...choices];
  const cards = asked.filter(({ as }) => as === 'card' || as === 'cards').map(({ at }) => at);
  // Best Friends are chosen from the box; a perk says itself what it takes.
  expect(cards.filter((at) => lying(at).length === 0)).toEqual(['take', 'setup.friends']);
});
