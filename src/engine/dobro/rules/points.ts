import { figures } from '#generated/dobro.ts';

/** Place by pile size: 1 + how many hold strictly more (score.rank, score.tie). */
export const placesOf = (piles: readonly number[]): number[] =>
  piles.map((own) => 1 + piles.filter((other) => other > own).length);

/** Points of one round: by place, less one for the holder of the forgetful card (forget.penalty). */
export const pointsOf = (piles: readonly number[], forgetful: number | null): number[] =>
  placesOf(piles).map(
    (place, seat) =>
      (figures.points[place - 1] ?? 0) - (seat === forgetful ? figures.forgetfulPenalty : 0),
  );

export const totalsOf = (
  players: number,
  rounds: readonly { readonly points: readonly number[] }[],
): number[] =>
  Array.from({ length: players }, (_, seat) =>
    rounds.reduce((sum, round) => sum + (round.points[seat] ?? 0), 0),
  );
