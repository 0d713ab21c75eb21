import { describe, expect, it } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { sayerDobro } from './sayer.ts';

describe.each(languages)('a row of moves in %s', (language) => {
  const { say, read } = sayerDobro(language);
  const next = { en: 'the next player', ru: 'следующий игрок', pl: 'następny gracz' }[language];
  const times = (text: string) => text.replaceAll('\u00a0', ' ').split(next).length - 1;

  it.each([
    ['a play after a play', { play: [5, 5] }, [{ play: 9 }], 1],
    ['a play after a play and its draw', { play: [5, 5] }, [{ draw: 2 }, { play: 9 }], 1],
    ['taking after a play', { play: 5 }, [{ draw: 1 }, { take: true }], 1],
    ['the taker’s own opening', { take: true }, [{ draw: 0 }, { play: 9 }], 0],
    ['the opening after taking', { play: 5 }, [{ take: true }, { play: 9 }], 1],
  ])('says whose turn it is: %s', (_, move, moves, count) => {
    const described = { situation: { climb: [4] }, move, moves };
    const said = say(described);
    expect(times(said)).toBe(count);
    expect(read(said)).toEqual(described);
  });
});
