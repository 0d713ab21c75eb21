import { placesOf } from '#engine/dobro/rules/points.ts';
import { figures } from '#generated/dobro.ts';

export type Figures = readonly (number | undefined)[];

export interface DobroRound {
  /** Places were entered instead of pile sizes. */
  readonly ranked: boolean;
  readonly piles: Figures;
  readonly places: Figures;
  /** Seat of who holds the forgetful card at the end of the round. */
  readonly forgetful: number | null;
  /** Sums of the numbers in the score piles; asked for only when they decide (end.tie). */
  readonly sums: Figures;
}

export interface DobroGame {
  readonly long: boolean;
  /** Names, clockwise. */
  readonly players: readonly string[];
  readonly rounds: readonly DobroRound[];
}

const emptyRound: DobroRound = {
  ranked: false,
  piles: [],
  places: [],
  forgetful: null,
  sums: [],
};

export const blankGame = (): DobroGame => ({
  long: false,
  players: Array.from({ length: figures.minPlayers }, () => ''),
  rounds: [],
});

export const isBlank = ({ long, players, rounds }: DobroGame): boolean =>
  !long &&
  players.length === figures.minPlayers &&
  players.every((name) => name === '') &&
  rounds.length === 0;

/** The same people once more. */
export const nextGame = ({ long, players }: DobroGame): DobroGame => ({
  long,
  players,
  rounds: [],
});

/** Three rounds, or in the long game as many as players (variant.long). */
export const roundsOf = ({ long, players }: DobroGame): number =>
  long ? players.length : figures.rounds;

/** A round that has not begun is entered as the last one was. */
export const roundAt = ({ rounds }: DobroGame, index: number): DobroRound =>
  rounds[index] ?? { ...emptyRound, ranked: rounds.at(-1)?.ranked ?? false };

export const withRound = (
  game: DobroGame,
  index: number,
  part: Partial<DobroRound>,
): DobroGame => ({
  ...game,
  rounds: Array.from({ length: Math.max(game.rounds.length, index + 1) }, (_, at) =>
    at === index ? { ...roundAt(game, at), ...part } : roundAt(game, at),
  ),
});

export const withFigure = (own: Figures, seat: number, figure: number | undefined): Figures =>
  Array.from({ length: Math.max(own.length, seat + 1) }, (_, at) =>
    at === seat ? figure : own[at],
  );

/** Each place is 1 + how many are ahead of it (score.rank, score.tie). */
const fitTogether = (places: readonly number[]): boolean =>
  placesOf(places.map((place) => -place)).every((place, seat) => place === places[seat]);

/**
 * The places of a round: once all others have theirs, the last player has the one that is left, until told
 * that it was shared. It is worked out, not stored, so that it follows when another is changed.
 */
export function placesAt(game: DobroGame, index: number): Figures {
  const { places } = roundAt(game, index);
  const seats = [...game.players.keys()];
  const [open, ...others] = seats.filter((seat) => places[seat] === undefined);
  if (open === undefined || others.length > 0) return places;
  const left = seats
    .map((seat) => seat + 1)
    .find(
      (place) => !places.includes(place) && fitTogether(seats.map((seat) => places[seat] ?? place)),
    );
  return withFigure(places, open, left);
}

const holderWithout = (holder: number | null, seat: number): number | null => {
  if (holder === null || holder === seat) return null;
  return holder > seat ? holder - 1 : holder;
};

/** This many players; surplus ones are removed from the end. */
export const withPlayers = (game: DobroGame, count: number): DobroGame =>
  count < game.players.length
    ? withPlayers(withoutPlayer(game, game.players.length - 1), count)
    : {
        ...game,
        players: Array.from({ length: count }, (_, seat) => game.players[seat] ?? ''),
      };

/** Someone leaves the sheet, with all entries of that seat. */
export function withoutPlayer(game: DobroGame, seat: number): DobroGame {
  const others = (own: Figures) => own.filter((_, at) => at !== seat);
  return {
    ...game,
    players: game.players.filter((_, at) => at !== seat),
    rounds: game.rounds.map((round) => ({
      ranked: round.ranked,
      piles: others(round.piles),
      places: others(round.places),
      sums: others(round.sums),
      forgetful: holderWithout(round.forgetful, seat),
    })),
  };
}
