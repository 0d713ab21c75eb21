import { expect, it } from 'vitest';
import { allGames } from '#games/all.ts';
import { sayerOf } from '#words/saying/saying.ts';
import type { Described } from '#words/saying/speech.ts';

const fort = (await allGames()).find(({ id }) => id === 'fort');
const said = (described: Described, language: 'en' | 'ru' | 'pl'): string => {
  const speech = fort?.ask.speech;
  if (!fort || !speech) throw new Error('nobody says Fort');
  const { say } = sayerOf({ id: fort.id, format: fort.format, speech }, language);
  return say(described).replaceAll('\u00a0', ' ');
};

it('has a verb for the asker, for one and for several', () => {
  const followed = (names: string[]) =>
    said({ situation: { leader: { followed: names } }, move: { decline: true } }, 'pl');
  expect(followed(['me'])).toMatch(/^Już naśladuję\. /);
  expect(followed(['Max'])).toMatch(/^Max już naśladuje\. /);
  expect(followed(['Max', 'me'])).toMatch(/^Max i ja już naśladujemy\. /);
  expect(followed(['Max', 'Cy'])).toMatch(/^Max i Cy już naśladują\. /);
});

it('closes a clause before it goes on', () => {
  const asked = (follow: string | string[]) =>
    said({ move: { follow, action: { gain: { pizza: 1 } } } }, 'pl');
  expect(asked('sarge')).toMatch(/, by naśladować, i wziąć 1 Pizzę\?$/);
  expect(asked(['sarge', 'bug'])).toMatch(/, by naśladować, i wziąć 1 Pizzę\?$/);
  expect(said({ move: { follow: 'bug' } }, 'pl')).toMatch(/, by naśladować\?$/);
});

it('asks about the asker in the first person', () => {
  const asked = (player: string) => said({ move: { claim: 'end-triggered', player } }, 'en');
  expect(asked('me')).toBe('Do I trigger the end of the game?');
  expect(asked('Max')).toBe('Does Max trigger the end of the game?');
});

it('counts cards that are not named', () => {
  expect(said({ move: { recruit: ['?', '?'] } }, 'pl')).toBe('Czy mogę zwerbować 2 karty?');
  expect(said({ move: { recruit: ['?', 'bug'] } }, 'en')).toBe('Can I recruit a card and Bug?');
});

it('names the place of several cards once', () => {
  const doc = { card: 'doc', from: 'park' };
  const recruit = [{ card: 'bug', from: 'park' }, doc];
  expect(said({ move: { recruit } }, 'en')).toBe('Can I recruit Bug and Doc from the Park?');
  expect(said({ move: { recruit } }, 'ru')).toBe(
    'Можно мне взять в друзья «Шпиона» и Doc из парка?',
  );
});

it.each([
  ['en', /trash Tiny, and also Doc from my discard pile\?$/],
  ['ru', /удалить из игры Tiny, а также Doc из личного сброса\?$/],
  ['pl', /wyrzucić Tiny, a także Doc ze stosu kart odrzuconych\?$/],
] as const)('keeps the place of the last card from those before it, in %s', (language, end) => {
  const trash = ['tiny', { card: 'doc', from: 'discard' }];
  expect(said({ move: { play: 'crash', actions: [{ public: { trash } }] } }, language)).toMatch(
    end,
  );
});

it('says the table in short sentences before the question', () => {
  const me = { fort: 0, hand: ['bug'], stuff: { pizza: 0, toys: 2 }, pack: 0, lookout: [] };
  const situation = { me: { ...me, 'first-turn': true }, rivals: { Ann: { yard: 0 } } };
  expect(said({ situation, move: { play: 'bug', 'add-from-lookout': [] } }, 'en')).toBe(
    'I’m at Fort Level 0 with Bug in hand. My Stuff has 2 toys but no pizza. ' +
      'My Pack and Lookout are empty. It’s my first turn. Ann’s Yard is empty. ' +
      'Can I play Bug and count nothing in my Lookout?',
  );
});

it('calls a card by its English nickname where no printed one is known', () => {
  const described = { situation: { me: { hand: ['doc', 'bug'] } }, move: { play: 'doc' } };
  expect(said(described, 'en')).toBe('I have Doc and Bug in hand. Can I play Doc?');
  expect(said(described, 'pl')).toMatch(/Doc .* Czy mogę zagrać Doc\?$/);
});

it('speaks of the places of whoever moves', () => {
  const move = { play: 'lefty', actions: [{ private: { 'put-in-lookout': { from: 'hand' } } }] };
  expect(said({ move }, 'en')).toMatch(/put a card from my hand into my Lookout\?$/);
  expect(said({ move: { ...move, by: 'Ann' } }, 'en')).toMatch(
    /^Can Ann .* put a card from their hand into their Lookout\?$/,
  );
});

it.each([
  ['en', 'use the public action, then the private action?'],
  ['ru', 'выполнить общее действие, а затем личное?'],
  ['pl', 'wykonać akcję publiczną, a potem prywatną?'],
] as const)('says the verb of both actions once, in %s', (language, end) => {
  const move = { play: 'bug', actions: ['public', 'private'] };
  expect(said({ move }, language)).toContain(end);
});

it('names a coin on the Lookout once', () => {
  const move = { play: 'bug', 'add-from-lookout': [{ card: 'coin', coin: 'shovel' }] };
  expect(said({ move }, 'ru')).toBe(
    'Можно мне разыграть «Шпиона» и засчитать с вышки монетку в роли лопатки?',
  );
});
