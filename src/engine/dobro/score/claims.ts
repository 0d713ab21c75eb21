import { no, type Rule } from '../violation.ts';
import type { Claim, Problem, RoundEntry, Score, Sheet } from './score.ts';

type Counted = Pick<
  Score,
  'rounds' | 'totals' | 'starters' | 'winners' | 'tieBreak' | 'played' | 'of'
>;

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
  { players, rounds: entries }: Pick<Sheet, 'players' | 'rounds'>,
  counted: Counted,
): Problem[] {
  const wrong: Problem[] = [];
  const names = (seats: readonly number[]) => seats.map((seat) => players[seat] ?? '').join(', ');
  const differ = (said?: number, found?: number | null): found is number =>
    said !== undefined && found !== undefined && found !== null && said !== found;
  for (const [round, points] of (claim.rounds ?? []).entries())
    for (const [seat, said] of points.entries()) {
      const { places = [], points: found = [] } = counted.rounds[round] ?? {};
      const points = found[seat];
      if (!differ(said, points)) continue;
      const rule = ruleOfPoints(entries[round], places, seat);
      const facts = { player: names([seat]), round: round + 1, said, counted: points };
      wrong.push({ ...no(rule, 'wrong-points', facts), at: `says.rounds.${round}.${seat}` });
    }
  for (const [seat, said] of (claim.totals ?? []).entries()) {
    const total = counted.totals[seat];
    if (!differ(said, total)) continue;
    const facts = { player: names([seat]), said, counted: total };
    wrong.push({ ...no('overview.goal', 'wrong-total', facts), at: `says.totals.${seat}` });
  }
  const { starter, winners } = claim;
  const { starters } = counted;
  if (starter !== undefined && starters.length > 0 && !starters.includes(starter)) {
    const facts = { said: names([starter]), counted: names(starters) };
    wrong.push({ ...no('next.first', 'wrong-starter', facts), at: 'says.starter' });
  }
  if (winners !== undefined && counted.winners.length > 0 && !alike(winners, counted.winners)) {
    const facts = { said: names(winners), counted: names(counted.winners) };
    const rule = counted.tieBreak === null ? 'end.winner' : 'end.tie';
    wrong.push({ ...no(rule, 'wrong-winners', facts), at: 'says.winners' });
  }
  // A round that is written down but open may still turn out to be the last.
  const { played, of } = counted;
  if (winners?.length && played === counted.rounds.length && played < of)
    wrong.push({
      ...no('end.winner', 'winner-too-soon', { played, rounds: of }),
      at: 'says.winners',
    });
  return wrong;
}
