import { describe, expect, it, test } from 'vitest';
import type { Effect, Facts } from '#engine/core/verdict.ts';
import type { Language } from '#i18n/languages.ts';
import { sayEffects } from './effects.ts';
import { fortWords } from './words.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const does = (code: string, facts: Facts = {}): Effect => ({ code, facts });
const told = (effects: readonly Effect[], language: Language = 'en', rival?: string) =>
  sayEffects(effects, fortWords(language), rival).map(plain);

const gain = (resource: string, count: number) => does('gain', { resource, count });
const spend = (resource: string, from: string) => does('spend', { resource, from, count: 1 });
const vp = (count: number) => does('vp', { count });
const recruit = (card: string, from: string) => does('recruit', { card, from });

describe('what happens', () => {
  test.each([
    ['en', 'You gain 4 pizza and score 1 victory point.'],
    ['ru', 'Вы берёте в тайник 4 пиццы и получаете 1 победное очко.'],
    ['pl', 'Bierzesz do Gratów 4 Pizze i zdobywasz 1 Punkt Zwycięstwa.'],
  ] as const)('is one sentence where one player does it all, in %s', (language, sentence) => {
    expect(told([gain('pizza', 4), vp(1)], language)).toEqual([sentence]);
  });

  test.each([
    ['en', 'Ann gains 1 pizza and 1 toy, then scores 1 victory point.'],
    ['ru', 'Ann берёт в тайник 1 пиццу и 1 игрушку, а затем получает 1 победное очко.'],
    ['pl', 'Ann bierze do Gratów 1 Pizzę i 1 Zabawkę, a potem zdobywa 1 Punkt Zwycięstwa.'],
  ] as const)(
    'names a rival once, and has no “and” beside another, in %s',
    (language, sentence) => {
      expect(told([gain('pizza', 1), gain('toys', 1), vp(1)], language, 'Ann')).toEqual([sentence]);
    },
  );

  it('inflects “card” before a nickname that is known in English only, once for several', () => {
    const trash = (card: string) => does('trash', { card, from: 'discard' });
    const back = [does('discard', { card: 'blitz' }), trash('blitz'), trash('bug'), trash('doc')];
    expect(told(back, 'ru')).toEqual([
      'Вы сбрасываете карту Blitz и возвращаете в коробку карты Blitz, «Шпион» и Doc из личного сброса.',
    ]);
    expect(told([trash('blitz'), trash('blitz')], 'pl')).toEqual([
      'Wyrzucasz 2 karty Blitz ze stosu kart odrzuconych.',
    ]);
  });

  it('adds up what happens several times, and says the result last', () => {
    const rounds = [spend('pizza', 'stuff'), vp(1), spend('pizza', 'pack'), vp(1)];
    expect(told(rounds)).toEqual([
      'You spend 1 pizza from your Stuff and 1 pizza from your Pack, then score 2 victory points.',
    ]);
    expect(
      told([recruit('doc', 'park'), gain('toys', 1), recruit('tiny', 'park'), gain('toys', 1)]),
    ).toEqual(['You recruit Doc and Tiny from the Park into your discard pile, then gain 2 toys.']);
  });

  it('keeps what one action gains before a step apart from what another gains after it', () => {
    const trash = does('trash-rival', { card: 'bug', player: 'Ann' });
    expect(told([gain('pizza', 1), trash, gain('toys', 1)])).toEqual([
      'You gain 1 pizza, trash Bug from Ann’s Yard, and gain 1 toy.',
    ]);
  });

  it('mentions Recycling where it is used in the middle of a play', () => {
    const recycled = [
      does('recycle', { card: 'doc' }),
      does('perk-trashed', { card: 'recycling' }),
    ];
    const tucked = does('lookout', { card: 'doc', from: 'hand' });
    expect(told([gain('toys', 1), ...recycled, tucked])).toEqual([
      'You gain 1 toy and trash the Recycling perk.',
      'You take Doc back into your hand and move Doc from your hand to your Lookout.',
    ]);
  });

  it('counts cards that nobody named, and keeps places apart', () => {
    expect(told([recruit('', 'park-deck'), recruit('', 'park-deck')])).toEqual([
      'You recruit 2 cards from the Park deck into your discard pile.',
    ]);
    expect(told([recruit('doc', 'park'), recruit('', 'park-deck')])).toEqual([
      'You recruit Doc from the Park and a card from the Park deck into your discard pile.',
    ]);
  });

  it('names whose Yard it is, where that was said', () => {
    const from = (facts: Facts) => told([does('trash-rival', { card: 'doc', ...facts })]);
    expect(from({})).toEqual(['You trash Doc from a rival’s Yard.']);
    expect(from({ player: 'Ann' })).toEqual(['You trash Doc from Ann’s Yard.']);
  });

  it('mentions a perk before its effects, and the table separately', () => {
    const recycled = [
      does('recycle', { card: 'bug' }),
      does('perk-trashed', { card: 'recycling' }),
    ];
    expect(told(recycled)).toEqual([
      'You trash the Recycling perk and take Bug back into your hand.',
    ]);
    expect(told([vp(2), does('end', { rule: 'end.points' })])).toEqual([
      'You score 2 victory points.',
      'This triggers the end of the game: finish the round.',
    ]);
  });

  it('starts a new sentence before one grows too long', () => {
    const four = [does('discard', { card: 'doc' }), gain('pizza', 1), vp(1), does('perk')];
    expect(told(four)).toEqual([
      'You discard Doc and gain 1 pizza.',
      'You score 1 victory point and choose one of the perks on the table.',
    ]);
  });
});
