import { describe, expect, it } from 'vitest';
import { allGames } from '#games/all.ts';
import { formatter } from '#i18n/format.ts';
import { games, languages } from '#i18n/languages.ts';
import { calculatorsOf } from '#model/calculators.ts';
import { readChapters } from '#model/rules/read-chapters.ts';
import { factsAsked } from '#widgets/live/live-calculator.tsx';
import { isReadable, withAt } from '#widgets/live/offers.ts';
import { saying } from '#widgets/live/say.ts';
import { missingIn, sumsShown } from '#widgets/live/sums.tsx';
import { comesAlive, liveFile } from './live-file.ts';

const all = (await allGames()).filter(comesAlive);

/** What a calculator tells after a change of one figure. */
function counted(game: 'fort' | 'dobro', id: string, changes: Readonly<Record<string, unknown>>) {
  const own = all.find((each) => each.id === game);
  const file = own && liveFile(own, 'en');
  const calculator = file?.calculators[id];
  if (own === undefined || file === undefined || calculator === undefined)
    throw new Error(`${game} has no calculator ${id}`);
  const description = Object.entries(changes).reduce(
    (whole, [path, value]) =>
      withAt(
        whole,
        path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key)),
        value,
      ),
    calculator.description,
  );
  const answer = own.live.answer(file)(description);
  if (answer === undefined) throw new Error(`${id} can't be read with ${JSON.stringify(changes)}`);
  const missing = missingIn(answer, calculator).map(({ fact }) => fact);
  return { sums: sumsShown(answer, calculator).map(({ value }) => value), answer, missing };
}
const fort = (id: string, figure: string, value: unknown) =>
  counted('fort', id, { [`sheet.players.0.${figure}`]: value }).sums[0];

describe.each(games)('calculators of %s', (game) => {
  it.each(languages)('stand in a rule text of %s, all of them', (language) => {
    const used = readChapters(game, language).flatMap(({ clauses }) =>
      clauses.flatMap(({ calculators }) => calculators),
    );
    expect(used.sort()).toEqual(
      calculatorsOf(game)
        .map(({ id }) => id)
        .sort(),
    );
  });

  it('can be read, ask for something and tell something', () => {
    for (const own of all.filter(({ id }) => id === game)) {
      const file = liveFile(own, 'en');
      for (const [id, calculator] of Object.entries(file.calculators)) {
        const { description, asks } = calculator;
        expect([id, isReadable(description, file.schema)]).toEqual([id, true]);
        expect([id, factsAsked(description, file, asks).length > 0]).toEqual([id, true]);
        const answer = own.live.answer(file)(description);
        expect([id, answer?.verdict]).not.toEqual([id, 'impossible']);
        expect([id, answer && sumsShown(answer, calculator).some(({ open }) => !open)]).toEqual([
          id,
          true,
        ]);
      }
    }
  });
});

describe('Fort', () => {
  it('counts every made-up rule as its clause says', () => {
    expect(fort('big-plans', 'advances', 7)).toBe('7 VP');
    expect([4, 5, 6].map((suits) => fort('friendship-bracelet', 'suits', suits))).toEqual([
      '4 VP',
      '5 VP',
      '7 VP',
    ]);
    expect(fort('piggy-bank', 'pack', { pizza: 0, toys: 1 })).toBe('4 VP');
    expect(fort('pizza-party', 'stuff', { pizza: 1, toys: 4 })).toBe('3 VP');
    expect([0, 1].map((friends) => fort('loner', 'best-friends', friends))).toEqual([
      '5 VP',
      '0 VP',
    ]);
    expect([1, 2, 3].map((level) => fort('minimalism', 'fort', level))).toEqual([
      '0 VP',
      '8 VP',
      '0 VP',
    ]);
    expect(fort('popularity', 'lookout', 2)).toBe('2 VP');
    expect(fort('play-palace', 'crowns', 3)).toBe('3 VP');
    expect(fort('secret-stash', 'pack', { pizza: 2, toys: 2 })).toBe('4 VP');
    expect([14, 13, 12].map((cards) => fort('sleepover', 'cards', cards))).toEqual([
      '8 VP',
      '4 VP',
      '0 VP',
    ]);
    expect(fort('slime-lab', 'books', 9)).toBe('9 VP');
  });

  it('asks for the points of a level that only the board knows', () => {
    const { sums, missing } = counted('fort', 'fort-level', { 'sheet.players.0.fort': 3 });
    expect(sums).toContain('not known yet');
    expect(missing).toEqual(['board.points.3']);
    const known = counted('fort', 'fort-level', {
      'sheet.players.0.fort': 3,
      'sheet.board.points.3': 11,
    });
    expect(known.sums.at(-1)).toBe('28 VP');
  });

  it('settles a tie by the Fort Level, and shares where that is the same', () => {
    expect(counted('fort', 'tie-break', {}).answer.effects.join(' ')).toMatch(/Winner: Ben.*Level/);
    expect(counted('fort', 'tie-break', { 'sheet.players.0.track': 31 }).answer.effects).toEqual([
      'Winner: Ann',
    ]);
  });

  it('gives the sculpture’s 4 points to whoever has it', () => {
    expect(counted('fort', 'macaroni', {}).sums[0]).toBe('4 VP');
    const moved = counted('fort', 'macaroni', {
      'sheet.players.0.macaroni': false,
      'sheet.players.1.macaroni': true,
    });
    expect(moved.sums).toEqual(['0 VP', '33 VP', '4 VP', '39 VP']);
  });
});

describe('Dobro', () => {
  it('follows the value play by play', () => {
    expect(counted('dobro', 'climb', {}).sums).toEqual(['4', '5', '10', '12', '24', '24', '48']);
  });

  it('says a climb as players would: pairs, and Jokers with their number', () => {
    const own = all.find(({ id }) => id === 'dobro');
    const file = own && liveFile(own, 'en');
    const climb = file?.calculators.climb;
    if (!own || !file || !climb) throw new Error('Dobro counts no climb');
    const t = formatter('en', file.texts, file.nouns);
    const say = saying({ t, game: 'dobro', faces: file.faces, places: own.live.places });
    expect(
      factsAsked(climb.description, file, climb.asks).map(({ offer }) => say.all(offer)),
    ).toEqual(['4, 5, 5, 6 + 6, Joker as 12, Skip, 12 + 12']);
  });

  it('doubles what is equal and only that', () => {
    const play = (value: number, cards: unknown) =>
      counted('dobro', 'doubling', { 'situation.value': value, 'move.play': cards }).sums[0];
    expect([play(5, 5), play(10, [5, 5]), play(4, 5), play(10, [6, 6]), play(10, 9)]).toEqual([
      '10',
      '20',
      '5',
      '12',
      '–',
    ]);
  });

  it('turns places into points, ties and the forgetful card included', () => {
    const piles = (...cards: number[]) => ({ 'sheet.rounds.0.piles': cards });
    expect(counted('dobro', 'places', piles(18, 12, 12, 8)).sums).toEqual(['1', '2', '2', '4']);
    expect(counted('dobro', 'places', piles(10, 10, 10, 4)).sums).toEqual(['1', '1', '1', '4']);
    expect(counted('dobro', 'penalty', {}).sums).toEqual(['1', '2', '3', '3']);
  });
});
