import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { descriptionOf, makeReader } from '#cli/ask.ts';
import { allGames, terminalGames } from '#games/all.ts';
import { type Language, languages } from '#i18n/languages.ts';
import { ask } from './ask.ts';

const reader = makeReader(await allGames(), await terminalGames());
const corpus = z.array(
  z.looseObject({
    ask: z.string(),
    is: z.unknown().optional(),
    unclear: z.array(z.string()).optional(),
    on: z.string().optional(),
  }),
);

const movesIn = (language: Language) =>
  ['src/ask/corpus', 'src/ask/corpus/blind', 'src/ask/corpus/table'].flatMap((folder) =>
    corpus
      .parse(parse(readFileSync(`${folder}/${language}.yaml`, 'utf8')))
      .filter(({ is, unclear }) => is !== undefined && !unclear),
  );

/** A letter left out or two that changed places, in a word that depends on the sentence. */
function slip(text: string): string {
  const words = [...text.matchAll(/\p{L}{5,}/gu)];
  const word = words[text.length % Math.max(1, words.length)];
  if (word === undefined) return text;
  const at = word.index + 1 + (text.length % (word[0].length - 2));
  return text.length % 2 === 0
    ? text.slice(0, at) + text.slice(at + 1)
    : text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
}

const bare = (text: string): string =>
  text
    .replace(/[ąćęńóśźż]/gi, (letter) => letter.normalize('NFD').charAt(0))
    .replace(/ł/g, 'l')
    .replace(/ё/g, 'е');

/** How it is typed, how many of a hundred are read exactly at least, and how many wrongly and unmarked at most. */
const ways: readonly [string, (text: string) => string, number, number][] = [
  ['without capital letters', (text) => text.toLowerCase(), 99, 0],
  ['without accents', bare, 99, 0],
  ['with a slip of the finger', slip, 84, 2],
  ['without any punctuation', (text) => text.replace(/[,:;.?!]+(?=\s|$)/g, ''), 92, 2.5],
];

describe.each(languages)('questions in %s', (language) => {
  const questions = movesIn(language);
  test.each(ways)('%s', (_, typed, exactly, wrongly) => {
    let exact = 0;
    let wrong = 0;
    for (const { ask: question, is, on } of questions) {
      const asked = ask(typed(question), reader.lexicons, reader.understand, {
        language,
        game: on,
      });
      const isMarked = asked.unclear.length > 0 || asked.pieces.some(({ slipped }) => slipped);
      if (isDeepStrictEqual(descriptionOf(asked), is)) exact += 1;
      else if (asked.move !== undefined && !isMarked) wrong += 1;
    }
    expect((exact / questions.length) * 100).toBeGreaterThanOrEqual(exactly);
    expect((wrong / questions.length) * 100).toBeLessThanOrEqual(wrongly);
  });
});
