import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { answering } from '#ask/answer.ts';
import { readLexicon } from '#ask/lexicon.ts';
import { spokenFile } from '#ask/spoken-file.ts';
import { wordsFile } from '#ask/words-file.ts';
import { formatter } from '#i18n/format.ts';
import { languages } from '#i18n/languages.ts';
import { sayerOf } from '#words/saying/saying.ts';
import { allGames } from './all.ts';
import { asking as dobro } from './dobro/ask/index.ts';
import { asking as fort } from './fort/ask/index.ts';

const games = await allGames();
const words = wordsFile('en', games);
const lexicon = readLexicon('en', words.lexicon);
const { answer: english } = answering(words, lexicon, [fort, dobro]);

it('judges a move, marks what was not understood, and opens the checker with it', () => {
  const answer = english('The value is 12. Can I play two 5s sideways?', undefined);
  if (answer?.about !== 'move') throw new Error('It is a move');
  expect(answer).toMatchObject({
    game: 'dobro',
    verdict: 'illegal',
    reasons: [{ rules: ['turn.pair'] }],
  });
  expect(answer.parts).toContainEqual({ text: 'sideways' });
  expect(answer.checker).toMatch(/^dobro\/check\/#game=/);
});

it('leaves rules to the search, and greets', () => {
  expect(english('how many cards do I draw', 'fort')).toBeUndefined();
  expect(english('hello', undefined)?.about).toBe('chat');
});

describe('what was understood', () => {
  const speakers = games.flatMap(({ id, format, ask: { speech } }) =>
    speech
      ? [{ game: id, language: 'en' as const, sayer: sayerOf({ id, format, speech }, 'en') }]
      : [],
  );
  const { games: spoken, verdicts } = spokenFile('en', games);
  const formats = Object.entries(spoken).map(
    ([id, { nouns }]) => [id, formatter('en', verdicts, nouns)] as const,
  );
  const { answer, change, offer } = answering(
    words,
    lexicon,
    [fort, dobro],
    speakers,
    new Map(formats),
  );
  const asked = (text: string) => {
    const found = answer(text, undefined);
    if (found?.about !== 'move') throw new Error('It is a move');
    return found;
  };
  const page = '';

  it('is said again, with the pieces that can be changed', () => {
    const { said = [] } = asked('value 12, can i play two fives');
    expect(said.map((pieces) => pieces.map(({ text }) => text).join(''))).toEqual([
      'The value in play is 12.',
      'Can I play two 5s?',
    ]);
    expect(said.flat().flatMap(({ path }) => (path ? [path.join('.')] : []))).toEqual([
      'situation.value',
      'move.play.0',
    ]);
  });

  it('is refused with the reason, or answered with what is usual, in a sentence', () => {
    expect(asked('value 12, can i play two fives').reasons[0]?.text).toMatch(/^[A-Z].*[.]$/);
    expect(asked('Can I play Chef and take 4 pizza?').usually[0]).toMatch(/^[A-Z].*[.]$/);
  });

  it('is allowed with what happens and by which rules, also where a rival moves', () => {
    const { effects, rules } = asked('value 10, can i play two fives');
    expect(effects.heading).toBe('What happens:');
    expect(effects.all.join(' ')).toMatch(/20[.]$/);
    expect(rules.all).toContain('turn.pair');
    const follows = asked('I played Bug. Ann has 1 pizza in her Stuff. Can Ann follow with Worm?');
    expect(follows.effects.all.join(' ')).toMatch(/^Ann discards Worm/);
    expect(follows.rules.all).toContain('follow.discard');
  });

  it('knows a list whose entries come and go by a tap', () => {
    const { described } = asked('Can I play Bug and add The Moles and Moose?');
    const path = ['move', 'add', 1];
    expect(offer({ page, described, path })?.list).toEqual({ canLose: true, canGain: true });
    const shorter = change({ page, described, path, entry: 'removed' });
    expect(shorter).toMatchObject({ described: { move: { play: 'bug', add: ['the-moles'] } } });
    const longer = change({ page, described, path, entry: 'another' });
    if (longer?.about !== 'move') throw new Error('It is a move');
    const added: unknown = Reflect.get(longer.described.move ?? {}, 'add');
    expect(new Set(Array.isArray(added) ? added : []).size).toBe(3);
  });

  it('asks which card is meant where there is none of that name', () => {
    expect(answer('Can I play Batman?', 'fort')).toMatchObject({
      about: 'no-card',
      unknown: [{ text: 'Batman' }],
    });
  });

  it('is judged anew when a piece is changed', () => {
    const { described, verdict } = asked('value 12, can i play two fives');
    expect(verdict).toBe('illegal');
    const path = ['situation', 'value'];
    expect(change({ page, described, path, value: 10 })).toMatchObject({ verdict: 'legal' });
    expect(offer({ page, described, path })).toMatchObject({ as: 'number', value: 12, least: 0 });
  });

  it('offers other cards, places and players in the words of the sentence', () => {
    const { described } = asked('Ben has Tiny in the Yard. Can I recruit Doc from Ann’s Yard?');
    const labels = (...path: string[]) => {
      const found = offer({ page, described, path: ['move', 'recruit', ...path] });
      return found?.as === 'choice' ? found.options.map(({ label }) => label) : [];
    };
    expect(labels('card')).toEqual(expect.arrayContaining(['Doc', 'Bug', 'The Moles']));
    expect(labels('from')).toEqual(expect.arrayContaining(['Yard', 'hand']));
    expect(labels('of')).toEqual(['Ann’s', 'Ben’s']);
  });
});

// The endings of the language, which its verbs, names and stems are told by, are among them.
describe.each(languages)('the words of %s', (language) => {
  it('are few enough to fetch at the table', () => {
    const { length } = gzipSync(JSON.stringify(wordsFile(language, games)));
    expect(length).toBeLessThan(17_500);
  });
});
