import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { answerQuestion, descriptionOf, makeReader } from '#cli/ask.ts';
import { allGames, terminalGames } from '#games/all.ts';
import { languages } from '#i18n/languages.ts';
import { type Asked, ask, gamesIn, meantBy } from './ask.ts';
import { recognize } from './items.ts';
import { onSecondThoughts } from './second-thoughts.ts';
import { smallTalk } from './small-talk.ts';
import { tokenize } from './tokens.ts';

const reader = makeReader(await allGames(), await terminalGames());
const read = (question: string, game?: string) =>
  ask(question, reader.lexicons, reader.understand, { game });

/** Words that are no part of what was understood, are not marked, and yet could say something. */
function droppedIn(question: string, { game, language, pieces, unclear }: Asked): string[] {
  const lexicon = reader.lexicons.find((each) => each.language === language);
  const understand = reader.games.find(({ id }) => id === game)?.ask.understand;
  if (!lexicon || !understand) return [question];
  const { verbs } = understand;
  const found = recognize(question, tokenize(question), lexicon, meantBy(understand), verbs);
  return onSecondThoughts(found, verbs)
    .filter((item) => {
      const isShown = [...pieces, ...unclear].some(
        ({ start, end }) => start <= item.start && item.end <= end,
      );
      return !item.mark && !isShown && !smallTalk(item);
    })
    .map(({ text }) => text);
}

/** The page of a game that it was asked on, where the words fit both games. */
const on = z.string().optional();
const sentence = z.string();
const corpus = z.array(
  z.union([
    z.strictObject({
      ask: sentence,
      is: z.record(z.string(), z.unknown()),
      /** Not understood yet: these words are marked. */
      unclear: z.array(z.string()).optional(),
      on,
    }),
    z.strictObject({ ask: sentence, rules: z.union([z.literal(true), z.array(z.string())]), on }),
    z.strictObject({ ask: sentence, chat: z.literal(true), on }),
    z.strictObject({ ask: sentence, 'unknown-card': z.literal(true), on }),
  ]),
);

/** Written beside the grammar, by players who had not seen the program, and as people talk at the table. */
const folders = [
  'src/ask/corpus',
  'src/ask/corpus/blind',
  'src/ask/corpus/table',
  'src/ask/corpus/aside',
  'src/ask/corpus/dictated',
  'src/ask/corpus/heard',
  'src/ask/corpus/open',
  'src/ask/corpus/fresh',
  'src/ask/corpus/unseen',
  'src/ask/corpus/turned',
  'src/ask/corpus/unsealed',
  'src/ask/corpus/round-table',
];

describe.each(languages)('questions in %s', (language) => {
  const questions = folders.flatMap((folder) =>
    corpus.parse(parse(readFileSync(`${folder}/${language}.yaml`, 'utf8'))),
  );
  test.each(questions)('$ask', (question) => {
    const asked = read(question.ask, question.on);
    expect(asked.language).toBe(language);
    expect(droppedIn(question.ask, asked)).toEqual([]);
    const marked = asked.unclear.map(({ text }) => text);
    if ('unclear' in question) expect(marked).toEqual(question.unclear);
    else if ('unknown-card' in question) expect(marked).not.toEqual([]);
    else if ('is' in question) {
      expect(descriptionOf(asked)).toEqual(question.is);
      // A description that is not judged helps nobody.
      expect(asked.about).toBe('move' in question.is ? 'move' : 'rule');
      const lexicon = reader.lexicons.find((each) => each.language === language);
      // In the browser only the games that it may be about are read.
      expect(
        lexicon && gamesIn(question.ask, lexicon, reader.understand, { game: question.on }),
      ).toContain(question.is.game);
    } else expect(asked.about).toBe('chat' in question ? 'chat' : 'rule');
  });
});

it('marks the words that it does not know, and understands the rest', () => {
  const { move, unclear } = read('I play Bug sideways');
  expect(move).toEqual({ play: 'bug' });
  expect(unclear).toEqual([{ text: 'sideways', start: 11, end: 19 }]);
});

it('shows where each word went', () => {
  const { pieces } = read('Can I play Bug with The Moles?');
  expect(pieces.map(({ text, path }) => [text, path])).toEqual([
    ['play', 'move.play'],
    ['Bug', 'move.play'],
    ['The Moles', 'move.add'],
  ]);
});

test.each([
  ['Can I play Captian?', 'captain'],
  ['Можно сыграть Поворёнка?', 'chef'],
  ['Czy mogę zagrać Chihotkę?', 'giggles'],
])('a slip of the finger is understood and marked: %s', (question, card) => {
  const { move, pieces, unclear } = read(question);
  // A name that begins with a capital letter may be a player's: it is never guessed in silence.
  expect([move?.play, unclear.length, pieces.some(({ slipped }) => slipped)]).toEqual([
    card,
    0,
    true,
  ]);
});

test.each(['lol my brother is such a sore loser', 'ладно всем пока до завтра'])(
  'ordinary words are no slips for numbers or cards: %s',
  (chat) => {
    expect(read(chat).move).toBeUndefined();
  },
);

describe('the answer', () => {
  it('judges the description', () => {
    const { code, data } = answerQuestion('Value 12, I play a pair of fives', reader);
    expect(code).toBe(1);
    expect(data).toMatchObject({
      language: 'en',
      game: 'dobro',
      description: { situation: { value: 12 }, move: { play: [5, 5] } },
      answer: { verdict: 'illegal' },
    });
  });

  it('reads out the rule where no move is asked about, and names its neighbors', () => {
    const { code, lines, data } = answerQuestion('how many cards do I draw?', reader);
    expect(code).toBe(4);
    expect(lines[0]).toMatch(/^\d+\.\d+ .+ \[fort\/draw\.five\]$/);
    expect(lines[1]).toMatch(/5.*deck/);
    expect(lines).toHaveLength(5);
    expect(data).toMatchObject({ rules: expect.arrayContaining(['fort/draw.five']) });
  });

  it('greets with examples that are understood', () => {
    const { code, lines } = answerQuestion('cześć', reader);
    expect([code, lines.length]).toEqual([4, 4]);
    for (const line of lines.slice(1)) expect(read(line.slice(4)).about).toBe('move');
  });
});
