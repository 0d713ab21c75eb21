import { expect, test } from 'vitest';
import { wordsOf } from '#words/examples/parts.ts';
import { lines } from './lines.ts';

/** The words of a move's only line, without its label. */
const said = (move: object, language: 'en' | 'ru' | 'pl'): string => {
  const [{ parts } = { parts: [] }] = lines.move(move, wordsOf(language));
  const words = parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []));
  return words.join(' ').replaceAll('\u00a0', ' ');
};

test.each([
  ['en', ['Ann', 'Ann, by the players’ count', 'Ben']],
  ['ru', ['Ann', 'Ann, по подсчёту игроков', 'Ben']],
  ['pl', ['Ann', 'Ann według graczy', 'Ben']],
] as const)('what is claimed has a line of its own in %s', (language, labels) => {
  const sheet = { players: [{ name: 'Ann', track: 9, says: { total: 9 } }, { name: 'Ben' }] };
  const said = lines.sheet(sheet, wordsOf(language)).map(({ label }) => label);
  expect(said.map((label) => label.replaceAll('\u00a0', ' '))).toEqual(labels);
});

test.each([
  ['en', '(from the Park)', '(from Max’s Yard)', '(from the Yard, your card)'],
  ['ru', '(из парка)', '(со двора игрока Max)', '(со двора, ваша карта)'],
  ['pl', '(z Parku)', '(z Podwórka gracza Max)', '(z Podwórka, twoja karta)'],
] as const)('where a card comes from is said in %s', (language, park, rival, own) => {
  const from = (where: object) => said({ recruit: { card: 'doc', ...where } }, language);
  expect(from({ from: 'park' })).toBe(park);
  expect(from({ from: 'yard', of: 'Max' })).toBe(rival);
  expect(from({ from: 'yard', of: 'me' })).toBe(own);
});
