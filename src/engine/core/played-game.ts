import type { Game, Watched } from './game.ts';
import { type Report, type SimulateOptions, simulate } from './simulate.ts';
import type { Judgement, JudgeOptions } from './verdict.ts';

type LogOptions = Pick<SimulateOptions, 'players' | 'seed' | 'variant'>;

/** Random games as descriptions, and what the judge says about them. */
export interface GameLog {
  /** One description for each part of a game that makes sense by itself. */
  readonly write: (options: LogOptions) => readonly object[];
  /** How many moves were judged, and every move that was not judged legal, with the part it is in. */
  readonly judge: (options: LogOptions) => {
    readonly moves: number;
    readonly wrong: readonly string[];
  };
}

/** A game that can be played at random, whatever its states and moves look like. */
export interface PlayedGame extends Pick<Game<unknown, unknown>, 'players' | 'variants'> {
  readonly simulate: (options: SimulateOptions) => Report;
  readonly log: GameLog;
}

/** A part of a game that is described by itself: a round, or a turn. */
interface DescribedPart<Situation, Move> {
  readonly situation: Situation;
  readonly move: Move;
  readonly moves: readonly Move[];
}

/** Random games as descriptions, each part of them judged from its first move to its last. */
export const logged = <Situation, Move>(
  part: string,
  describeGame: (options: LogOptions) => readonly DescribedPart<Situation, Move>[],
  judgeMoves: (
    situation: Situation,
    moves: readonly [Move, ...Move[]],
    options: JudgeOptions,
  ) => Judgement & { readonly steps: readonly unknown[] },
): GameLog => ({
  write: describeGame,
  judge: (options) => {
    const parts = describeGame(options).map(({ situation, move, moves }) =>
      judgeMoves(situation, [move, ...moves], { strict: true }),
    );
    const wrong = parts.flatMap(({ verdict, steps, violations, missing }, at) => {
      const why = violations[0]?.code ?? missing[0]?.fact ?? '';
      return verdict === 'legal'
        ? []
        : [`${part} ${at + 1}, move ${steps.length}: ${verdict} ${why}`];
    });
    return { moves: parts.reduce((sum, { steps }) => sum + steps.length, 0), wrong };
  },
});

export const played = <State, Move>(
  game: Game<State, Move>,
  watched: Watched<State>,
  log: GameLog,
): PlayedGame => ({
  log,
  players: game.players,
  variants: game.variants,
  simulate: (options) => simulate(game, watched, options),
});
