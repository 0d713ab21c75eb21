import { describe, expect, it, test } from 'vitest';
import { looseTranslator } from '#i18n/index.ts';
import { languages } from '#i18n/languages.ts';
import { playCards } from '../cards/cards.ts';
import { meaningOfIcon } from './meaning.ts';
import { sayExamples, sayLook } from './say-look.ts';
import { walkBox } from './walk.ts';

const bones = playCards.find(({ id }) => id === 'bones')?.public;

describe('the way through a box in words', () => {
  it('leads through Bones', () => {
    if (!bones) throw new Error('Bones has a public box');
    const t = looseTranslator('en');
    const said = walkBox(bones, ['book']).map((look) => {
      const { title, text } = sayLook(look, bones, t, (icon) => meaningOfIcon(icon, 'en'));
      return `${title}: ${text.replaceAll('\u00a0', ' ')}`;
    });
    expect(said).toEqual([
      'Per: Start here. Left of the ×: what you do. Right of it: how many times.',
      'How many times?: Once for each book. This card shows 1 itself; added cards and your Lookout can bring more.',
      'Parentheses: The × after the parentheses repeats everything inside, in this order, each time.',
      'Trash Card: Trash 1 card from your hand or discard pile.',
      'Then: If you don’t do the left part, you can’t do the right. Once you’ve done the left, you must do the right if you can.',
      'Score Point: Score 1 victory point.',
      'The whole box: For each book: trash 1 card from your hand or discard pile, then score 1 victory point.',
    ]);
  });

  it('counts with 2 books', () => {
    if (!bones) throw new Error('Bones has a public box');
    const [, two] = sayExamples(bones, ['book'], looseTranslator('en'));
    expect(two?.amount).toBe('2\u00a0books');
    expect(two?.rounds.map((round) => round.map((step) => step.do))).toEqual([
      ['trash', 'vp'],
      ['trash', 'vp'],
    ]);
  });

  test.each(languages)('leaves nothing unsaid in %s', (language) => {
    const t = looseTranslator(language);
    for (const { suits, ...card } of playCards)
      for (const box of [card.public, card.private]) {
        if (box === null) continue;
        const looks = walkBox(box, suits).map((look) =>
          sayLook(look, box, t, (icon) => meaningOfIcon(icon, language)),
        );
        const examples = sayExamples(box, suits, t);
        const words = [
          ...looks.flatMap(({ title, text, note = '.' }) => [title, text, note]),
          ...examples.flatMap(({ amount, from = '.' }) => [amount, from]),
        ];
        for (const word of words) expect(word).toMatch(/^(?!.*(\{\{|undefined|:walk))./);
      }
  });
});
