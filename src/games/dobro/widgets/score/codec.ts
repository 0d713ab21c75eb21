import type { Schema } from '#engine/core/format/fits.ts';
import { isList } from '#engine/core/unknown-data.ts';
import { sheetCodec } from '#widgets/score/sheet-codec.ts';
import type { Codec } from '#widgets/shared/document.ts';
import type { DobroGame, DobroRound, Figures } from './game.ts';

/** Missing figures are undefined; those at the end are dropped. */
const tidyFigures = (own: readonly (number | null | undefined)[]): Figures => {
  const known = own.map((figure) => figure ?? undefined);
  return known.slice(0, known.findLastIndex((figure) => figure !== undefined) + 1);
};

const tidyRound = (round: DobroRound): DobroRound => ({
  ...round,
  piles: tidyFigures(round.piles),
  places: tidyFigures(round.places),
  sums: tidyFigures(round.sums),
});

/** Whether a round has no entries for seats that do not exist. */
const isOfSeats = ({ piles, places, sums, forgetful }: DobroRound, seats: number): boolean =>
  [piles, places, sums].every((own) => own.length <= seats) && (forgetful ?? 0) < seats;

export const dobroCodec = (schema: Schema): Codec<DobroGame> =>
  sheetCodec('dobro-score', schema, {
    // The rounds were beside the names, not in a list of their own.
    upgrade: (data) => (isList(data) ? [data[0], data[1], data.slice(2)] : data),
    tidy: (game) =>
      game.rounds.every((round) => isOfSeats(round, game.players.length))
        ? { ...game, rounds: game.rounds.map(tidyRound) }
        : undefined,
  });
