import { describe, expect, it } from 'vitest';
import type { DrawLots } from '#engine/core/lots.ts';
import { setUp as setUpDobro } from '#engine/dobro/playing/round.ts';
import { judge } from '#engine/fort/judging/judge.ts';
import { setup as setUpFort } from '#engine/fort/playing/turn/setup.ts';
import { standInBoard } from '#engine/fort/state/stand-in-board.ts';
import { looseTranslator } from '#i18n/index.ts';
import { type GameId, games, languages } from '#i18n/languages.ts';
import { cardsOf } from '#model/cards.ts';
import { factsOf, spineClauses } from '#model/facts.ts';
import { readLearn } from '#model/learn.ts';
import { setUpOf, stepsFor } from '#model/set-up.ts';
import { gameOf } from './all.ts';
import { drawLots as dobroLots } from './dobro/set-up.ts';
import { drawLots as fortLots } from './fort/set-up.ts';

const numbersOf = (game: GameId): number[] => {
  const { min, max } = factsOf(game).board.players;
  return Array.from({ length: max - min + 1 }, (_, at) => min + at);
};
const figuresFor = async (game: GameId, players: number) =>
  (await gameOf(game)).figures?.(players) ?? {};

/** What a whole game of the engine has laid out before the first turn. */
const laidOut: Readonly<Record<GameId, (players: number) => Readonly<Record<string, number>>>> = {
  fort: (players) => {
    const {
      supply,
      perks,
      rules,
      park,
      deck,
      players: seats,
    } = setUpFort({
      players,
      seed: 7,
      board: standInBoard,
    });
    const [seat] = seats;
    return {
      ...supply,
      perks: perks.length,
      'made-up-rules': rules.length,
      park: park.length,
      'park-deck': deck.length,
      hand: seat?.hand.length ?? 0,
      deck: seat?.deck.length ?? 0,
      fort: seat?.level ?? 0,
      track: seat?.vp ?? 0,
    };
  },
  dobro: (players) => {
    const { hands, aside, deck } = setUpDobro(players, 7);
    return { dealt: hands[0]?.length ?? 0, aside: aside.length, deck: deck.length };
  },
};

describe.each(games)('setting up %s', (game) => {
  it('counts as whole games and the learning page do, for every number of players', async () => {
    for (const players of numbersOf(game)) {
      const figures = await figuresFor(game, players);
      expect([players, figures]).toEqual([players, { ...figures, ...laidOut[game](players) }]);
      const learned = readLearn(game)
        .flatMap(({ counts = [] }) => counts)
        .filter(({ key }) => key in figures);
      expect(learned.length).toBeGreaterThanOrEqual(3);
      for (const { key, players: by } of learned)
        expect([key, by[players]]).toEqual([key, figures[key]]);
    }
  });

  it('has a step for every rule of its chapter, and ends with a table that can be played on', () => {
    const chapter = spineClauses(factsOf(game).spine)
      .map(({ id }) => id)
      .filter((id) => id.startsWith('setup.'));
    const listed = new Set(setUpOf(game).steps.map(({ clause }) => clause));
    expect(chapter.filter((id) => !listed.has(id))).toEqual([]);
  });

  it.each(languages)('says every figure that it needs, in %s', async (language) => {
    const say = looseTranslator(language);
    for (const players of numbersOf(game))
      for (const { id, count } of stepsFor(game, players)) {
        const figures = await figuresFor(game, players);
        if (count !== undefined) expect(figures).toHaveProperty([count]);
        const number = figures[count ?? ''] ?? 0;
        const text = say(`set-up:${game}.${id}`, { ...figures, count: number });
        if (count !== undefined) expect(text).toMatch(new RegExp(`\\b${number}\\b`));
      }
  });
});

it('gives a table of Fort that the judge accepts', async () => {
  for (const players of numbersOf('fort'))
    expect(judge({ players }, { setup: await figuresFor('fort', players) }).verdict).toBe('legal');
});

it('leaves out for two players of Dobro what the rules leave out', () => {
  const steps = (players: number) => stepsFor('dobro', players).map(({ id }) => id);
  expect(steps(2)).toEqual(
    expect.arrayContaining(['remove', 'forgetful', 'aside', 'shuffle', 'deal']),
  );
  expect(steps(2)).not.toContain('direction');
  for (const players of [3, 4, 5, 6]) {
    expect(steps(players)).toContain('direction');
    expect(steps(players)).not.toContain('aside');
  }
});

describe('chance', () => {
  const seeds = Array.from({ length: 60 }, (_, seed) => seed);

  it('draws in Fort what a whole game of the same seed has', () => {
    for (const seed of seeds) {
      const { first, rules, perks } = setUpFort({ players: 3, seed, board: standInBoard });
      expect(fortLots(3, seed)).toEqual({ first, cards: { 'made-up-rules': rules, perks } });
    }
  });

  it('draws in Dobro who opens a whole game of the same seed', () => {
    for (const seed of seeds)
      expect(dobroLots(5, seed)).toEqual({ first: setUpDobro(5, seed).seat, cards: {} });
  });

  it.each([
    ['fort', fortLots],
    ['dobro', dobroLots],
  ] as const)(
    'lets every player of %s begin, and draws cards of their group',
    (game, draw: DrawLots) => {
      for (const players of numbersOf(game)) {
        const starters = new Set(seeds.map((seed) => draw(players, seed).first));
        expect([...starters].sort()).toEqual(Array.from({ length: players }, (_, at) => at));
      }
      for (const [group, ids] of Object.entries(draw(2, 1).cards)) {
        expect(setUpOf(game).steps.map(({ draws }) => draws)).toContain(group);
        for (const id of ids) expect(cardsOf(game).get(id)?.group).toBe(group);
      }
    },
  );
});
