import { describe, expect, it } from 'vitest';
import {
  moveSchema as dobroMove,
  situationSchema as dobroTable,
} from '#engine/dobro/format/schema.ts';
import { judge as judgeDobro } from '#engine/dobro/judging/judge.ts';
import { moveSchema as fortMove } from '#engine/fort/format/move.ts';
import { situationSchema as fortTable } from '#engine/fort/format/situation.ts';
import { judge as judgeFort } from '#engine/fort/judging/judge.ts';
import { type GameId, games, languages } from '#i18n/languages.ts';
import { cardsOf } from '#model/cards.ts';
import { factsOf } from '#model/facts.ts';
import { learnOf, readLearn } from '#model/learn.ts';

/** The judge's answer, with its reasons: a failing step explains itself. */
function judged(game: GameId, situation: unknown, move: unknown) {
  const { verdict, violations, missing } =
    game === 'fort'
      ? judgeFort(fortTable.parse(situation), fortMove.parse(move))
      : judgeDobro(dobroTable.parse(situation), dobroMove.parse(move));
  return { verdict, violations, missing };
}
const legal = { verdict: 'legal', violations: [], missing: [] };

const countsOf = (game: GameId) => readLearn(game).flatMap(({ counts = [] }) => counts);
const playersOf = (game: GameId): string[] => {
  const { min, max } = factsOf(game).board.players;
  return Array.from({ length: max - min + 1 }, (_, at) => String(min + at));
};

describe.each(games)('learning %s', (game) => {
  const steps = readLearn(game).flatMap((section) => section.steps ?? []);

  it('narrates a turn that the judge allows, step by step', () => {
    const moves = steps.filter(({ move }) => move !== undefined);
    expect(moves.length).toBeGreaterThanOrEqual(5);
    for (const { text, table, judged: situation, move } of moves)
      expect([text.en, judged(game, situation ?? table, move)]).toEqual([text.en, legal]);
  });

  it('has a figure for every number of players', () => {
    for (const { players } of countsOf(game)) expect(Object.keys(players)).toEqual(playersOf(game));
  });

  it.each(languages)('reads all its texts in %s', (language) => {
    for (const { text, points, steps: told } of learnOf(game, language))
      for (const blocks of [...points.map((point) => point.text), ...told.map((step) => step.text)])
        expect([text, blocks.length]).toEqual([text, 1]);
  });
});

it('lays out Fort as the judge says, for every number of players', () => {
  for (const players of playersOf('fort')) {
    const setup = Object.fromEntries(
      countsOf('fort').map(({ key, players: figures }) => [key, figures[players]]),
    );
    expect([players, judged('fort', { players: Number(players) }, { setup })]).toEqual([
      players,
      legal,
    ]);
  }
});

it('deals Dobro as the facts of the game say, for every number of players', () => {
  const { board } = factsOf('dobro');
  const all = [...cardsOf('dobro').values()]
    .filter(({ group }) => group !== 'table')
    .reduce((sum, { copies }) => sum + Number(copies), 0);
  const figure = (asked: string, players: string) =>
    countsOf('dobro').find(({ key }) => key === asked)?.players[players];
  for (const players of playersOf('dobro')) {
    const two = players === '2';
    const dealt = Number(Reflect.get(Object(Reflect.get(board, 'hand-limit')), players));
    const aside = two ? Number(Reflect.get(board, 'two-players-aside')) : 0;
    const reverses = two ? Number(cardsOf('dobro').get('reverse')?.copies) : 0;
    expect([
      players,
      figure('dealt', players),
      figure('aside', players),
      figure('deck', players),
      figure('direction', players),
      figure('forgetful', players),
    ]).toEqual([
      players,
      dealt,
      aside,
      all - reverses - aside - dealt * Number(players),
      two ? 0 : 1,
      1,
    ]);
  }
});
