import { describe, expect, test } from 'vitest';
import { games, languages } from '#i18n/languages.ts';
import { cardName } from './card-names.ts';
import { cardIds, readFacts } from './facts.ts';

const facts = readFacts();

describe('names of cards', () => {
  test('the printed nickname where it is known', () => {
    expect(cardName(facts, 'fort', 'bug', 'ru')).toEqual({ printed: 'Шпион' });
    expect(cardName(facts, 'fort', 'ace', 'pl')).toEqual({ printed: 'Ace', ours: 'As' });
  });

  test('otherwise the English one, with ours beside it', () => {
    expect(cardName(facts, 'fort', 'bones', 'ru')).toEqual({ printed: 'Bones', ours: 'Косточка' });
    expect(cardName(facts, 'fort', 'bones', 'en')).toEqual({ printed: 'Bones' });
  });

  test('cards named by a term, and numbers', () => {
    expect(cardName(facts, 'fort', 'diy', 'pl')).toEqual({ printed: 'Zrób to Sam' });
    expect(cardName(facts, 'dobro', 'skip', 'ru')).toEqual({ printed: 'Пропуск хода' });
    expect(cardName(facts, 'dobro', '12', 'pl')).toEqual({ printed: '12' });
    expect(cardName(facts, 'dobro', 'bug', 'en')).toBeUndefined();
  });

  test('every card has one in every language', () => {
    for (const game of games)
      for (const id of cardIds(facts, game))
        for (const language of languages)
          expect(cardName(facts, game, id, language)?.printed).toBeTruthy();
  });
});
