import { describe, expect, it } from 'vitest';
import { isList, isRecord } from '#engine/core/unknown-data.ts';
import {
  moveSchema as dobroMove,
  situationSchema as dobroTable,
} from '#engine/dobro/format/schema.ts';
import { judge as judgeDobro } from '#engine/dobro/judging/judge.ts';
import { judgeMoves as judgeDobroMoves } from '#engine/dobro/judging/judge-moves.ts';
import { moveSchema as fortMove } from '#engine/fort/format/move.ts';
import { situationSchema as fortTable } from '#engine/fort/format/situation.ts';
import { judge as judgeFort } from '#engine/fort/judging/judge.ts';
import { judgeMoves as judgeFortMoves } from '#engine/fort/several-moves/judge-moves.ts';
import { type GameId, games, languages } from '#i18n/languages.ts';
import { cardsOf } from '#model/cards.ts';
import { factsOf } from '#model/facts.ts';
import { learnOf, readLearn } from '#model/learn.ts';
import { sidesOf } from '#words/table/set-up.ts';

/** The judge's answer, with its reasons: a failing step explains itself. */
function judged(game: GameId, situation: unknown, move: unknown) {
  const { verdict, violations, missing } =
    game === 'fort'
      ? judgeFort(fortTable.parse(situation), fortMove.parse(move))
      : judgeDobro(dobroTable.parse(situation), dobroMove.parse(move));
  return { verdict, violations, missing };
}
/** The table that the engine leaves after a move. */
function leftBy(game: GameId, situation: unknown, move: unknown): unknown {
  const { steps } =
    game === 'fort'
      ? judgeFortMoves(fortTable.parse(situation), [fortMove.parse(move)])
      : judgeDobroMoves(dobroTable.parse(situation), [dobroMove.parse(move)]);
  return steps[0]?.situation;
}

/** Where two descriptions contradict each other; what only one of them tells is no contradiction. */
function contradictions(one: unknown, other: unknown, path = ''): string[] {
  if (one === undefined || other === undefined) return [];
  if (isRecord(one) && isRecord(other))
    return Object.keys(one).flatMap((key) =>
      contradictions(one[key], other[key], `${path}.${key}`),
    );
  // Cards may be counted, or drawn and not told.
  const known = (told: unknown) => (isList(told) && told.every((card) => card !== '?') ? told : []);
  // A play of one card is written in two ways.
  const text = (told: unknown) =>
    JSON.stringify(told, (_, each) =>
      isRecord(each) && Object.keys(each).join() === 'play' ? each.play : each,
    );
  const size = (told: unknown) => (isList(told) ? told.length : told);
  const same =
    size(one) === size(other) &&
    (known(one).length === 0 ||
      known(other).length === 0 ||
      text(known(one)) === text(known(other)));
  return same ? [] : [`${path}: ${JSON.stringify(one)}, ${JSON.stringify(other)}`];
}
const legal = { verdict: 'legal', violations: [], missing: [] };

const countsOf = (game: GameId) => readLearn(game).flatMap(({ counts = [] }) => counts);
const playersOf = (game: GameId): string[] => {
  const { min, max } = factsOf(game).board.players;
  return Array.from({ length: max - min + 1 }, (_, at) => String(min + at));
};

describe.each(games)('learning %s', (game) => {
  /** Every step with the table on which it is made. */
  const steps = readLearn(game).flatMap(({ table: start, steps: told = [] }) =>
    told.map((step, at) => ({ ...step, before: at === 0 ? start : told[at - 1]?.table })),
  );

  it('narrates a turn that the judge allows, step by step', () => {
    expect(steps.length).toBeGreaterThanOrEqual(5);
    for (const { text, before, judged: situation, move } of steps)
      expect([text.en, judged(game, situation ?? before, move)]).toEqual([text.en, legal]);
  });

  it('shows after each step of yours the table that the engine leaves', () => {
    for (const { text, before, judged: other, move, table } of steps) {
      if (other !== undefined) continue;
      const left = leftBy(game, before, move);
      expect(left).toBeDefined();
      expect([text.en, contradictions(table, left)]).toEqual([text.en, []]);
    }
  });

  it('answers first questions as the judge does', () => {
    const answered = readLearn(game).flatMap(({ points = [] }) =>
      points.flatMap(({ clause, cases = [] }) => cases.map((each) => ({ clause, ...each }))),
    );
    expect(answered.map(({ verdict }) => verdict)).toEqual(
      expect.arrayContaining(['legal', 'illegal']),
    );
    for (const { clause, situation, move, verdict } of answered) {
      const found = judged(game, situation, move);
      expect([clause, move, found]).toEqual([clause, move, { ...found, verdict }]);
    }
  });

  it('has a figure for every number of players', () => {
    for (const { players } of countsOf(game)) expect(Object.keys(players)).toEqual(playersOf(game));
  });

  it.each(languages)(
    'shows a side of the table with the figures of every number, in %s',
    (language) => {
      for (const { counts, table } of learnOf(game, language)) {
        if (counts.length === 0 || table === undefined) continue;
        const sides = sidesOf(table, counts);
        for (const [at, players] of playersOf(game).entries()) {
          const { side } = sides[sides.length === 1 ? 0 : at] ?? {};
          const own = Object(Reflect.get(Object(side), 'me') ?? side);
          const figure = (key: string) =>
            counts.find((one) => one.key === key)?.players[Number(players)];
          expect([players, own.deck, own.hand?.length]).toEqual([
            players,
            figure('deck'),
            figure('dealt') ?? figure('hand'),
          ]);
        }
      }
    },
  );

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
