import type { State } from '../state/state.ts';
import { by } from '../violation.ts';
import { type ScoreResult, score } from './score.ts';

/** Players have no names inside a game. */
const nameOf = (seat: number): string => `seat ${seat + 1}`;

/** The final score of a state: what is on its table, written on a score sheet (score.total). */
export function scoreOf({ players, board, macaroni }: State): ScoreResult {
  const result = score({
    points: board.points,
    players: players.map(({ deck, discard, hand, yard, lookout, ...player }, seat) => ({
      name: nameOf(seat),
      track: player.vp,
      fort: player.level,
      macaroni: macaroni === seat,
      ...(player.rule ? { 'made-up-rule': player.rule } : {}),
      deck,
      discard,
      hand,
      yard,
      lookout,
      stuff: player.stuff,
      pack: player.pack,
    })),
  });
  for (const { lines } of result.players) for (const { rule } of lines) by(rule);
  by('rule.count-all');
  if (result.tieBreak) by('score.tie');
  return result;
}
