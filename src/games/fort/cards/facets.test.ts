import { expect, it } from 'vitest';
import { matches, noFilter } from '#components/cards/filter.ts';
import { fortCards } from './cards.ts';
import { fortFacets } from './facets.ts';

const found = (query: Partial<typeof noFilter>, language: 'en' | 'ru' | 'pl' = 'en') =>
  fortCards
    .filter((card) => matches(fortFacets(card, language), { ...noFilter, ...query }))
    .map(({ id }) => id);

it('finds cards by suit, action, box and kind', () => {
  expect(found({}).length).toBe(fortCards.length);
  expect(found({ suits: ['crown'] })).toEqual(['ghost', 'golden-boy', 'prince', 'tiny', 'puddin']);
  expect(found({ icon: 'trash', box: 'private', kind: 'kid' })).toEqual(['blitz']);
  expect(found({ icon: 'vp', improvable: true, suits: ['glue'] })).toEqual(['kitty']);
});

it('finds a card by its name in any language and by the words of the page', () => {
  expect(found({ text: 'żuk' }, 'ru')).toEqual(['bug']);
  expect(found({ text: 'косточка' })).toEqual(['bones']);
  expect(found({ text: 'bones' }, 'pl')).toEqual(['bones']);
  expect(found({ text: 'фенечки' }, 'en')).toEqual(['friendship-bracelet']);
  expect(found({ text: 'recruit gain' })).toContain('baby-face');
});
