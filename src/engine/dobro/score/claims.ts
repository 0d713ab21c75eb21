import { no, type Rule } from '../violation.ts';
import type { Claim, Problem, RoundEntry, Score } from './score.ts';

type Counted = Pick<Score, 'rounds' | 'totals' | 'starters' | 'winners' | 'tieBreak'>;

/** The clause behind a player's points of a round: a penalty, a tie, or the plain place. */
export function ruleOfPoints(
  entry: RoundEntry | undefined,
  places: readonly (number | null)[],
  seat: number,
): Rule {
  if (entry?.forgetful === seat) return 'forget.penalty';
  return places.filter((place) => place === places[seat]).length > 1 ? 'score.tie' : 'score.rank';
}

const alike = (said: readonly number[], counted: readonly number[]): boolean =>
  [...said].sort().join() === [...counted].sort().join();

/** What the players worked out, against what the sheet gives. */
export function wrongClaims(
  claim: Claim,
  entries: readonly RoundEntry[],
  counted: Counted,
): Problem[] {
  const wrong: Problem[] = [];
  const compare = (at: string, rule: Rule, said?: number, found?: number | null): void => {
    if (said !== undefined && found !== undefined && found !== null && said !== found)
      wrong.push({ ...no(rule, 'wrong-points', { said, counted: found }), at });
  };
  for (const [round, points] of (claim.rounds ?? []).entries())
    for (const [seat, said] of points.entries()) {
      const { places = [], points: found = [] } = counted.rounds[round] ?? {};
      const rule = ruleOfPoints(entries[round], places, seat);
      compare(`says.rounds.${round}.${seat}`, rule, said, found[seat]);
    }
  for (const [seat, said] of (claim.totals ?? []).entries())
    compare(`says.totals.${seat}`, 'overview.goal', said, counted.totals[seat]);
  const { starter, winners } = claim;
  if (starter !== undefined && counted.starters.length > 0 && !counted.starters.includes(starter))
    wrong.push({ ...no('next.first', 'wrong-starter'), at: 'says.starter' });
  if (winners !== undefined && counted.winners.length > 0 && !alike(winners, counted.winners))
    wrong.push({
      ...no(counted.tieBreak === null ? 'end.winner' : 'end.tie', 'wrong-winners'),
      at: 'says.winners',
    });
  return wrong;
}
