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
  expect(followed(['me'])).toMatch(/^Mam już naśladowanie za sobą\. /);
  expect(followed(['Max'])).toMatch(/^Max ma już naśladowanie za sobą\. /);
  expect(followed(['Max', 'me'])).toMatch(/^Max i ja mamy już naśladowanie za sobą\. /);
  expect(followed(['Max', 'Cy'])).toMatch(/^Max i Cy mają już naśladowanie za sobą\. /);
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
