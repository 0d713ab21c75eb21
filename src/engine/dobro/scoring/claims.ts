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

const within = (said: number, { least, most }: Range): boolean => said >= least && said <= most;
const sayRange = ({ least, most }: Range): number | string =>
  least === most ? least : `${least}–${most}`;

/** Entries by seat or round, without those that were left out. */
const given = <Item>(items: readonly Item[] = []): [number, Item][] =>
  [...items.entries()].filter(([, item]) => item !== undefined);

function checkPoints(sheet: Sheet, { rounds }: Score, round: number, seat: number, said: number) {
  const range = pointsRange(sheet, rounds, round, seat);
  const { places } = rounds[round] ?? {};
  // Of a round that is not written down there is nothing to hold the claim to.
  if (within(said, range)) return places ? right : needs(`rounds.${round}.piles`);
  const player = sheet.players[seat] ?? '';
  return refuted(
    `says.rounds.${round}.${seat}`,
    no(ruleOfPoints(sheet.rounds[round], places ?? [], seat), 'wrong-points', {
      player,
      round: round + 1,
      said,
      counted: sayRange(range),
    }),
  );
}

const checkCount = ({ long }: Sheet, count: number, most: number): Checked =>
  count > most
    ? refuted('says.rounds', no(roundsRule(long), 'too-many-rounds', { count, most }))
    : right;

function checkTotal({ players, rounds }: Sheet, range: Range, seat: number, said: number): Checked {
  if (within(said, range)) return right;
  const facts = { player: players[seat] ?? '', said, counted: sayRange(range) };
  // Wrong by exactly the penalties of this player: they were forgotten, or counted twice.
  const forgot = rounds.filter(({ forgetful }) => forgetful === seat).length;
  const off = range.least === range.most ? Math.abs(said - range.least) : 0;
  const rule = forgot > 0 && off === forgot * figures.forgetfulPenalty;
  return refuted(
    `says.totals.${seat}`,
    no(rule ? 'forget.penalty' : 'overview.goal', 'wrong-total', facts),
  );
}

/** What the players worked out, held to all that the sheet tells. */
function checkClaims(claim: Claim, sheet: Sheet, counted: Score): Checked {
  const totals = totalRanges(sheet, counted.rounds);
  const rounds = given(claim.rounds?.slice(0, counted.of)).flatMap(([round, points]) =>
    given(points).map(([seat, said]) => checkPoints(sheet, counted, round, seat, said)),
  );
  const sums = given(claim.totals).map(([seat, said]) =>
    checkTotal(sheet, totals[seat] ?? { least: 0, most: 0 }, seat, said),
  );
  const checked = [
    checkCount(sheet, claim.rounds?.length ?? 0, counted.of),
    ...rounds,
    ...sums,
    claim.starter === undefined ? right : checkStarter(claim.starter, sheet, counted, totals),
    claim.winners === undefined ? right : checkWinners(claim.winners, sheet, counted, totals),
  ];
  return {
    wrong: checked.flatMap(({ wrong }) => wrong),
    missing: checked.flatMap(({ missing }) => missing),
  };
}

/** Scores a sheet and holds what the players worked out to it. */
export function checkSheet(sheet: Sheet): Score {
  const score = scoreSheet(sheet);
  if (score.verdict === 'impossible' || !sheet.says) return score;
  const { wrong, missing: asked } = checkClaims(sheet.says, sheet, score);
  const missing = [...new Set([...score.missing, ...asked])];
  const verdict = wrong.length > 0 ? 'illegal' : missing.length > 0 ? 'open' : 'legal';
  return { ...score, verdict, missing, problems: wrong };
}
