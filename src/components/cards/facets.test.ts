import { expect, it } from 'vitest';
import { fortCards } from '#games/fort/cards/cards.ts';
import { clauseText, fortFacets } from './facets.ts';
import { matches, noFilter } from './filter.ts';

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

it('says what a card without boxes does, without its name before it', () => {
  expect(clauseText('pizza-party', 'fort', 'en', 'Pizza Party')).toMatch(/^1\s/);
  expect(clauseText('diy', 'fort', 'en', 'DIY')).toMatch(/^On your turn/);
});
