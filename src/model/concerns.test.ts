import { describe, expect, it } from 'vitest';
import { games } from '#i18n/languages.ts';
import { cardsOf } from './cards.ts';
import { cardsOfClause, clausesOfCard } from './concerns.ts';
import { factsOf, spineClauses } from './facts.ts';

it('finds the cards whose icons a clause explains', () => {
  expect(cardsOfClause('fort', 'action.copy-rival-pack')).toContain('captain');
  expect(cardsOfClause('fort', 'symbol.group')).toContain('bones');
  expect(cardsOfClause('fort', 'play.blank')).toEqual(
    expect.arrayContaining(['ghost', 'the-moles']),
  );
  expect(cardsOfClause('fort', 'play.blank')).not.toContain('bones');
});

it('finds the cards a clause is about', () => {
  expect(cardsOfClause('fort', 'perk.bribe')).toContain('bribe');
  expect(cardsOfClause('fort', 'follow.one-card')).toContain('copy-cat');
  expect(cardsOfClause('fort', 'rule.big-plans')).toContain('diy');
  expect(cardsOfClause('dobro', 'special.skip')).toContain('skip');
  expect(cardsOfClause('dobro', 'setup.deck')).toEqual(expect.arrayContaining(['2', 'joker']));
});

it('does not count a card that only serves as an example', () => {
  expect(clausesOfCard('fort', 'bug')).not.toContain('card.suits');
});

describe.each(games)('every card of %s', (game) => {
  const order = spineClauses(factsOf(game).spine).map(({ id }) => id);
  it.each([...cardsOf(game).keys()])('%s has clauses in the order of the rules', (id) => {
    const clauses = clausesOfCard(game, id);
    expect(clauses.length).toBeGreaterThan(1);
    expect(clauses).toEqual(order.filter((clause) => clauses.includes(clause)));
  });
  it.each([...cardsOf(game).values()].filter((card) => card.clause !== undefined))(
    '$id has the clause that says what it does',
    ({ id, clause }) => {
      expect(clausesOfCard(game, id)).toContain(clause);
    },
  );
});
