import { ruleOfPlace } from '#engine/dobro/scoring/claims.ts';
import { figures } from '#generated/dobro.ts';
import { type DobroGame, roundAt } from './game.ts';
import type { DobroScore } from './sheet.ts';

/** What one player gets for a round: points for the place, and what the forgetful card takes away. */
export interface RoundPoints {
  readonly place: number | null;
  readonly forPlace: number | null;
  readonly rule: string;
  /** 0 for whoever does not hold the forgetful card. */
  readonly penalty: number;
}

export function roundPoints(
  game: DobroGame,
  { rounds }: DobroScore,
  index: number,
  seat: number,
): RoundPoints {
  const penalty = roundAt(game, index).forgetful === seat ? figures.forgetfulPenalty : 0;
  const { points = [], places = [] } = rounds[index] ?? {};
  const net = points[seat] ?? null;
  return {
    place: places[seat] ?? null,
    forPlace: net === null ? null : net + penalty,
    rule: ruleOfPlace(places, seat),
    penalty: net === null ? 0 : penalty,
  };
}
