import { describe, expect, test } from 'vitest';
import { games, languages } from '#i18n/languages.ts';
import { cardFace, cardHeading, cardName, cardsOf, cardText } from './cards.ts';

describe('names of cards', () => {
  test('the printed nickname where it is known', () => {
    expect(cardName('fort', 'bug', 'ru')).toEqual({ printed: 'Шпион' });
    expect(cardName('fort', 'ace', 'pl')).toEqual({ printed: 'Ace', ours: 'As' });
  });

  test('otherwise the English one, with ours beside it', () => {
    expect(cardName('fort', 'bones', 'ru')).toEqual({ printed: 'Bones', ours: 'Косточка' });
    expect(cardName('fort', 'einstein', 'pl')).toEqual({ printed: 'Einstein' });
    expect(cardName('fort', 'bones', 'en')).toEqual({ printed: 'Bones' });
    expect(cardHeading('fort', 'bones', 'ru').nameLang).toBe('en');
    expect(cardFace('fort', 'bones', 'ru').name).toBe('Косточка');
  });

  test('cards named by a term, and numbers', () => {
    expect(cardName('fort', 'diy', 'pl')).toEqual({ printed: 'Zrób to Sam' });
    expect(cardName('dobro', 'skip', 'ru')).toEqual({ printed: 'Пропуск хода' });
    expect(cardName('dobro', '12', 'pl')).toEqual({ printed: '12' });
    expect(() => cardName('dobro', 'bug', 'en')).toThrow('dobro: there is no card "bug"');
  });

  test('every card has one in every language', () => {
    for (const game of games)
      for (const id of cardsOf(game).keys())
        for (const language of languages) expect(cardName(game, id, language).printed).toBeTruthy();
  });
});

test('the icons of a card are its symbols, or what it is known by', () => {
  expect(cardFace('fort', 'puddin', 'en').icons).toEqual(['coin', 'crown']);
  expect(cardFace('fort', 'loner', 'en').icons).toEqual(['made-up-rule']);
  expect(cardFace('dobro', 'direction-card', 'en').icons).toEqual(['direction']);
  expect(cardFace('dobro', '7', 'en').icons).toEqual([]);
});

test('what a card without boxes does is said without its name before it', () => {
  expect(cardText('fort', 'pizza-party', 'en', 'Pizza Party')).toMatch(/^1\s/);
  expect(cardText('fort', 'diy', 'en', 'DIY')).toMatch(/^On your turn/);
  expect(cardText('fort', 'bug', 'en')).toBe('');
});
