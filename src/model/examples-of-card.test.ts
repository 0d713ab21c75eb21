import { expect, it } from 'vitest';
import type { Example } from './examples.ts';
import { examplesOfCard } from './examples-of-card.ts';

const example = (id: string, parts: Pick<Example, 'situation' | 'move'>): Example => ({
  id,
  game: 'fort',
  clauses: ['play.full'],
  title: { en: id, ru: id, pl: id },
  sheet: undefined,
  verdict: 'legal',
  rule: undefined,
  ...parts,
});

const ids = (card: string, all: readonly Example[]) =>
  examplesOfCard('fort', card, all).map(({ id }) => id);

it('lists the examples that play a card before those where it only lies there', () => {
  const all = [
    example('in-hand', { situation: { me: { hand: ['bones', 'bug'] } }, move: { play: 'bug' } }),
    example('elsewhere', { situation: { me: { hand: ['chef'] } }, move: { play: 'chef' } }),
    example('played', { situation: {}, move: { play: 'bones', add: ['doc'] } }),
  ];
  expect(ids('bones', all)).toEqual(['played', 'in-hand']);
  expect(ids('zip', all)).toEqual([]);
});

it('takes a figure for a number card only where cards are played', () => {
  const all = [
    example('count', { situation: { deck: 9 }, move: { draw: 9 } }),
    example('pair', { situation: { value: 4 }, move: { play: [9, 'joker'] } }),
  ];
  expect(ids('9', all)).toEqual(['pair']);
  expect(ids('joker', all)).toEqual(['pair']);
});
