import { expect, it } from 'vitest';
import { cardsOfClauses, clausesOfCards } from './concerns.ts';

it('finds the cards whose icons a clause explains', () => {
  const cards = cardsOfClauses('fort');
  expect(cards.get('action.copy-rival-pack')).toContain('captain');
  expect(cards.get('symbol.group')).toContain('bones');
  expect(cards.get('play.blank')).toEqual(expect.arrayContaining(['ghost', 'the-moles']));
  expect(cards.get('play.blank')).not.toContain('bones');
});

it('finds the cards a clause is about, and those it names', () => {
  expect(cardsOfClauses('fort').get('perk.bribe')).toContain('bribe');
  expect(cardsOfClauses('fort').get('follow.one-card')).toContain('copy-cat');
  expect(cardsOfClauses('dobro').get('special.skip')).toContain('skip');
});

it('lists the clauses of a card in the order of the rules', () => {
  const clauses = clausesOfCards('fort').get('bones') ?? [];
  expect(clauses).toEqual(expect.arrayContaining(['action.trash', 'action.vp', 'symbol.then']));
  expect(clauses.indexOf('action.trash')).toBeLessThan(clauses.indexOf('symbol.then'));
});
