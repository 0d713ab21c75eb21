import { figures } from '#generated/dobro.ts';
import { no, type Rule } from '../violation.ts';
import { pointsRange, type Range, totalRanges } from './bounds.ts';
import { type Checked, needs, refuted, right } from './checked.ts';
import { checkStarter, checkWinners } from './claimed-outcome.ts';
import { roundsRule } from './impossible-sheet.ts';
import { type Claim, type RoundEntry, type Score, type Sheet, scoreSheet } from './score.ts';

/** The clause behind the points for a place: a tie, or the plain place. */
export function ruleOfPlace(places: readonly (number | null)[], seat: number): Rule {
  const place = places[seat] ?? null;
  return place !== null && places.filter((other) => other === place).length > 1
    ? 'score.tie'
    : 'score.rank';
}

/** The clause behind a player's points of a round: a penalty, a tie, or the plain place. */
export function ruleOfPoints(
  entry: RoundEntry | undefined,
  places: readonly (number | null)[],
  seat: number,
): Rule {
  return entry?.forgetful === seat ? 'forget.penalty' : ruleOfPlace(places, seat);
}

const within = (claimed: number, { least, most }: Range): boolean =>
  claimed >= least && claimed <= most;
const sayRange = ({ least, most }: Range): number | string =>
  least === most ? least : `${least}–${most}`;

/** Entries by seat or round, without those that were left out. */
const given = <Item>(items: readonly Item[] = []): [number, Item][] =>
  [...items.entries()].filter(([, item]) => item !== undefined);

/** Whether these would be the points had the tie not left out a place (score.tie). */
function isUnskipped(places: readonly (number | null)[], seat: number, claimed: number): boolean {
  const place = places[seat] ?? null;
  if (place === null) return false;
  const before = new Set(places.filter((other) => other !== null && other < place));
  return before.size + 1 < place && claimed === figures.points[before.size];
}

function checkPoints(
  sheet: Sheet,
  { rounds }: Score,
  round: number,
  seat: number,
  claimed: number,
) {
  const range = pointsRange(sheet, rounds, round, seat);
  const { places } = rounds[round] ?? {};
  // There is nothing to check the claim against in a round that is not written down.
  if (within(claimed, range)) return places ? right : needs(`rounds.${round}.piles`);
  const player = sheet.players[seat] ?? '';
  const rule = isUnskipped(places ?? [], seat, claimed)
    ? 'score.tie'
    : ruleOfPoints(sheet.rounds[round], places ?? [], seat);
  return refuted(
    `says.rounds.${round}.${seat}`,
    no(rule, 'wrong-points', {
      player,
      round: round + 1,
      said: claimed,
      counted: sayRange(range),
    }),
  );
}

/** The claimed points of a round that was not counted have to fit together (score.tie, forget.penalty). */
function checkRound(sheet: Sheet, { rounds }: Score, round: number, claimed: readonly number[]) {
  const seats = [...sheet.players.keys()];
  const isCounted = rounds[round]?.points.every((points) => points !== null);
  if (isCounted || seats.some((seat) => claimed[seat] === undefined)) return right;
  const { forgetful = null } = sheet.rounds[round] ?? {};
  const fits = (forgetful === null ? [null, ...seats] : [forgetful]).some((holder) => {
    const places = seats.map((seat) => {
      const lost = seat === holder ? figures.forgetfulPenalty : 0;
      return 1 + figures.points.findIndex((points) => points === (claimed[seat] ?? 0) + lost);
    });
    return places.every((place) => place === 1 + places.filter((one) => one < place).length);
  });
  const facts = { round: round + 1, places: claimed.map(String) };
  return fits ? right : refuted(`says.rounds.${round}`, no('score.tie', 'points-together', facts));
}

/** All totals together: each place scores once, and a tie only takes points away (score.rank). */
function checkSum({ players }: Sheet, { rounds }: Score, claimed: readonly number[] = []): Checked {
  if (players.some((_, seat) => claimed[seat] === undefined)) return right;
  const sum = (points: readonly number[]) => points.reduce((all, one) => all + one, 0);
  const each = rounds.map(({ points }): Range => {
    const counted = points.filter((one) => one !== null);
    if (counted.length === players.length) return { least: sum(counted), most: sum(counted) };
    return {
      least: players.length - figures.forgetfulPenalty,
      most: sum(figures.points.slice(0, players.length)),
    };
  });
  const range = {
    least: sum(each.map(({ least }) => least)),
    most: sum(each.map(({ most }) => most)),
  };
  const facts = { said: sum(claimed), counted: sayRange(range) };
  return within(facts.said, range)
    ? right
    : refuted('says.totals', no('score.rank', 'totals-together', facts));
}

const checkCount = ({ long }: Sheet, count: number, most: number): Checked =>
  count > most
    ? refuted('says.rounds', no(roundsRule(long), 'too-many-rounds', { count, most }))
    : right;

function checkTotal(
  { players, rounds }: Sheet,
  range: Range,
  seat: number,
  claimed: number,
): Checked {
  if (within(claimed, range)) return right;
  const facts = { player: players[seat] ?? '', said: claimed, counted: sayRange(range) };
  // Off by exactly the penalties of this player: they were forgotten, or counted twice.
  const forgot = rounds.filter(({ forgetful }) => forgetful === seat).length;
  const off = range.least === range.most ? Math.abs(claimed - range.least) : 0;
  const rule = forgot > 0 && off === forgot * figures.forgetfulPenalty;
  return refuted(
    `says.totals.${seat}`,
    no(rule ? 'forget.penalty' : 'overview.goal', 'wrong-total', facts),
  );
}

/** Checks what the players worked out against the rest of the sheet. */
function checkClaims(claim: Claim, sheet: Sheet, counted: Score): Checked {
  const totals = totalRanges(sheet, counted.rounds);
  const rounds = given(claim.rounds?.slice(0, counted.of)).flatMap(([round, points]) =>
    given(points).map(([seat, claimed]) => checkPoints(sheet, counted, round, seat, claimed)),
  );
  const sums = given(claim.totals).map(([seat, claimed]) =>
    checkTotal(sheet, totals[seat] ?? { least: 0, most: 0 }, seat, claimed),
  );
  const isRight = ({ wrong }: Checked) => wrong.length === 0;
  const together = given(claim.rounds?.slice(0, counted.of)).map(([round, points]) =>
    checkRound(sheet, counted, round, points),
  );
  const checked = [
    checkCount(sheet, claim.rounds?.length ?? 0, counted.of),
    ...rounds,
    ...(rounds.every(isRight) ? together : []),
    ...sums,
    ...(sums.every(isRight) ? [checkSum(sheet, counted, claim.totals)] : []),
    claim.starter === undefined ? right : checkStarter(claim.starter, sheet, counted, totals),
    claim.winners === undefined ? right : checkWinners(claim.winners, sheet, counted, totals),
  ];
  return {
    wrong: checked.flatMap(({ wrong }) => wrong),
    missing: checked.flatMap(({ missing }) => missing),
  };
}

/** Scores a sheet and checks what the players worked out. */
export function checkSheet(sheet: Sheet): Score {
  const score = scoreSheet(sheet);
  if (score.verdict === 'impossible' || !sheet.says) return score;
  const { wrong, missing: asked } = checkClaims(sheet.says, sheet, score);
  const missing = [...new Set([...score.missing, ...asked])];
  const verdict = wrong.length > 0 ? 'illegal' : missing.length > 0 ? 'open' : 'legal';
  return { ...score, verdict, missing, problems: wrong };
}
